import type { ActivityStatement } from '#contract/generated/types.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { useMoneyText } from '../../frame/useMoneyText.ts';
import styles from './Statement.module.css';
import { summariseStatement } from './summarise-statement.ts';

export interface StatementSentenceProps {
  statement: ActivityStatement;
  /** Name of the month. */
  month: string;
}

/** What happened in the month, in plain words. */
export function StatementSentence({ statement, month }: StatementSentenceProps) {
  const say = useTexts('safer-play');
  const money = useMoneyText(statement.currency);
  const { paidIn, takenOut, staked, returned, net, isEmpty } = summariseStatement(statement);
  if (isEmpty) {
    return <p className={styles.sentence}>{say('safer-play:statement.nothing', { month })}</p>;
  }
  const summary = say('safer-play:statement.summary', {
    month,
    paidIn: money(paidIn),
    takenOut: money(takenOut),
    staked: money(staked),
    returned: money(returned),
  });
  const result =
    net < 0n
      ? say('safer-play:statement.lost', { amount: money(-net) })
      : net > 0n
        ? say('safer-play:statement.won', { amount: money(net) })
        : say('safer-play:statement.even');
  return (
    <p className={styles.sentence} suppressHydrationWarning>
      {summary} <strong>{result}</strong>
    </p>
  );
}
