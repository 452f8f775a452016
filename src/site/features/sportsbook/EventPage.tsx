import { useTexts } from '#ui/i18n/useTexts.ts';
import { EmptyState } from '#ui/kit/EmptyState.tsx';
import { Skeleton } from '#ui/kit/Skeleton.tsx';
import { TextLink } from '#ui/kit/TextLink.tsx';
import { useTopic } from '#ui/live/useTopic.ts';
import { useProblemText } from '#ui/query/useProblemText.ts';
import { useQuery } from '#ui/query/useQuery.ts';
import { EventTime } from './EventTime.tsx';
import { MarketView } from './MarketView.tsx';
import { marketWords } from '#ui/sports/market-words.ts';
import type { Pick } from './slip.ts';
import styles from './Sportsbook.module.css';

export interface EventPageProps {
  eventId: string;
  picks: readonly Pick[];
  onPick: (pick: Pick) => void;
}

const EVERY_MS = 5_000;

/** An event with all its markets; it is read again when the socket says that live prices have moved. */
export function EventPage({ eventId, picks, onPick }: EventPageProps) {
  const say = useTexts('sports');
  const problemText = useProblemText();
  const { value, problem, refresh } = useQuery(
    'getSportsEvent',
    { params: { sportsEventId: eventId } },
    { everyMs: EVERY_MS },
  );
  useTopic('sportsLive', ({ items }) => {
    if (items.some((event) => event.eventId === eventId)) void refresh();
  });
  const back = (
    <TextLink href={`/fbSports?sport=${value?.sport ?? 'football'}`}>{say('sports:back')}</TextLink>
  );
  if (problem !== null && value === undefined) {
    return <EmptyState icon="ball" title={problemText(problem)} action={back} />;
  }
  if (value === undefined) return <Skeleton shape="block" count={4} />;
  const { home, away, score, tournament, status } = value;
  const open = value.markets.filter(
    (market) => market.status === 'active' || market.status === 'suspended',
  );
  return (
    <section className={styles.group} aria-label={`${home} – ${away}`}>
      {back}
      <header className={styles.board}>
        <span className={styles.quiet}>{tournament}</span>
        <EventTime event={value} />
        <span className={styles.boardSide}>{home}</span>
        <b className={`tabular ${styles.boardScore}`}>
          {score === null || status === 'scheduled' ? '–' : `${score.home} : ${score.away}`}
        </b>
        <span className={styles.boardSide}>{away}</span>
      </header>
      {open.length === 0 ? <p className={styles.quiet}>{say('sports:noMarkets')}</p> : null}
      {open.map((market) => (
        <section key={market.market} className={styles.market}>
          <h3 className={styles.marketName}>{marketWords(say, market)}</h3>
          <MarketView event={value} market={market} picks={picks} onPick={onPick} />
        </section>
      ))}
    </section>
  );
}
