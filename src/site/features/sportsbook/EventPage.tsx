import { useSearchParams } from 'react-router-dom';
import type { SportsEvent, SportsMarket } from '#contract/generated/types.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { ChoiceStrip } from '#ui/kit/ChoiceStrip.tsx';
import { EmptyState } from '#ui/kit/EmptyState.tsx';
import { Skeleton } from '#ui/kit/Skeleton.tsx';
import { TextLink } from '#ui/kit/TextLink.tsx';
import { useTopic } from '#ui/live/useTopic.ts';
import { useProblemText } from '#ui/query/useProblemText.ts';
import { useQuery } from '#ui/query/useQuery.ts';
import { FollowButton } from './FollowButton.tsx';
import { EventTime } from './EventTime.tsx';
import { MarketView } from './MarketView.tsx';
import { marketWords } from '#ui/sports/market-words.ts';
import { marketGroups } from './market-groups.ts';
import type { Pick } from './slip.ts';
import { LiveTracker } from './tracker/LiveTracker.tsx';
import { useBookLink } from './useBookLink.ts';
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
  const [query, setQuery] = useSearchParams();
  const { value, problem, refresh } = useQuery(
    'getSportsEvent',
    { params: { sportsEventId: eventId } },
    { everyMs: EVERY_MS },
  );
  useTopic('sportsLive', ({ items }) => {
    if (items.some((event) => event.eventId === eventId)) void refresh();
  });
  const linkTo = useBookLink();
  const back = (
    <TextLink href={linkTo(value === undefined ? {} : { sport: value.sport })}>
      {say('sports:back')}
    </TextLink>
  );
  if (problem !== null && value === undefined) {
    return <EmptyState icon="ball" title={problemText(problem)} action={back} />;
  }
  if (value === undefined) return <Skeleton shape="block" count={4} />;
  const { home, away, score, tournament, status } = value;
  const groups = marketGroups(value.markets);
  const chosen = groups.find(({ name }) => name === query.get('group'));
  return (
    <section className={styles.group} aria-label={`${home} – ${away}`}>
      {back}
      <header className={styles.board}>
        <span className={styles.boardSide}>
          {home} <FollowButton name={home} />
        </span>
        <div className={styles.boardMiddle}>
          <span className={styles.quiet}>{tournament}</span>
          <b className={`tabular ${styles.boardScore}`}>
            {score === null || status === 'scheduled' ? '–' : `${score.home} : ${score.away}`}
          </b>
          <EventTime event={value} />
        </div>
        <span className={styles.boardSide}>
          {away} <FollowButton name={away} />
        </span>
      </header>
      <LiveTracker event={value} />
      {groups.length > 1 ? (
        <ChoiceStrip
          label={say('sports:groups')}
          choices={[
            { value: null, label: say('sports:groups.all') },
            ...groups.map(({ name }) => ({ value: name, label: say(`sports:groups.${name}`) })),
          ]}
          chosen={chosen?.name ?? null}
          onChoose={(group) =>
            setQuery(
              { event: eventId, ...(group !== null && { group }) },
              { replace: true, preventScrollReset: true },
            )
          }
        />
      ) : null}
      {groups.length === 0 ? <p className={styles.quiet}>{say('sports:noMarkets')}</p> : null}
      <div className={styles.markets}>
        {(chosen === undefined ? groups : [chosen]).flatMap(({ types }) =>
          types.map((markets) => (
            <MarketCard
              key={markets[0].type}
              event={value}
              markets={markets}
              picks={picks}
              onPick={onPick}
            />
          )),
        )}
      </div>
    </section>
  );
}

interface MarketCardProps extends Omit<EventPageProps, 'eventId'> {
  event: SportsEvent;
  /** Markets of one type, with different lines. */
  markets: readonly [SportsMarket, ...SportsMarket[]];
}

function MarketCard({ event, markets, picks, onPick }: MarketCardProps) {
  const say = useTexts('sports');
  const [first] = markets;
  return (
    <section className={styles.market}>
      <h3 className={styles.marketName}>
        {markets.length === 1
          ? marketWords(say, first)
          : marketWords(say, { type: first.type, specifiers: [] })}
      </h3>
      {markets.map((market) => (
        <MarketView
          key={market.market}
          event={event}
          market={market}
          picks={picks}
          onPick={onPick}
        />
      ))}
    </section>
  );
}
