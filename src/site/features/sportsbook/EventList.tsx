import type { SportsCode, SportsEventLine, SportsEventList } from '#contract/generated/types.ts';
import { useState } from 'react';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { EmptyState } from '#ui/kit/EmptyState.tsx';
import { Notice } from '#ui/kit/Notice.tsx';
import { Skeleton } from '#ui/kit/Skeleton.tsx';
import { useTopic } from '#ui/live/useTopic.ts';
import { useProblemText } from '#ui/query/useProblemText.ts';
import { useQuery } from '#ui/query/useQuery.ts';
import { EventRow } from './EventRow.tsx';
import type { Pick } from './slip.ts';
import styles from './Sportsbook.module.css';

export interface EventListProps {
  sport: SportsCode;
  picks: readonly Pick[];
  onPick: (pick: Pick) => void;
}

/** Where no socket gets through, events are asked for. */
const EVERY_MS = 5_000;

/** Events of a sport: live ones, which the socket keeps fresh, and those to come. */
export function EventList({ sport, picks, onPick }: EventListProps) {
  const say = useTexts('sports');
  const problemText = useProblemText();
  const { value, problem } = useQuery(
    'listSportsEvents',
    { query: { sport, limit: 50 } },
    { everyMs: EVERY_MS, keepPrevious: true },
  );
  const [pushed, setPushed] = useState<SportsEventList | null>(null);
  useTopic('sportsLive', setPushed);
  if (problem !== null && value === undefined) {
    return <Notice tone="problem">{problemText(problem)}</Notice>;
  }
  if (value === undefined) return <Skeleton shape="block" count={4} />;
  const isNewer = pushed !== null && pushed.serverTime >= value.serverTime;
  const fresh = new Map(isNewer ? pushed.items.map((event) => [event.eventId, event]) : []);
  const items = value.items.map((event) => fresh.get(event.eventId) ?? event);
  if (items.length === 0) return <EmptyState icon="ball" title={say('sports:empty')} />;
  const isLive = ({ status }: SportsEventLine): boolean => status === 'live';
  return (
    <>
      <Group
        title={say('sports:live')}
        items={items.filter(isLive)}
        picks={picks}
        onPick={onPick}
      />
      <Group
        title={say('sports:soon')}
        items={items.filter((event) => !isLive(event))}
        picks={picks}
        onPick={onPick}
      />
    </>
  );
}

interface GroupProps extends Omit<EventListProps, 'sport'> {
  title: string;
  items: readonly SportsEventLine[];
}

function Group({ title, items, picks, onPick }: GroupProps) {
  if (items.length === 0) return null;
  return (
    <section className={styles.group} aria-label={title}>
      <h2 className={styles.heading}>{title}</h2>
      <ul className={styles.events}>
        {items.map((event) => (
          <EventRow key={event.eventId} event={event} picks={picks} onPick={onPick} />
        ))}
      </ul>
    </section>
  );
}
