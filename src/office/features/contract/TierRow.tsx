import type { ContractKind } from '#contract/generated/types.ts';
import { CONTRACT_KINDS } from '#domain/contract/contract-kinds.ts';
import grid from '#staff/setting/FieldGrid.module.css';
import type { ListItem } from '#staff/setting/ListEditor.tsx';
import { ListRow } from '#staff/setting/ListRow.tsx';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Field, SelectField } from '#ui/kit/Field.tsx';
import styles from './ContractDesk.module.css';
import type { TierDraft } from './offer-draft.ts';
import { FIELDS, fieldsOf, type TierField } from './tier-fields.ts';

/** Room for the largest amount with its grouping. */
const MAX_LENGTH = 22;

export interface TierRowProps {
  kind: ContractKind;
  row: ListItem<TierDraft, { readonly index: number }>;
  currency: string;
  /** By pointer within the terms. */
  faultAt: (pointer: string) => string | undefined;
}

/** One tier of an offer: its pay, and the thresholds from which it counts. */
export function TierRow({ kind, row, currency, faultAt }: TierRowProps) {
  const say = useTexts('contract-desk');
  const { item, place, onChange } = row;
  const at = `/tiers/${place - 1}`;
  const fault = faultAt(at);
  const afterOf = (name: TierField): string | undefined => {
    const { unit } = FIELDS[name];
    return unit === 'percent' ? '%' : unit === 'money' ? currency : undefined;
  };
  return (
    <ListRow row={row} name={say('contract-desk:tier', { number: place })}>
      <div className={grid.fields}>
        {CONTRACT_KINDS[kind].base === 'bets' ? null : (
          <SelectField
            label={say('contract-desk:pays')}
            value={item.pays}
            options={(['rate', 'fixed'] as const).map((value) => ({
              value,
              label: say(`contract-desk:pays.${value}`),
            }))}
            onChange={(pays) => onChange?.({ ...item, pays: pays === 'fixed' ? 'fixed' : 'rate' })}
          />
        )}
        {fieldsOf(kind, item.pays).map((name) => (
          <Field
            key={name}
            label={say(`contract-desk:field.${name}`)}
            value={item.texts[name] ?? ''}
            after={afterOf(name)}
            inputMode={FIELDS[name].unit === 'count' ? 'numeric' : 'decimal'}
            autoComplete="off"
            maxLength={MAX_LENGTH}
            fault={faultAt(`${at}/${name}`)}
            onChange={({ target }) =>
              onChange?.({ ...item, texts: { ...item.texts, [name]: target.value } })
            }
          />
        ))}
      </div>
      {fault === undefined ? null : <p className={styles.fault}>{fault}</p>}
    </ListRow>
  );
}
