import { useState } from 'react';
import { betsOf, chipCount } from '../../kit/chips.ts';
import type { StageViewProps } from '../../kit/stage/stage-game.ts';
import { colorOf } from '../../kit/roulette/spots.ts';
import { ROULETTE_CORSA } from '../rules.ts';
import { BetTable } from './BetTable.tsx';
import { Racetrack } from './Racetrack.tsx';
import type { RouletteState } from './roulette-state.ts';
import styles from './RouletteView.module.css';
import { ToolRow } from './ToolRow.tsx';
import { useHand } from './useHand.ts';
import { Wheel } from './Wheel.tsx';

const PANELS = ['table', 'racetrack', 'wheel'] as const;
type Panel = (typeof PANELS)[number];

/** Wheel, table and racetrack: side by side where there is room, otherwise one of them at a time. */
export function RouletteView(props: StageViewProps<RouletteState>) {
  const { state, phase, canChoose, moves, say, number, money, stakeMicro, leastStakeMicro } = props;
  const bets = betsOf(props.wager);
  const hand = useHand(bets, props);
  const [chosen, setChosen] = useState<Panel>('table');
  // After the round the table is in sight, whatever was chosen before it.
  if (phase === 'staked' && chosen !== 'table') setChosen('table');
  const isRunning = phase === 'staked' || state.isSpinning;
  const panel = isRunning ? 'wheel' : chosen;
  const pocket = phase === 'staked' ? null : state.pocket;
  const landed = state.isSpinning ? null : pocket;
  const chips = chipCount(props.wager);
  const total = totalOf(chips, canChoose ? null : stakeMicro, leastStakeMicro);
  return (
    <div className={styles.board} data-panel={panel}>
      <div className={styles.tabs} role="group" aria-label={say('roulette-corsa:panels')}>
        {PANELS.map((each) => (
          <button
            key={each}
            type="button"
            className={styles.tab}
            aria-pressed={each === panel}
            disabled={isRunning}
            onClick={() => setChosen(each)}
          >
            {say(`roulette-corsa:panel.${each}`)}
          </button>
        ))}
        <span
          className={`tabular ${styles.landed}`}
          data-color={landed === null ? undefined : colorOf(landed)}
          aria-hidden="true"
        >
          {landed === null ? '' : number(landed)}
        </span>
      </div>
      <div className={styles.wheel}>
        <Wheel pocket={pocket} isSpinning={state.isSpinning && phase !== 'staked'} moves={moves} />
      </div>
      <div className={styles.table}>
        <BetTable {...props} bets={bets} hand={hand} />
      </div>
      <div className={styles.track}>
        <Racetrack bets={bets} hand={hand} pocket={landed} say={say} />
      </div>
      <ToolRow
        hand={hand}
        total={total === null ? null : money(total)}
        mostChips={ROULETTE_CORSA.mostChips}
        say={say}
      />
    </div>
  );
}

/** @param stakeMicro the round's stake; null while the next round is prepared. */
function totalOf(chips: number, stakeMicro: bigint | null, leastMicro: bigint | null) {
  if (chips === 0) return null;
  return leastMicro === null ? stakeMicro : BigInt(chips) * leastMicro;
}
