import type { LiveTable } from '#contract/generated/types.ts';
import { formatMicro } from '#domain/money/format-micro.ts';
import { useLocale } from '#ui/i18n/useLocale.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Button } from '#ui/kit/Button.tsx';
import { Notice } from '#ui/kit/Notice.tsx';
import { useProblemText } from '#ui/query/useProblemText.ts';
import styles from './ChoiceBar.module.css';
import { useDecision } from './useDecision.ts';
import type { Hand } from './useHand.ts';

export interface ChoiceBarProps {
  table: LiveTable;
  hand: Hand;
  currency: string;
}

/** The answers that a player can give, with their costs, and the one that silence counts as. */
export function ChoiceBar({ table, hand, currency }: ChoiceBarProps) {
  const say = useTexts('studio');
  const locale = useLocale();
  const problemText = useProblemText();
  const { question, answer, isPending, problem } = useDecision(table, hand);
  if (question === null) {
    return (
      <p className={styles.waits} role="status">
        {say('studio:choice.waits')}
      </p>
    );
  }
  const [kind = '', first = ''] = question.spot.split('-');
  return (
    <div className={styles.bar} role="group" aria-label={say('studio:choice')}>
      <p className={styles.words}>
        <b role="status">
          {say(kind === 'seat' ? 'studio:choice.seat' : 'studio:choice.yours', { seat: first })}
        </b>
        <span className={styles.quiet}>
          {say('studio:choice.default', { choice: say(`studio:choice.${question.byDefault}`) })}
        </span>
      </p>
      <div className={styles.answers}>
        {question.choices.map((choice, place) => {
          const cost = question.costs.get(choice) ?? 0n;
          return (
            <Button
              key={choice}
              size="large"
              tone={place === 0 ? 'primary' : 'secondary'}
              aria-disabled={isPending}
              onClick={() => {
                if (!isPending) void answer(choice);
              }}
            >
              {say(`studio:choice.${choice}`)}
              {cost === 0n ? null : (
                <span className={`tabular ${styles.cost}`}>
                  {' '}
                  {formatMicro(cost, currency, locale)}
                </span>
              )}
            </Button>
          );
        })}
      </div>
      {problem === null ? null : <Notice tone="problem">{problemText(problem)}</Notice>}
    </div>
  );
}
