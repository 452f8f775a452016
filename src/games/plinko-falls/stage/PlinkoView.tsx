import type { CSSProperties } from 'react';
import { Segments } from '#ui/kit/Segments.tsx';
import type { StageViewProps } from '../../kit/stage/stage-game.ts';
import { payTable, type PlinkoWager, RISKS, ROW_COUNTS } from '../rules.ts';
import { PlinkoBall } from './PlinkoBall.tsx';
import { PlinkoPegs } from './PlinkoPegs.tsx';
import { PLINKO_OPENING, type PlinkoState } from './plinko-state.ts';
import styles from './PlinkoView.module.css';
import { stakesText } from './stakes-text.ts';

const OPENING_WAGER: PlinkoWager = { rows: 12, risk: 'medium' };

/** The field of pegs with its slots, the ball on its way, and the choice of rows and risk. */
export function PlinkoView(props: StageViewProps<PlinkoState>) {
  const { phase, canChoose, onWager, moves, say, number } = props;
  const wager = (props.wager ?? OPENING_WAGER) as unknown as PlinkoWager;
  const { rows, risk } = wager;
  const played = props.state.wager;
  // A fall stays in sight only over the table that it was bet on.
  const isSameTable = played !== null && played.rows === rows && played.risk === risk;
  const state = phase !== 'staked' && isSameTable ? props.state : PLINKO_OPENING;
  const { path, slot, multiplier, rowsHit, hasLanded } = state;
  const table = payTable(wager).map(Number);
  const highest = Math.max(...table);
  return (
    <div className={styles.board} data-rows={rows} style={{ '--rows': rows } as CSSProperties}>
      <div className={styles.machine} dir="ltr">
        <div className={styles.field}>
          <PlinkoPegs rows={rows} path={path} rowsHit={rowsHit} moves={moves} />
          <PlinkoBall
            rows={rows}
            path={path}
            slot={slot}
            hasLanded={hasLanded}
            moves={moves}
            isStaked={phase === 'staked'}
          />
        </div>
        <ol
          className={`tabular ${styles.slots}`}
          style={{ paddingInline: `${50 / (rows + 2)}%` }}
          aria-label={say('plinko-falls:slots')}
        >
          {table.map((pays, index) => (
            <li
              key={index}
              className={styles.slot}
              data-tier={tierOf(pays)}
              data-landed={hasLanded && index === slot}
              data-moves={moves}
              style={{ '--heat': heatOf(pays, highest) } as CSSProperties}
            >
              <span>{stakesText(pays, number)}</span>
            </li>
          ))}
        </ol>
        <p className={styles.result} data-result={hasLanded ? resultOf(multiplier) : 'none'}>
          <span className={`display tabular ${styles.pays}`}>
            {stakesText(hasLanded ? multiplier : highest, number)}×
          </span>
          <span className={styles.caption}>
            {say(hasLanded ? 'plinko-falls:result' : 'plinko-falls:highest')}
          </span>
        </p>
      </div>
      <fieldset className={styles.choices} disabled={!canChoose}>
        <legend className="visually-hidden">{say('plinko-falls:choices')}</legend>
        <span className={styles.label} aria-hidden="true">
          {say('plinko-falls:rows')}
        </span>
        <Segments
          label={say('plinko-falls:rows')}
          options={ROW_COUNTS.map((count) => ({ value: `${count}`, label: number(count) }))}
          value={`${rows}`}
          onChange={(value) => onWager({ rows: Number(value), risk })}
        />
        <span className={styles.label} aria-hidden="true">
          {say('plinko-falls:risk')}
        </span>
        <Segments
          label={say('plinko-falls:risk')}
          options={RISKS.map((value) => ({ value, label: say(`plinko-falls:risk.${value}`) }))}
          value={risk}
          onChange={(value) => onWager({ rows, risk: value })}
        />
      </fieldset>
    </div>
  );
}

/** top: ten stakes or more. gain: above the stake. even: the stake. less: below it. */
function tierOf(multiplier: number): 'top' | 'gain' | 'even' | 'less' {
  if (multiplier >= 100_000) return 'top';
  if (multiplier > 10_000) return 'gain';
  return multiplier === 10_000 ? 'even' : 'less';
}

function resultOf(multiplier: number): 'win' | 'even' | 'loss' {
  if (multiplier > 10_000) return 'win';
  return multiplier === 10_000 ? 'even' : 'loss';
}

/** 0 to 1 by the size of the pay; a thousandfold and a twentieth are far apart, hence the logarithm. */
function heatOf(multiplier: number, highest: number): number {
  const floor = 2_000;
  return Math.log(multiplier / floor) / Math.log(highest / floor);
}
