import type { Round } from '#contract/generated/types.ts';
import { outcomeOf } from '#domain/record/round-outcome.ts';
import { Money } from '#ui/kit/Money.tsx';
import { Pill } from '#ui/kit/Pill.tsx';
import { useTexts } from '#ui/i18n/useTexts.ts';
import styles from './NetWin.module.css';

/** What a round came to: amount with its sign, and the word for it. */
export function NetWin({ round }: { round: Round }) {
  const say = useTexts('records');
  const outcome = outcomeOf(round);
  if (outcome === 'open' || outcome === 'rolledBack') {
    return (
      <Pill tone={outcome === 'open' ? 'accent' : 'plain'}>
        {say(`records:outcome.${outcome}`)}
      </Pill>
    );
  }
  return (
    <span className={styles.net}>
      <span className={styles.word}>{say(`records:outcome.${outcome}`)}</span>
      <Money micro={BigInt(round.netWinMicro)} currency={round.currency} signed />
    </span>
  );
}
