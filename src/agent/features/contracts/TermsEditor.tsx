import type { ContractKind, ContractPeriod } from '#contract/generated/types.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Button } from '#ui/kit/Button.tsx';
import { SelectField } from '#ui/kit/branded/SelectField.tsx';
import { Field } from '#ui/kit/Field.tsx';
import { Icon } from '#ui/kit/Icon.tsx';
import { Switch } from '#ui/kit/Switch.tsx';
import { FieldRow } from '../../frame/FormLayout.tsx';
import styles from './Contracts.module.css';
import { type ContractEntry, emptyTier, type TierEntry } from './tier-entry.ts';
import { TierFields } from './TierFields.tsx';

export interface TermsEditorProps {
  kind: ContractKind;
  currency: string;
  /** Periods that may be offered. */
  periods: readonly ContractPeriod[];
  entry: ContractEntry;
  onChange: (entry: ContractEntry) => void;
  /** Words about a place of the terms. */
  faultAt: (pointer: string) => string | undefined;
}

/** The schema's bound. */
const MOST_TIERS = 20;

/** Fields for the terms of an offer. */
export function TermsEditor(props: TermsEditorProps) {
  const { kind, currency, periods, entry, onChange, faultAt } = props;
  const { tiers } = entry;
  const say = useTexts('agent');
  const setTiers = (next: readonly TierEntry[]): void => onChange({ ...entry, tiers: next });
  const mayAdd = kind !== 'realTimeSalary' && tiers.length < MOST_TIERS;
  return (
    <>
      <FieldRow>
        <SelectField<ContractPeriod>
          name="period"
          label={say('agent:contract.period')}
          value={entry.period}
          choices={periods.map((value) => ({
            value,
            label: say(`agent:contract.period.${value}`),
          }))}
          onChange={(period) => onChange({ ...entry, period })}
          problem={faultAt('/period')}
          required
        />
        <Field
          name="noticeDays"
          label={say('agent:contract.noticeDays')}
          hint={say('agent:contract.noticeDays.help')}
          inputMode="numeric"
          maxLength={2}
          autoComplete="off"
          required
          fault={faultAt('/noticeDays')}
          value={entry.noticeDays}
          onChange={({ target }) => onChange({ ...entry, noticeDays: target.value })}
        />
      </FieldRow>
      <Switch
        label={say('agent:contract.includeSelf')}
        checked={entry.includeSelf}
        onChange={(includeSelf) => onChange({ ...entry, includeSelf })}
      >
        {say('agent:contract.includeSelf.help')}
      </Switch>
      {kind === 'dividend' ? (
        <Switch
          label={say('agent:contract.carryNegative')}
          checked={entry.carryNegative}
          onChange={(carryNegative) => onChange({ ...entry, carryNegative })}
        >
          {say('agent:contract.carryNegative.help')}
        </Switch>
      ) : null}
      {tiers.map((tier, place) => (
        <TierFields
          key={tier.key}
          kind={kind}
          currency={currency}
          place={place}
          entry={tier}
          onChange={(next) => setTiers(tiers.map((one) => (one.key === next.key ? next : one)))}
          onRemove={
            tiers.length > 1 ? () => setTiers(tiers.filter((one) => one !== tier)) : undefined
          }
          faultAt={faultAt}
        />
      ))}
      {mayAdd ? (
        <div className={styles.actions}>
          <Button
            tone="secondary"
            size="small"
            onClick={() =>
              setTiers([...tiers, emptyTier(Math.max(-1, ...tiers.map(({ key }) => key)) + 1)])
            }
          >
            <Icon name="plus" size="small" />
            {say('agent:contract.tier.add')}
          </Button>
        </div>
      ) : null}
    </>
  );
}
