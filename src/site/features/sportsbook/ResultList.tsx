import type { SportsCode } from '#contract/generated/types.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { EmptyState } from '#ui/kit/EmptyState.tsx';
import { Notice } from '#ui/kit/Notice.tsx';
import { Skeleton } from '#ui/kit/Skeleton.tsx';
import { TextLink } from '#ui/kit/TextLink.tsx';
import { useProblemText } from '#ui/query/useProblemText.ts';
import { useQuery } from '#ui/query/useQuery.ts';
import { EventTime } from './EventTime.tsx';
import { useBookLink } from './useBookLink.ts';
import styles from './Sportsbook.module.css';

const EVERY_MS = 30_000;

/** Events that have ended, newest first, with their scores. */
export function ResultList({ sport }: { sport: SportsCode }) {
  const say = useTexts('sports');
  const linkTo = useBookLink();
  const problemText = useProblemText();
  const { value, problem } = useQuery(
    'listSportsResults',
    { query: { sport, limit: 50 } },
    { everyMs: EVERY_MS },
  );
  if (problem !== null && value === undefined) {
    return <Notice tone="problem">{problemText(problem)}</Notice>;
  }
  if (value === undefined) return <Skeleton shape="block" count={4} />;
  if (value.items.length === 0) return <EmptyState icon="ball" title={say('sports:noResults')} />;
  return (
    <ul className={styles.events}>
      {value.items.map((event) => {
        const { eventId, tournament, home, away, score, status } = event;
        return (
          <li key={eventId} className={styles.result}>
            <span className={styles.quiet}>
              {tournament} · <EventTime event={{ ...event, score: null }} />
            </span>
            <TextLink href={linkTo({ event: eventId })}>
              {home} – {away}
            </TextLink>
            <b className="tabular">
              {score === null || status === 'cancelled'
                ? say(`sports:ended.${status}`)
                : `${score.home} : ${score.away}`}
            </b>
          </li>
        );
      })}
    </ul>
  );
}
