import { useAtomValue } from 'jotai';
import { useState } from 'react';
import type { SportsEventLine, SportsEventList } from '#contract/generated/types.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { ChoiceStrip } from '#ui/kit/ChoiceStrip.tsx';
import { EmptyState } from '#ui/kit/EmptyState.tsx';
import { Notice } from '#ui/kit/Notice.tsx';
import { Skeleton } from '#ui/kit/Skeleton.tsx';
import { useTopic } from '#ui/live/useTopic.ts';
import { useProblemText } from '#ui/query/useProblemText.ts';
import { useQuery } from '#ui/query/useQuery.ts';
import { EventRow } from './EventRow.tsx';
import { followedAtom } from './followed.atoms.ts';
import { FollowButton } from './FollowButton.tsx';
import { fresh } from './fresh-events.ts';
import { type Browsing, endOfDay } from './scope.ts';
import type { Pick } from './slip.ts';
import styles from './Sportsbook.module.css';

export interface EventListProps {
  browsing: Browsing;
  picks: readonly Pick[];
  onPick: (pick: Pick) => void;
  onLeague: (league: string | null) => void;
}

/** Where no socket gets through, events are asked for. */
const EVERY_MS = 5_000;
const SHOWN = 100;

/** Events of a sport: live ones, which the socket keeps fresh, and those to come, by league. */
export function EventList({ browsing, picks, onPick, onLeague }: EventListProps) {
  const say = useTexts('sports');
  const problemText = useProblemText();
  const { sport, view, league, search } = browsing;
  const { value, problem } = useQuery(
    'listSportsEvents',
    {
      query: {
        sport,
        limit: SHOWN,
        ...(view === 'live' && { state: 'live' as const }),
        ...(view === 'soon' && { state: 'soon' as const }),
        ...(view === 'today' && { startsBefore: endOfDay(new Date()).toISOString() }),
        ...(league !== null && { tournament: league }),
        ...(search !== '' && { search }),
      },
    },
    { everyMs: EVERY_MS, keepPrevious: true },
  );
  const followed = useAtomValue(followedAtom);
  const [pushed, setPushed] = useState<SportsEventList | null>(null);
  useTopic('sportsLive', setPushed);
  if (problem !== null && value === undefined) {
    return <Notice tone="problem">{problemText(problem)}</Notice>;
  }
  if (value === undefined) return <Skeleton shape="block" count={4} />;
  const shown = fresh(value, pushed);
  const items = view === 'followed' ? shown.filter((event) => isFollowed(event, followed)) : shown;
  const isLive = ({ status }: SportsEventLine): boolean => status === 'live';
  const soon = items.filter((event) => !isLive(event));
  return (
    <>
      {value.leagues.length > 1 ? (
        <ChoiceStrip
          label={say('sports:leagues')}
          choices={[
            { value: null, label: say('sports:leagues.all') },
            ...value.leagues.map(({ tournament, count }) => ({
              value: tournament,
              label: `${tournament} (${count})`,
            })),
          ]}
          chosen={league}
          onChoose={onLeague}
        />
      ) : null}
      {items.length === 0 ? <EmptyState icon="ball" title={say(emptyText(browsing))} /> : null}
      <Group
        title={say('sports:live')}
        items={items.filter(isLive)}
        picks={picks}
        onPick={onPick}
      />
      {[...byLeague(soon)].map(([tournament, events]) => (
        <Group
          key={tournament}
          title={tournament}
          isLeague
          items={events}
          picks={picks}
          onPick={onPick}
        />
      ))}
    </>
  );
}

const isFollowed = (
  { home, away, tournament }: SportsEventLine,
  followed: ReadonlySet<string>,
): boolean => [home, away, tournament].some((name) => followed.has(name));

function emptyText({ view, search }: Browsing): string {
  if (view === 'followed') return 'sports:followsNone';
  return search === '' ? 'sports:empty' : 'sports:notFound';
}

/** Events by their tournament, in the order of its first event. */
function byLeague(
  events: readonly SportsEventLine[],
): ReadonlyMap<string, readonly SportsEventLine[]> {
  const groups = new Map<string, SportsEventLine[]>();
  for (const event of events) {
    const group = groups.get(event.tournament) ?? [];
    group.push(event);
    groups.set(event.tournament, group);
  }
  return groups;
}

interface GroupProps {
  title: string;
  /** The title is a league, which may be followed. */
  isLeague?: boolean;
  items: readonly SportsEventLine[];
  picks: readonly Pick[];
  onPick: (pick: Pick) => void;
}

function Group({ title, isLeague = false, items, picks, onPick }: GroupProps) {
  if (items.length === 0) return null;
  return (
    <section className={styles.group} aria-label={title}>
      <header className={styles.groupHead}>
        <h2 className={styles.heading}>
          {title} <span className={`tabular ${styles.quiet}`}>{items.length}</span>
        </h2>
        {isLeague ? <FollowButton name={title} /> : null}
      </header>
      <ul className={styles.events}>
        {items.map((event) => (
          <EventRow key={event.eventId} event={event} picks={picks} onPick={onPick} />
        ))}
      </ul>
    </section>
  );
}
