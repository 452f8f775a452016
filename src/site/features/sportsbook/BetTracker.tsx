import { useState } from 'react';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Skeleton } from '#ui/kit/Skeleton.tsx';
import { useQuery } from '#ui/query/useQuery.ts';
import styles from './Slip.module.css';
import { LiveTracker } from './tracker/LiveTracker.tsx';

export interface BetTrackerProps {
  eventId: string;
  startsAt: string;
  /** Both sides of the event. */
  name: string;
  /** The bet has no other event. */
  isSingle: boolean;
}

/** The drawing of a bet's event, once it has begun and the player asks for it. */
export function BetTracker({ eventId, startsAt, name, isSingle }: BetTrackerProps) {
  const say = useTexts('sports');
  const [isOpen, open] = useState(false);
  if (Date.parse(startsAt) > Date.now()) return null;
  return (
    <details onToggle={({ currentTarget }) => open(currentTarget.open)}>
      <summary>
        {say('sports:bet.tracker')}
        {isSingle ? null : <span className={styles.quiet}> {name}</span>}
      </summary>
      {isOpen ? <Drawn eventId={eventId} /> : null}
    </details>
  );
}

const EVERY_MS = 3_000;

function Drawn({ eventId }: { eventId: string }) {
  const say = useTexts('sports');
  const { value, problem } = useQuery(
    'getSportsEvent',
    { params: { sportsEventId: eventId } },
    { everyMs: EVERY_MS, keepPrevious: true },
  );
  if (value !== undefined) return <LiveTracker event={value} />;
  if (problem !== null) return <p className={styles.quiet}>{say('sports:bet.tracker.gone')}</p>;
  return <Skeleton shape="block" count={1} />;
}
