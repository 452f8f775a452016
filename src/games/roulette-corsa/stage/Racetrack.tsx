import { type CSSProperties, type KeyboardEvent, useState } from 'react';
import type { Say } from '../../kit/stage/stage-game.ts';
import { colorOf, WHEEL_ORDER } from '../../kit/roulette/spots.ts';
import type { Bets } from './place-chips.ts';
import styles from './Racetrack.module.css';
import { NARROW_RING, WIDE_RING } from './ring-places.ts';
import { neighbours, ORPHELINS, TIERS, VOISINS } from './shortcuts.ts';
import type { Hand } from './useHand.ts';
import { walkSpots } from './walk-spots.ts';

export interface RacetrackProps {
  bets: Bets;
  hand: Hand;
  /** Where the ball lies; null: it is not to be shown. */
  pocket: number | null;
  say: Say;
}

const SECTORS = [
  { key: 'voisins', bets: VOISINS },
  { key: 'orphelins', bets: ORPHELINS },
  { key: 'tiers', bets: TIERS },
] as const;

/** The numbers as on the wheel: a press bets on five neighbours, or on a sector. */
export function Racetrack({ bets, hand, pocket, say }: RacetrackProps) {
  const [current, setCurrent] = useState('0');
  const buttonProps = (id: string, label: string, shortcut: Bets) => ({
    type: 'button' as const,
    'aria-label': label,
    title: label,
    disabled: !hand.canChoose,
    tabIndex: id === current ? 0 : -1,
    onFocus: () => setCurrent(id),
    onClick: () => hand.press(shortcut),
    onContextMenu: (event: { preventDefault: () => void }) => {
      event.preventDefault();
      hand.take(shortcut);
    },
    onKeyDown: (event: KeyboardEvent<HTMLButtonElement>) => {
      if (event.key === 'Delete' || event.key === 'Backspace') hand.take(shortcut);
      else walkSpots(event);
    },
  });
  return (
    <div
      className={`tabular ${styles.track}`}
      role="group"
      aria-label={say('roulette-corsa:racetrack')}
      dir="ltr"
    >
      {WHEEL_ORDER.map((number) => (
        <button
          key={number}
          {...buttonProps(
            String(number),
            say('roulette-corsa:neighbours', { number }),
            neighbours(number),
          )}
          className={styles.number}
          style={
            {
              '--narrow': NARROW_RING.get(number),
              '--wide': WIDE_RING.get(number),
            } as CSSProperties
          }
          data-color={colorOf(number)}
          data-hit={number === pocket}
          data-staked={bets.some(({ spot }) => spot === `n${number}`)}
        >
          {number}
        </button>
      ))}
      <div className={styles.sectors}>
        {SECTORS.map(({ key, bets: shortcut }) => (
          <button
            key={key}
            {...buttonProps(
              key,
              say(`roulette-corsa:sector.${key}.chips`, {
                chips: shortcut.reduce((sum, { chips }) => sum + chips, 0),
              }),
              shortcut,
            )}
            className={styles.sector}
          >
            {say(`roulette-corsa:sector.${key}`)}
          </button>
        ))}
      </div>
    </div>
  );
}
