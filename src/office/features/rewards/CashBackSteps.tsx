import type { CashBackStep } from '#contract/generated/types.ts';
import { AmountField } from '#staff/setting/AmountField.tsx';
import { type Keyed, keyed, withItem, withoutItem } from '#staff/setting/keyed-list.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Button } from '#ui/kit/Button.tsx';
import { Icon } from '#ui/kit/Icon.tsx';
import { IconButton } from '#ui/kit/IconButton.tsx';
import { PercentField } from './PercentField.tsx';
import styles from './PromotionDesk.module.css';
import { MAX_CASH_BACK, MAX_STEPS } from './reward-policy-draft.ts';

export interface CashBackStepsProps {
  steps: readonly Keyed<CashBackStep>[];
  currency: string;
  faultAt: (pointer: string) => string | undefined;
  onChange: (steps: readonly Keyed<CashBackStep>[]) => void;
}

/** Cash back by step: from which net loss, and which share of it. */
export function CashBackSteps({ steps, currency, faultAt, onChange }: CashBackStepsProps) {
  const say = useTexts('promotion-desk');
  return (
    <section className={styles.group} aria-label={say('promotion-desk:policy.cashBackSteps')}>
      <p className={styles.groupTitle}>{say('promotion-desk:policy.cashBackSteps')}</p>
      {steps.length === 0 ? (
        <p className={styles.quiet}>{say('promotion-desk:policy.noSteps')}</p>
      ) : null}
      <ul className={styles.rows}>
        {steps.map((step, index) => (
          <li key={step.key} className={styles.pair}>
            <AmountField
              label={say('promotion-desk:policy.fromMicro')}
              currency={currency}
              micro={step.fromMicro}
              fault={faultAt(`/cashBackSteps/${index}/fromMicro`)}
              onChange={(fromMicro) => onChange(withItem(steps, { ...step, fromMicro }))}
            />
            <PercentField
              label={say('promotion-desk:policy.share')}
              basisPoints={step.basisPoints}
              minimum={1}
              maximum={MAX_CASH_BACK}
              onChange={(basisPoints) => onChange(withItem(steps, { ...step, basisPoints }))}
            />
            <IconButton
              icon="close"
              label={say('promotion-desk:removeRow', { number: index + 1 })}
              onClick={() => onChange(withoutItem(steps, step.key))}
            />
          </li>
        ))}
      </ul>
      {steps.length >= MAX_STEPS ? null : (
        <div>
          <Button
            tone="secondary"
            size="small"
            onClick={() => onChange([...steps, keyed({ fromMicro: '', basisPoints: Number.NaN })])}
          >
            <Icon name="plus" size="small" />
            {say('promotion-desk:policy.addStep')}
          </Button>
        </div>
      )}
    </section>
  );
}
