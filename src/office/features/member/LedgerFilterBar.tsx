import { funds, moneyKinds } from '#contract/generated/enum-values.ts';
import { isBuiltFund, isBuiltTransfer } from '#domain/built/built-values.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { SelectField } from '#ui/kit/Field.tsx';
import { DayField } from '#ui/record/DayField.tsx';
import { type LedgerFilters } from './ledger-filters.ts';
import styles from './LedgerFilterBar.module.css';

export interface LedgerFilterBarProps {
  filters: LedgerFilters;
  /** The last day lies before the first. */
  backwards: boolean;
  /** Values of the address; null takes one out. */
  onChange: (values: Readonly<Record<string, string | null>>) => void;
}

/** Kind, fund and days. */
export function LedgerFilterBar({ filters, backwards, onChange }: LedgerFilterBarProps) {
  const say = useTexts('office');
  return (
    <search className={styles.bar}>
      <SelectField
        label={say('office:ledger.kind')}
        value={filters.kind ?? ''}
        options={[
          { value: '', label: say('office:ledger.allKinds') },
          ...moneyKinds
            .filter((value) => isBuiltTransfer(value) || value === filters.kind)
            .map((value) => ({ value, label: say(`office:kind.${value}`) })),
        ]}
        onChange={(kind) => onChange({ kind })}
      />
      <SelectField
        label={say('office:ledger.fund')}
        value={filters.fund ?? ''}
        options={[
          { value: '', label: say('office:ledger.allFunds') },
          ...funds
            .filter((value) => isBuiltFund(value) || value === filters.fund)
            .map((value) => ({ value, label: say(`office:fund.${value}`) })),
        ]}
        onChange={(fund) => onChange({ fund })}
      />
      <DayField
        label={say('office:ledger.from')}
        value={filters.from ?? ''}
        {...(filters.to === null ? {} : { max: filters.to })}
        onDay={(from) => onChange({ from })}
      />
      <DayField
        label={say('office:ledger.to')}
        value={filters.to ?? ''}
        fault={backwards ? say('office:ledger.backwards') : undefined}
        {...(filters.from === null ? {} : { min: filters.from })}
        onDay={(to) => onChange({ to })}
      />
    </search>
  );
}
