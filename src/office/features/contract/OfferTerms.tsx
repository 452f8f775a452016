import type { ContractKind } from '#contract/generated/types.ts';
import type { ProblemError } from '#contract/problem-error.ts';
import { CONTRACT_KINDS } from '#domain/contract/contract-kinds.ts';
import grid from '#staff/setting/FieldGrid.module.css';
import { ListEditor } from '#staff/setting/ListEditor.tsx';
import { percentText } from '#staff/setting/read-figure.ts';
import { type DraftFault, useFaultText } from '#staff/setting/useFaultText.ts';
import { useOfficeLocale } from '#staff/values/useOfficeLocale.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Field, SelectField } from '#ui/kit/Field.tsx';
import { Switch } from '#ui/kit/Switch.tsx';
import styles from './ContractDesk.module.css';
import { emptyTier, MAX_TIERS, type OfferDraft, periodsOf, withKind } from './offer-draft.ts';
import { TierRow } from './TierRow.tsx';

export interface OfferTermsProps {
  draft: OfferDraft;
  kinds: readonly ContractKind[];
  capBasisPoints: number;
  currency: string;
  /** By pointer within the terms. */
  faults: readonly DraftFault[];
  /** The server's refusal of the last try. */
  problem: ProblemError | null;
  onChange: (draft: OfferDraft) => void;
}

/** The kind, the period, the base and the tiers of an offer. */
export function OfferTerms(props: OfferTermsProps) {
  const { draft, kinds, capBasisPoints, currency, faults, problem, onChange } = props;
  const say = useTexts('contract-desk');
  const locale = useOfficeLocale();
  const draftFault = useFaultText(faults);
  const faultAt = (pointer: string): string | undefined =>
    draftFault(pointer) ?? problem?.fields[`/terms${pointer}`]?.message;
  const isBets = CONTRACT_KINDS[draft.kind].base === 'bets';
  const periodFault = faultAt('/period') ?? faultAt('/carryNegative');
  return (
    <>
      <div className={grid.fields}>
        <SelectField
          label={say('contract-desk:kind')}
          value={draft.kind}
          options={kinds.map((kind) => ({ value: kind, label: say(`contract-desk:kind.${kind}`) }))}
          onChange={(value) => {
            const kind = kinds.find((one) => one === value);
            if (kind !== undefined) onChange(withKind(draft, kind));
          }}
        />
        <SelectField
          label={say('contract-desk:period')}
          value={draft.period}
          options={periodsOf(draft.kind).map((period) => ({
            value: period,
            label: say(`contract-desk:period.${period}`),
          }))}
          onChange={(value) => {
            const period = periodsOf(draft.kind).find((one) => one === value);
            if (period !== undefined) onChange({ ...draft, period });
          }}
        />
        <Field
          label={say('contract-desk:noticeDays')}
          hint={say('contract-desk:noticeDaysHint')}
          value={draft.noticeDays}
          inputMode="numeric"
          autoComplete="off"
          maxLength={2}
          fault={faultAt('/noticeDays')}
          onChange={({ target }) => onChange({ ...draft, noticeDays: target.value })}
        />
      </div>
      {periodFault === undefined ? null : <p className={styles.fault}>{periodFault}</p>}
      <Switch
        label={say('contract-desk:includeSelf')}
        checked={draft.includeSelf}
        onChange={(includeSelf) => onChange({ ...draft, includeSelf })}
      >
        {say('contract-desk:includeSelfHint')}
      </Switch>
      {draft.kind === 'dividend' ? (
        <Switch
          label={say('contract-desk:carryNegative')}
          checked={draft.carryNegative}
          onChange={(carryNegative) => onChange({ ...draft, carryNegative })}
        >
          {say('contract-desk:carryNegativeHint')}
        </Switch>
      ) : null}
      <ListEditor
        title={say('contract-desk:tiers')}
        hint={say(isBets ? 'contract-desk:tiers.betsHint' : 'contract-desk:tiers.hint', {
          cap: percentText(capBasisPoints, locale),
        })}
        none={say('contract-desk:tiers.none')}
        items={draft.tiers}
        faults={NO_FAULTS}
        maxItems={isBets ? 1 : MAX_TIERS}
        // The contract needs one tier.
        onChange={(tiers) => (tiers.length === 0 ? undefined : onChange({ ...draft, tiers }))}
        add={[{ id: 'tier', label: say('contract-desk:tiers.add'), begin: emptyTier }]}
        row={(row) => <TierRow kind={draft.kind} row={row} currency={currency} faultAt={faultAt} />}
      />
    </>
  );
}

/** The rows find their faults by pointer. */
const NO_FAULTS: readonly { readonly index: number }[] = [];
