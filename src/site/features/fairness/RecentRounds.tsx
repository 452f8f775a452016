import { Money } from '#ui/kit/Money.tsx';
import { Notice } from '#ui/kit/Notice.tsx';
import { Skeleton } from '#ui/kit/Skeleton.tsx';
import { formatMoment } from '#ui/i18n/format-moment.ts';
import { useLocale } from '#ui/i18n/useLocale.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { useProblemText } from '#ui/query/useProblemText.ts';
import { useQuery } from '#ui/query/useQuery.ts';
import styles from './RecentRounds.module.css';
import { PROVABLE_GAMES } from './verifiers.ts';

const COUNT = 12;

export interface RecentRoundsProps {
  chosen: string | null;
  onChoose: (roundId: string) => void;
}

/** The player's latest rounds of the games that can be verified. */
export function RecentRounds({ chosen, onChoose }: RecentRoundsProps) {
  const say = useTexts('fairness');
  const locale = useLocale();
  const problemText = useProblemText();
  const vendor = PROVABLE_GAMES[0]?.vendor ?? '';
  const { value, problem, loading } = useQuery('listRounds', {
    // A round in play has neither a result nor a proof.
    query: { vendor, status: 'closed', limit: COUNT },
  });
  if (loading) return <Skeleton shape="line" count={6} />;
  if (value === undefined) {
    return problem === null ? null : <Notice tone="problem">{problemText(problem)}</Notice>;
  }
  if (value.items.length === 0) return <p>{say('fairness:own.none')}</p>;
  return (
    <ul className={styles.rounds}>
      {value.items.map((round) => (
        <li key={round.roundId}>
          <button
            type="button"
            className={styles.round}
            aria-pressed={round.roundId === chosen}
            onClick={() => onChoose(round.roundId)}
          >
            <span className={styles.what}>
              <span>{round.gameName}</span>
              <span className={styles.when}>{formatMoment(round.openedAt, locale, 'second')}</span>
            </span>
            <Money micro={BigInt(round.netWinMicro)} currency={round.currency} signed />
          </button>
        </li>
      ))}
    </ul>
  );
}
