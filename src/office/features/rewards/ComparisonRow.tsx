import { campaignFacts, campaignPeriods } from '#contract/generated/enum-values.ts';
import type { CampaignComparison } from '#contract/generated/types.ts';
import { AmountField } from '#staff/setting/AmountField.tsx';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { SelectField } from '#ui/kit/Field.tsx';
import { IconButton } from '#ui/kit/IconButton.tsx';
import { isAmountFact, isSwitchFact, isTimelessFact, withFact } from './comparison.ts';
import styles from './PromotionDesk.module.css';
import { WholeField } from '#staff/setting/WholeField.tsx';

const COMPARISONS = ['atLeast', 'atMost'] as const;
const COUNTS = { minimum: 0, maximum: 999_999_999 } as const;

export interface ComparisonRowProps {
  comparison: CampaignComparison;
  currency: string;
  /** Read out with the fields. */
  name: string;
  /** Another way to meet the condition. */
  isAlternative: boolean;
  /** Drops what was typed when it changes. */
  resetKey: string;
  fault: string | undefined;
  onChange: (comparison: CampaignComparison) => void;
  onRemove: () => void;
}

/** A fact, the time it is added up over, and its limit. */
export function ComparisonRow(props: ComparisonRowProps) {
  const { comparison, currency, name, isAlternative, resetKey, fault, onChange, onRemove } = props;
  const say = useTexts('promotion-desk');
  const { fact, period, value } = comparison;
  const isSwitch = isSwitchFact(fact);
  const setValue = (next: string): void => onChange({ ...comparison, value: next });
  const valueKey = `${resetKey} ${fact}`;
  return (
    <div className={styles.comparison} role="group" aria-label={name}>
      {isAlternative ? <p className={styles.or}>{say('promotion-desk:or')}</p> : null}
      <div className={styles.comparisonFields}>
        <SelectField
          label={say('promotion-desk:field.fact')}
          value={fact}
          options={campaignFacts.map((known) => ({
            value: known,
            label: say(`promotion-desk:fact.${known}`),
          }))}
          onChange={(next) =>
            onChange(withFact(comparison, campaignFacts.find((known) => known === next) ?? fact))
          }
        />
        {isTimelessFact(fact) ? null : (
          <SelectField
            label={say('promotion-desk:field.period')}
            value={period}
            options={campaignPeriods.map((known) => ({
              value: known,
              label: say(`promotion-desk:period.${known}`),
            }))}
            onChange={(next) =>
              onChange({
                ...comparison,
                period: campaignPeriods.find((known) => known === next) ?? period,
              })
            }
          />
        )}
        {isSwitch ? (
          <SelectField
            label={say('promotion-desk:field.value')}
            value={comparison.comparison === 'atLeast' && value !== '0' ? '1' : '0'}
            options={['1', '0'].map((known) => ({
              value: known,
              label: say(`promotion-desk:switch.${known}`),
            }))}
            onChange={(next) =>
              onChange({
                ...comparison,
                comparison: next === '1' ? 'atLeast' : 'atMost',
                value: next === '1' ? '1' : '0',
              })
            }
          />
        ) : (
          <>
            <SelectField
              label={say('promotion-desk:field.comparison')}
              value={comparison.comparison}
              options={COMPARISONS.map((known) => ({
                value: known,
                label: say(`promotion-desk:comparison.${known}`),
              }))}
              onChange={(next) =>
                onChange({ ...comparison, comparison: next === 'atMost' ? 'atMost' : 'atLeast' })
              }
            />
            {isAmountFact(fact) ? (
              <AmountField
                key={valueKey}
                label={say('promotion-desk:field.value')}
                currency={currency}
                micro={value}
                fault={fault}
                onChange={setValue}
              />
            ) : (
              <WholeField
                key={valueKey}
                label={say('promotion-desk:field.value')}
                value={value === '' ? Number.NaN : Number(value)}
                bounds={COUNTS}
                fault={fault}
                onChange={(count) => setValue(Number.isNaN(count) ? '' : String(count))}
              />
            )}
          </>
        )}
      </div>
      <IconButton
        icon="close"
        label={say('promotion-desk:removeComparison', { name })}
        onClick={onRemove}
      />
    </div>
  );
}
