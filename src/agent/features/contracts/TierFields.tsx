import type { ContractKind } from '#contract/generated/types.ts';
import { currencySymbol } from '#domain/money/format-micro.ts';
import { useLocale } from '#ui/i18n/useLocale.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Button } from '#ui/kit/Button.tsx';
import { ChoiceStrip } from '#ui/kit/ChoiceStrip.tsx';
import { Field } from '#ui/kit/Field.tsx';
import { Notice } from '#ui/kit/Notice.tsx';
import { FieldRow } from '../../frame/FormLayout.tsx';
import styles from './Contracts.module.css';
import { FIELD_SHAPES, fieldsOf, type TierEntry } from './tier-entry.ts';

export interface TierFieldsProps {
  kind: ContractKind;
  currency: string;
  place: number;
  entry: TierEntry;
  onChange: (entry: TierEntry) => void;
  /** undefined: the only tier. */
  onRemove: (() => void) | undefined;
  /** Words about a place of the terms. */
  faultAt: (pointer: string) => string | undefined;
}

const PAYS = ['rate', 'fixed'] as const;

/** Fields of one tier: its pay, and the conditions from which it counts. */
export function TierFields(props: TierFieldsProps) {
  const { kind, currency, place, entry, onChange, onRemove, faultAt } = props;
  const say = useTexts('agent');
  const locale = useLocale();
  const fault = faultAt(`/tiers/${place}`);
  const title = say('agent:contract.tier', { number: place + 1 });
  return (
    <fieldset className={styles.tier}>
      <legend>{title}</legend>
      {kind === 'realTimeSalary' ? null : (
        <ChoiceStrip<TierEntry['pays']>
          label={say('agent:contract.pays')}
          choices={PAYS.map((value) => ({ value, label: say(`agent:contract.pays.${value}`) }))}
          chosen={entry.pays}
          onChoose={(chosen) => onChange({ ...entry, pays: chosen ?? entry.pays })}
        />
      )}
      <FieldRow>
        {fieldsOf(kind, entry.pays).map((field) => {
          const shape = FIELD_SHAPES[field];
          return (
            <Field
              key={field}
              name={`tier-${place}-${field}`}
              label={say(`agent:contract.field.${field}`)}
              inputMode={shape === 'count' ? 'numeric' : 'decimal'}
              maxLength={18}
              autoComplete="off"
              before={shape === 'amount' ? currencySymbol(currency, locale) : undefined}
              after={shape === 'percent' ? '%' : undefined}
              fault={faultAt(`/tiers/${place}/${field}`)}
              value={entry[field]}
              onChange={({ target }) => onChange({ ...entry, [field]: target.value })}
            />
          );
        })}
      </FieldRow>
      {fault === undefined ? null : <Notice tone="warning">{fault}</Notice>}
      {onRemove === undefined ? null : (
        <div className={styles.actions}>
          <Button tone="quiet" size="small" onClick={onRemove}>
            {say('agent:contract.tier.remove')}
            <span className="visually-hidden">: {title}</span>
          </Button>
        </div>
      )}
    </fieldset>
  );
}
