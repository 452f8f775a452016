import { Button } from '#ui/kit/Button.tsx';
import type { StageViewProps } from '../../kit/stage/stage-game.ts';
import { KENO_FORTY, type KenoWager } from '../rules.ts';
import { DrawnTray } from './DrawnTray.tsx';
import { isDrawn, KENO_OPENING, type KenoState } from './keno-state.ts';
import styles from './KenoView.module.css';
import { NumberGrid } from './NumberGrid.tsx';
import { PayLine } from './PayLine.tsx';
import { randomPicks } from './random-picks.ts';

/** How many numbers are picked at random where the player has picked none. */
const RANDOM_COUNT = 5;

/** The ticket of forty numbers, what the picks pay, and the numbers drawn. */
export function KenoView(props: StageViewProps<KenoState>) {
  const { phase, canChoose, onWager, moves, say, number } = props;
  const picks = (props.wager as unknown as KenoWager | null)?.picks ?? [];
  // A draw stays in sight only over the picks that it was bet on: others might seem to have hit.
  const isSameBet = String(props.state.picks) === String(picks);
  const state = phase !== 'staked' && isSameBet ? props.state : KENO_OPENING;
  const choose = (next: readonly number[]): void =>
    onWager(next.length === 0 ? null : { picks: next });
  const toggle = (pick: number): void => {
    if (picks.includes(pick)) choose(picks.filter((one) => one !== pick));
    else if (picks.length < KENO_FORTY.mostPicks) {
      choose([...picks, pick].toSorted((a, b) => a - b));
    }
  };
  const counts = { hits: state.hits, picks: picks.length };
  return (
    <div className={styles.board}>
      <NumberGrid
        picks={picks}
        drawn={state.drawn}
        canChoose={canChoose}
        moves={moves}
        onToggle={toggle}
        say={say}
        number={number}
      />
      <PayLine
        picks={picks.length}
        hits={state.drawn.length === 0 ? null : state.hits}
        isFinal={isDrawn(state)}
        say={say}
        number={number}
      />
      <div className={styles.foot}>
        {canChoose ? (
          <>
            <p className={`tabular ${styles.count}`}>
              {isDrawn(state)
                ? say('keno-forty:count.hits', counts)
                : say('keno-forty:count.picks', { ...counts, most: KENO_FORTY.mostPicks })}
            </p>
            <Button
              tone="secondary"
              size="small"
              onClick={() => choose(randomPicks(picks.length === 0 ? RANDOM_COUNT : picks.length))}
            >
              {say('keno-forty:random')}
            </Button>
            <Button
              tone="quiet"
              size="small"
              disabled={picks.length === 0}
              onClick={() => choose([])}
            >
              {say('keno-forty:clear')}
            </Button>
          </>
        ) : (
          <DrawnTray picks={picks} drawn={state.drawn} moves={moves} say={say} number={number} />
        )}
      </div>
    </div>
  );
}
