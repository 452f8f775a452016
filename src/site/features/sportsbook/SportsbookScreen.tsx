import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { SportsCode } from '#contract/generated/types.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Segments } from '#ui/kit/Segments.tsx';
import { useSitePlan } from '#ui/plan/plan.atoms.ts';
import { useSession } from '#ui/session/useSession.ts';
import { BetSlip } from './BetSlip.tsx';
import { EventList } from './EventList.tsx';
import { EventPage } from './EventPage.tsx';
import { MyBets } from './MyBets.tsx';
import { type Pick, toggled } from './slip.ts';
import styles from './Sportsbook.module.css';

const SPORTS = ['football', 'esports', 'cricket'] as const satisfies readonly SportsCode[];
type Side = 'slip' | 'bets';

/** The own book: events by sport, one event with its markets, the slip and the player's bets. */
export function SportsbookScreen() {
  const say = useTexts('sports');
  const { currency } = useSitePlan().market;
  const { hasWallet } = useSession();
  const [query, setQuery] = useSearchParams();
  const [picks, setPicks] = useState<readonly Pick[]>([]);
  const [side, setSide] = useState<Side>('slip');
  const sport = SPORTS.find((code) => code === query.get('sport')) ?? 'football';
  const eventId = query.get('event');
  const onPick = (pick: Pick): void => {
    setPicks((known) => toggled(known, pick));
    setSide('slip');
  };
  return (
    <div className={`page ${styles.screen}`}>
      <h1 className={`display ${styles.title}`}>{say('sports:title')}</h1>
      <div className={styles.columns}>
        <div className={styles.main}>
          {eventId === null ? (
            <>
              <Segments
                label={say('sports:sport')}
                value={sport}
                onChange={(value) => setQuery({ sport: value }, { preventScrollReset: true })}
                options={SPORTS.map((value) => ({ value, label: say(`sports:sport.${value}`) }))}
              />
              <EventList key={sport} sport={sport} picks={picks} onPick={onPick} />
            </>
          ) : (
            <EventPage key={eventId} eventId={eventId} picks={picks} onPick={onPick} />
          )}
        </div>
        <aside className={styles.aside} aria-label={say('sports:slip.title')}>
          {hasWallet ? (
            <Segments
              label={say('sports:slip.title')}
              value={side}
              onChange={setSide}
              options={[
                { value: 'slip', label: `${say('sports:slip.title')} (${picks.length})` },
                { value: 'bets', label: say('sports:bets.title') },
              ]}
            />
          ) : (
            <h2 className={styles.heading}>{say('sports:slip.title')}</h2>
          )}
          {side === 'bets' && hasWallet ? (
            <MyBets />
          ) : (
            <BetSlip
              picks={picks}
              currency={currency}
              onChange={setPicks}
              onPlaced={() => setSide('bets')}
            />
          )}
        </aside>
      </div>
    </div>
  );
}
