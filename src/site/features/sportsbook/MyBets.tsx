import { useTexts } from '#ui/i18n/useTexts.ts';
import { Notice } from '#ui/kit/Notice.tsx';
import { Skeleton } from '#ui/kit/Skeleton.tsx';
import { useProblemText } from '#ui/query/useProblemText.ts';
import { useQuery } from '#ui/query/useQuery.ts';
import { BetCard } from './BetCard.tsx';
import styles from './Sportsbook.module.css';

/** Bets in their delay are decided within seconds. */
const EVERY_MS = 3_000;

/** The player's latest bets. */
export function MyBets() {
  const say = useTexts('sports');
  const problemText = useProblemText();
  const { value, problem, refresh } = useQuery(
    'listSportsBets',
    { query: { limit: 20 } },
    { everyMs: EVERY_MS },
  );
  if (problem !== null && value === undefined) {
    return <Notice tone="problem">{problemText(problem)}</Notice>;
  }
  if (value === undefined) return <Skeleton shape="block" count={2} />;
  if (value.items.length === 0) return <p className={styles.quiet}>{say('sports:bets.empty')}</p>;
  return (
    <ul className={styles.bets}>
      {value.items.map((bet) => (
        <BetCard key={bet.betId} bet={bet} onChanged={() => void refresh()} />
      ))}
    </ul>
  );
}
