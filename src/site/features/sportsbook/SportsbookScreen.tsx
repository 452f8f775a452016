import { useAtom } from 'jotai';
import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Segments } from '#ui/kit/Segments.tsx';
import { useSession } from '#ui/session/useSession.ts';
import { useNarrowScreen } from '../../frame/useNarrowScreen.ts';
import { BetSlip } from './BetSlip.tsx';
import { Browse } from './Browse.tsx';
import { EventPage } from './EventPage.tsx';
import { MyBets } from './MyBets.tsx';
import { OtherVendors } from './OtherVendors.tsx';
import { OddsFormatField } from './OddsFormatField.tsx';
import { sharedLegs } from './share-link.ts';
import { SharedSlip } from './SharedSlip.tsx';
import { SlipDock } from './SlipDock.tsx';
import { type Pick, toggled } from './slip.ts';
import { slipAtom } from './sports.atoms.ts';
import { scopeOf } from './scope.ts';
import { TimeZoneField } from './TimeZoneField.tsx';
import styles from './Sportsbook.module.css';

type Side = 'slip' | 'bets';

/** The own book: events by sport, one event with its markets, the slip and the player's bets. */
export function SportsbookScreen() {
  const say = useTexts('sports');
  const { hasWallet } = useSession();
  const { pathname } = useLocation();
  const [query, setQuery] = useSearchParams();
  const [{ picks }, changeSlip] = useAtom(slipAtom);
  const [chosen, setSide] = useState<Side>('slip');
  const isNarrow = useNarrowScreen();
  const scope = scopeOf(pathname);
  const eventId = query.get('event');
  const side = hasWallet ? chosen : 'slip';
  const shared = sharedLegs(query.get('slip'));
  const closeShared = (): void =>
    setQuery(
      (known) => {
        known.delete('slip');
        return known;
      },
      { replace: true, preventScrollReset: true },
    );
  const onPick = (pick: Pick): void => {
    changeSlip((slip) => ({ ...slip, picks: toggled(slip.picks, pick) }));
    setSide('slip');
  };
  const aside = (
    <>
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
      ) : isNarrow ? null : (
        <h2 className={styles.heading}>{say('sports:slip.title')}</h2>
      )}
      {side === 'bets' ? <MyBets /> : <BetSlip onPlaced={() => setSide('bets')} />}
      <OddsFormatField />
      <TimeZoneField />
    </>
  );
  return (
    <div className={`page ${styles.screen}`}>
      <h1 className={`display ${styles.title}`}>{say(`sports:scope.${scope.name}`)}</h1>
      <div className={styles.columns}>
        <div className={styles.main}>
          {shared === null ? null : (
            <SharedSlip
              key={query.get('slip')}
              legs={shared}
              onTake={(taken) => {
                changeSlip((slip) => ({ ...slip, picks: taken }));
                setSide('slip');
                closeShared();
              }}
              onClose={closeShared}
            />
          )}
          {eventId === null ? (
            <>
              <Browse scope={scope} picks={picks} onPick={onPick} />
              <OtherVendors scope={scope} />
            </>
          ) : (
            <EventPage key={eventId} eventId={eventId} picks={picks} onPick={onPick} />
          )}
        </div>
        {isNarrow ? (
          <SlipDock>{aside}</SlipDock>
        ) : (
          <aside className={styles.aside} aria-label={say('sports:slip.title')}>
            {aside}
          </aside>
        )}
      </div>
    </div>
  );
}
