import type { DepositRoute } from '#contract/generated/types.ts';
import { AmountField } from '#staff/setting/AmountField.tsx';
import styles from '#staff/setting/RowFields.module.css';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Switch } from '#ui/kit/Switch.tsx';

type StatementTerms = Pick<DepositRoute, 'toleranceMicro' | 'autoCreditMaxMicro'>;

export interface StatementFieldsProps {
  route: StatementTerms & Pick<DepositRoute, 'maxMicro'>;
  currency: string;
  faultAt: (pointer: string) => string | undefined;
  /** Omit for read-only mode. */
  onChange: ((change: Partial<StatementTerms>) => void) | undefined;
}

/** The limits within which a line of a statement is credited without a person. */
export function StatementFields({ route, currency, faultAt, onChange }: StatementFieldsProps) {
  const say = useTexts('deposit-route-desk');
  const { toleranceMicro, autoCreditMaxMicro: limit, maxMicro } = route;
  return (
    <>
      <div className={styles.fields}>
        <AmountField
          label={say('deposit-route-desk:toleranceMicro')}
          currency={currency}
          micro={toleranceMicro}
          readOnly={onChange === undefined}
          fault={faultAt('/toleranceMicro')}
          onChange={(micro) => onChange?.({ toleranceMicro: micro })}
        />
      </div>
      <Switch
        label={say('deposit-route-desk:hasAutoCreditMax')}
        checked={limit !== null}
        disabled={onChange === undefined}
        onChange={(on) => onChange?.({ autoCreditMaxMicro: on ? maxMicro : null })}
      />
      {limit === null ? null : (
        <div className={styles.fields}>
          <AmountField
            label={say('deposit-route-desk:autoCreditMaxMicro')}
            currency={currency}
            micro={limit}
            readOnly={onChange === undefined}
            fault={faultAt('/autoCreditMaxMicro')}
            onChange={(micro) => onChange?.({ autoCreditMaxMicro: micro })}
          />
        </div>
      )}
    </>
  );
}
