import { useAtom } from 'jotai';
import { useState } from 'react';
import type { SportsEventList } from '#contract/generated/types.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Skeleton } from '#ui/kit/Skeleton.tsx';
import { TextLink } from '#ui/kit/TextLink.tsx';
import { useTopic } from '#ui/live/useTopic.ts';
import { useQuery } from '#ui/query/useQuery.ts';
import { EventRow } from './EventRow.tsx';
import { fresh } from './fresh-events.ts';
import { type Pick, toggled } from './slip.ts';
import { slipAtom } from './sports.atoms.ts';
import styles from './Sportsbook.module.css';

const EVERY_MS = 10_000;

/** A few events of every sport, live ones first; what is picked here waits in the slip. */
export function NextMatches({ count }: { count: number }) {
  const say = useTexts('sports');
  const [{ picks }, changeSlip] = useAtom(slipAtom);
  const [pushed, setPushed] = useState<SportsEventList | null>(null);
  const { value } = useQuery(
    'listSportsEvents',
    { query: { limit: count } },
    { everyMs: EVERY_MS, keepPrevious: true },
  );
  useTopic('sportsLive', setPushed);
  if (value === undefined) return <Skeleton shape="block" count={2} />;
  const onPick = (pick: Pick): void =>
    changeSlip((slip) => ({ ...slip, picks: toggled(slip.picks, pick) }));
  return (
    <div className={styles.main}>
      <ul className={styles.matches}>
        {fresh(value, pushed).map((event) => (
          <EventRow
            key={event.eventId}
            event={event}
            page="/fbSports"
            picks={picks}
            onPick={onPick}
          />
        ))}
      </ul>
      {picks.length === 0 ? null : (
        <TextLink href="/fbSports">{say('sports:slip.waiting', { count: picks.length })}</TextLink>
      )}
    </div>
  );
}
