import { useState } from 'react';
import { Segments } from '#ui/kit/Segments.tsx';
import { multiplierText } from '../../kit/multiplier.ts';
import plates from '../../kit/stage/Plate.module.css';
import type { StageViewProps } from '../../kit/stage/stage-game.ts';
import {
  DICE_LINE,
  diceMultiplier,
  type DiceSide,
  type DiceWager,
  targetOf,
  winningRolls,
} from '../rules.ts';
import type { DiceState } from './dice-state.ts';
import styles from './DiceView.module.css';

/** The line with its two sides, and where the roll came to rest. */
export function DiceView(props: StageViewProps<DiceState>) {
  const { state, phase, canChoose, onWager, moves, say, number, money, stakeMicro } = props;
  const wager = (props.wager ?? { target: 5000, side: 'under' }) as unknown as DiceWager;
  const { target, side } = wager;
  const winning = winningRolls(wager);
  const multiplier = diceMultiplier(winning);
  const choose = (nextSide: DiceSide, nextWinning: number): void => {
    const held = Math.min(DICE_LINE.mostWinning, Math.max(DICE_LINE.fewestWinning, nextWinning));
    onWager({ target: targetOf(nextSide, held), side: nextSide });
  };
  const rolled = phase === 'staked' ? null : state.roll;
  return (
    <div className={styles.board}>
      <p
        className={`display tabular ${plates.plate} ${styles.roll}`}
        data-win={rolled === null ? undefined : state.isWin}
      >
        {rolled === null ? '–' : number(rolled / 100, 2)}
      </p>
      <div className={`${plates.plate} ${styles.gauge}`}>
        <div className={styles.track} data-side={side}>
          <span className={styles.winning} style={{ inlineSize: `${winning / 100}%` }} />
          <span className={styles.mark} style={{ insetInlineStart: `${target / 100}%` }} />
          {rolled === null ? null : (
            <span
              key={moves ? undefined : rolled}
              className={styles.cursor}
              data-win={state.isWin}
              data-moves={moves}
              style={{ insetInlineStart: `${rolled / 100}%` }}
            />
          )}
          <input
            type="range"
            className={styles.slider}
            aria-label={say('dice-line:line')}
            aria-valuetext={say('dice-line:chance.value', { percent: number(winning / 100, 2) })}
            min={0}
            max={100}
            step={1}
            value={Math.round(target / 100)}
            disabled={!canChoose}
            onChange={({ target: { valueAsNumber } }) =>
              choose(side, winningRolls({ target: valueAsNumber * 100, side }))
            }
          />
        </div>
        <div className={styles.scale} aria-hidden="true">
          {[0, 25, 50, 75, 100].map((mark) => (
            <span key={mark}>{mark}</span>
          ))}
        </div>
      </div>
      <div className={`${plates.plate} ${styles.choices}`}>
        {canChoose ? (
          <Segments
            label={say('dice-line:side')}
            options={(['under', 'over'] as const).map((value) => ({
              value,
              label: say(`dice-line:side.${value}`, { line: number(target / 100, 2) }),
            }))}
            value={side}
            onChange={(next) => choose(next, winning)}
          />
        ) : (
          <p>{say(`dice-line:side.${side}`, { line: number(target / 100, 2) })}</p>
        )}
        <ChanceField
          key={winning}
          label={say('dice-line:chance')}
          winning={winning}
          disabled={!canChoose}
          onChange={(next) => choose(side, next)}
        />
        <dl className={styles.facts}>
          <dt>{say('dice-line:pays')}</dt>
          <dd className="tabular">{multiplierText(multiplier)}×</dd>
          {stakeMicro === null ? null : (
            <>
              <dt>{say('dice-line:pays.amount')}</dt>
              <dd className="tabular">{money((stakeMicro * multiplier) / 10_000n)}</dd>
            </>
          )}
        </dl>
      </div>
    </div>
  );
}

interface ChanceFieldProps {
  label: string;
  winning: number;
  disabled: boolean;
  onChange: (winning: number) => void;
}

/** The chance in percent, typed. It counts when the field is left or Enter is pressed. */
function ChanceField({ label, winning, disabled, onChange }: ChanceFieldProps) {
  const [text, setText] = useState((winning / 100).toFixed(2));
  const commit = (): void => {
    const typed = Number(text.replace(',', '.'));
    if (!Number.isFinite(typed)) return setText((winning / 100).toFixed(2));
    const next = Math.round(typed * 100);
    if (next === winning) setText((winning / 100).toFixed(2));
    else onChange(next);
  };
  return (
    <label className={styles.field}>
      <span>{label}</span>
      <input
        className="tabular"
        inputMode="decimal"
        maxLength={6}
        value={text}
        disabled={disabled}
        onChange={(event) => setText(event.target.value)}
        onBlur={commit}
        onKeyDown={(event) => {
          if (event.key === 'Enter') commit();
        }}
      />
    </label>
  );
}
