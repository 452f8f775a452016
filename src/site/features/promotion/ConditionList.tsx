import type { ConditionState } from '#contract/generated/types.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Icon } from '#ui/kit/Icon.tsx';
import { useMoneyText } from '../../frame/useMoneyText.ts';
import styles from './PromotionPage.module.css';

type Comparison = ConditionState['anyOf'][number];

const AMOUNTS: ReadonlySet<Comparison['fact']> = new Set(['depositSum', 'validBet', 'netLoss']);
const YES_OR_NO: ReadonlySet<Comparison['fact']> = new Set(['mobileVerified', 'bankAccount']);

export interface ConditionListProps {
  conditions: readonly ConditionState[];
  currency: string;
}

/** The conditions, each met or not by a word and a sign, with the player's own values. */
export function ConditionList({ conditions, currency }: ConditionListProps) {
  const say = useTexts('promotion');
  const money = useMoneyText(currency);
  const sentence = (comparison: Comparison): string => {
    const { fact, period, value, now } = comparison;
    const shown = (micro: string): string => (AMOUNTS.has(fact) ? money(micro) : micro);
    if (YES_OR_NO.has(fact)) {
      return say(`promotion:fact.${fact}.${needsIt(comparison) ? 'yes' : 'no'}`);
    }
    const what = say(`promotion:fact.${fact}.${comparison.comparison}`, {
      value: shown(value),
      count: AMOUNTS.has(fact) ? 0 : Number(value),
    });
    const when = fact === 'accountDays' ? '' : ` ${say(`promotion:period.${period}`)}`;
    const own = now === null ? '' : ` ${say('promotion:now', { value: shown(now) })}`;
    return `${what}${when}.${own}`;
  };
  return (
    <section aria-labelledby="promotion-conditions" className={styles.part}>
      <h3 id="promotion-conditions" className={styles.quiet}>
        {say('promotion:conditions')}
      </h3>
      <ul className={styles.conditions}>
        {conditions.map(({ isMet, anyOf }, index) => {
          const isKnown = anyOf.some(({ now }) => now !== null);
          return (
            <li
              // The conditions of a version never change their order.
              key={index}
              className={styles.condition}
              data-met={isMet || undefined}
            >
              <Icon name={isMet ? 'check' : 'dot'} className={styles.mark} />
              <span>
                {isKnown ? `${say(isMet ? 'promotion:met' : 'promotion:notMet')} ` : ''}
                {anyOf.map(sentence).join(` ${say('promotion:or')} `)}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** A value of 0 or 1: whether the condition asks for 1. */
function needsIt({ comparison, value }: Comparison): boolean {
  return comparison === 'atLeast' && value !== '0';
}
