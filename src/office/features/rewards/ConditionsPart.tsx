import { Panel } from '#staff/kit/Panel.tsx';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Button } from '#ui/kit/Button.tsx';
import { Icon } from '#ui/kit/Icon.tsx';
import type { CampaignPartProps } from './campaign-part.ts';
import { ComparisonRow } from './ComparisonRow.tsx';
import { newComparison } from './comparison.ts';
import styles from './PromotionDesk.module.css';

const MAX_CONDITIONS = 6;
const MAX_COMPARISONS = 3;

/** What must hold of a player: every condition, each by one of its comparisons. */
export function ConditionsPart({ campaign, currency, faultAt, set }: CampaignPartProps) {
  const say = useTexts('promotion-desk');
  const { conditions } = campaign;
  const fault = faultAt('/conditions');
  const put = (index: number, anyOf: (typeof conditions)[number]['anyOf']): void =>
    set({
      conditions:
        anyOf.length === 0 ? conditions.toSpliced(index, 1) : conditions.with(index, { anyOf }),
    });
  return (
    <Panel title={say('promotion-desk:part.conditions')}>
      <p className={styles.quiet}>{say('promotion-desk:hint.conditions')}</p>
      {fault === undefined ? null : <p className={styles.fault}>{fault}</p>}
      <ul className={styles.rows}>
        {conditions.map(({ anyOf }, index) => (
          <li key={index} className={styles.condition}>
            <p className={styles.quiet}>{say('promotion-desk:condition', { number: index + 1 })}</p>
            {anyOf.map((comparison, place) => (
              <ComparisonRow
                key={place}
                // A row below takes the place of a removed one: its fields begin anew.
                resetKey={`${anyOf.length} ${conditions.length}`}
                comparison={comparison}
                currency={currency}
                name={say('promotion-desk:comparison', {
                  condition: index + 1,
                  number: place + 1,
                })}
                isAlternative={place > 0}
                fault={faultAt(`/conditions/${index}/anyOf/${place}/value`)}
                onChange={(changed) => put(index, anyOf.with(place, changed))}
                onRemove={() => put(index, anyOf.toSpliced(place, 1))}
              />
            ))}
            {anyOf.length >= MAX_COMPARISONS ? null : (
              <div>
                <Button
                  tone="quiet"
                  size="small"
                  onClick={() => put(index, [...anyOf, newComparison()])}
                >
                  <Icon name="plus" size="small" />
                  {say('promotion-desk:addAlternative')}
                  <span className="visually-hidden">: {index + 1}</span>
                </Button>
              </div>
            )}
          </li>
        ))}
      </ul>
      {conditions.length >= MAX_CONDITIONS ? null : (
        <div>
          <Button
            tone="secondary"
            size="small"
            onClick={() => set({ conditions: [...conditions, { anyOf: [newComparison()] }] })}
          >
            <Icon name="plus" size="small" />
            {say('promotion-desk:addCondition')}
          </Button>
        </div>
      )}
    </Panel>
  );
}
