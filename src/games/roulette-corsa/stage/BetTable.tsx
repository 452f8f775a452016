import { useState } from 'react';
import { chipCount } from '../../kit/chips.ts';
import type { StageViewProps } from '../../kit/stage/stage-game.ts';
import type { Spot } from '../../kit/roulette/spots.ts';
import styles from './BetTable.module.css';
import { type Bets, isSameBets } from './place-chips.ts';
import type { RouletteState } from './roulette-state.ts';
import { shortAmount } from './short-amount.ts';
import { SpotButton } from './SpotButton.tsx';
import { CELLS, EDGES } from './table-places.ts';
import type { Hand } from './useHand.ts';

export interface BetTableProps extends StageViewProps<RouletteState> {
  bets: Bets;
  hand: Hand;
}

/** The table with its chips. One tab stop; the arrow keys lead to the nearest spot. */
export function BetTable(props: BetTableProps) {
  const { bets, hand, state, phase, moves, say, number, money, stakeMicro, leastStakeMicro } =
    props;
  const [current, setCurrent] = useState('n0');
  const chips = chipCount({ bets });
  const isSettled = state.pocket !== null && !state.isSpinning && phase !== 'staked';
  const isShowing = isSettled && phase !== 'idle' && isSameBets(state.bets, bets);
  // A past round has no chip value besides its stake.
  const chipMicro =
    leastStakeMicro ?? (stakeMicro === null || chips === 0 ? 0n : stakeMicro / BigInt(chips));

  const stakeOf = (id: string): { text: string; amount: string } | null => {
    const bet = bets.find(({ spot }) => spot === id);
    if (bet === undefined) return null;
    const micro = chipMicro * BigInt(bet.chips);
    return { text: shortAmount(micro, number), amount: money(micro) };
  };
  const propsOf = (spot: Spot) => ({
    spot,
    stake: stakeOf(spot.id),
    result: isShowing ? resultOf(state, spot.id) : ('open' as const),
    isHit: isSettled && spot.id === `n${state.pocket}`,
    hand,
    tabIndex: spot.id === current ? 0 : -1,
    // An edge may be gone later; the way back into the table is always there.
    onFocus: () => {
      if (CELLS.some((cell) => cell.spot === spot)) setCurrent(spot.id);
    },
    moves,
    say,
  });
  return (
    <div
      className={`tabular ${styles.table}`}
      role="group"
      aria-label={say('roulette-corsa:table')}
      dir="ltr"
    >
      {CELLS.map(({ spot, area }) => (
        <SpotButton key={spot.id} {...propsOf(spot)} isEdge={false} place={{ gridArea: area }} />
      ))}
      {EDGES.map(({ spot, x, y }) => (
        <SpotButton
          key={spot.id}
          {...propsOf(spot)}
          isEdge
          place={{ left: `${x}%`, top: `${y}%` }}
        />
      ))}
    </div>
  );
}

function resultOf({ paid }: RouletteState, id: string): 'lost' | 'paid' {
  return paid.some(({ spot }) => spot === id) ? 'paid' : 'lost';
}
