import { multiplierText } from '../../kit/multiplier.ts';
import plates from '../../kit/stage/Plate.module.css';
import type { StageViewProps } from '../../kit/stage/stage-game.ts';
import { MINE_GARDEN, type MineWager, mineMultiplier } from '../rules.ts';
import { GardenGrid } from './GardenGrid.tsx';
import { type MineState, OPENING_STATE } from './mine-state.ts';
import styles from './MineView.module.css';

/** The garden, with what the next cell and leaving pay beside it. */
export function MineView(props: StageViewProps<MineState>) {
  const { phase, canChoose, onWager, onAct, moves, say, money, stakeMicro } = props;
  const state = phase === 'staked' ? OPENING_STATE : props.state;
  const { mines } = (props.wager ?? { mines: 3 }) as unknown as MineWager;
  const next = state.isOpen ? state.nextMultiplier : Number(mineMultiplier(mines, 1));
  const hasResult = state.result !== null && !canChoose;
  const shown = hasResult ? state.multiplier : next;
  const amount = (multiplier: number): string =>
    stakeMicro === null ? '' : money((stakeMicro * BigInt(multiplier)) / 10_000n);
  return (
    <div className={styles.board}>
      <GardenGrid
        looks={state.looks}
        canOpen={phase === 'deciding' && state.isOpen}
        moves={moves}
        say={say}
        onOpen={(cell) => onAct({ kind: 'open', cell })}
      />
      <div className={`${plates.plate} ${styles.side}`}>
        {canChoose ? (
          <MinesField
            mines={mines}
            label={say('mine-garden:mines')}
            fewer={say('mine-garden:mines.fewer')}
            more={say('mine-garden:mines.more')}
            onChange={(chosen) => onWager({ mines: chosen })}
          />
        ) : (
          <p className={styles.counts}>
            <span>{say('mine-garden:count.mines', { mines })}</span>
            <span>
              {say('mine-garden:count.flowers', {
                safe: state.safe,
                all: MINE_GARDEN.cells - mines,
              })}
            </span>
          </p>
        )}
        <dl className={styles.facts}>
          <div className={styles.fact} data-result={hasResult ? state.result : undefined}>
            <dt>{say(hasResult ? 'mine-garden:result' : 'mine-garden:next')}</dt>
            <dd className="tabular">
              {shown === null ? '–' : `${multiplierText(BigInt(shown))}×`}
              {shown === null ? null : <small>{amount(shown)}</small>}
            </dd>
          </div>
          {state.isOpen ? (
            <div className={styles.fact} data-main="true">
              <dt>{say('mine-garden:now')}</dt>
              <dd className="tabular">
                {state.safe === 0 ? '–' : `${multiplierText(BigInt(state.multiplier))}×`}
                {state.safe === 0 ? null : <small>{amount(state.multiplier)}</small>}
              </dd>
            </div>
          ) : null}
        </dl>
      </div>
    </div>
  );
}

interface MinesFieldProps {
  mines: number;
  label: string;
  fewer: string;
  more: string;
  onChange: (mines: number) => void;
}

function MinesField({ mines, label, fewer, more, onChange }: MinesFieldProps) {
  const { fewestMines, mostMines } = MINE_GARDEN;
  return (
    <div className={styles.field}>
      <label className={styles.label}>
        <span>
          {label} <output className="tabular">{mines}</output>
        </span>
        <input
          type="range"
          className={styles.slider}
          min={fewestMines}
          max={mostMines}
          value={mines}
          onChange={({ target }) => onChange(target.valueAsNumber)}
        />
      </label>
      <button
        type="button"
        className={styles.step}
        aria-label={fewer}
        disabled={mines === fewestMines}
        onClick={() => onChange(mines - 1)}
      >
        −
      </button>
      <button
        type="button"
        className={styles.step}
        aria-label={more}
        disabled={mines === mostMines}
        onClick={() => onChange(mines + 1)}
      >
        +
      </button>
    </div>
  );
}
