import type { Say } from '../../kit/stage/stage-game.ts';
import styles from './ToolRow.module.css';
import type { Hand } from './useHand.ts';

export interface ToolRowProps {
  hand: Hand;
  /** What lies on the table, as an amount; null: nothing. */
  total: string | null;
  mostChips: number;
  say: Say;
}

/** Drawn in 24 by 24. */
const SHAPES = {
  undo: 'M9 7H15a5 5 0 0 1 0 10H8M9 3L5 7l4 4',
  double: 'M4 9l5 6m0-6l-5 6M13 10a3 3 0 1 1 5 2l-5 5h7',
  repeat: 'M5 11a7 7 0 0 1 12-4l2 2m0-5v5h-5M19 13a7 7 0 0 1-12 4l-2-2m0 5v-5h5',
  remove: 'M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18zM8 12h8',
  clear: 'M5 7h14M10 4h4M7 7l1 13h8l1-13M10.5 11v5M13.5 11v5',
} as const;

/** What can be done with the chips on the table, and how much they are worth. */
export function ToolRow({ hand, total, mostChips, say }: ToolRowProps) {
  const tools = [
    { id: 'undo', act: hand.undo },
    { id: 'double', act: hand.double },
    { id: 'repeat', act: hand.repeat },
    { id: 'remove', act: hand.clear === null ? null : hand.switchTaking },
    { id: 'clear', act: hand.clear },
  ] as const;
  return (
    <div className={styles.row}>
      <p className={`tabular ${styles.total}`}>
        {total === null ? say('roulette-corsa:place') : say('roulette-corsa:total', { total })}
        {hand.isFull ? <> · {say('roulette-corsa:full', { most: mostChips })}</> : null}
      </p>
      {tools.map(({ id, act }) => (
        <button
          key={id}
          type="button"
          className={styles.tool}
          aria-label={say(`roulette-corsa:tool.${id}`)}
          aria-pressed={id === 'remove' ? hand.isTaking : undefined}
          title={say(`roulette-corsa:tool.${id}`)}
          disabled={!hand.canChoose || act === null}
          onClick={() => act?.()}
        >
          <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
            <path d={SHAPES[id]} />
          </svg>
          <span className={styles.label}>{say(`roulette-corsa:tool.${id}`)}</span>
        </button>
      ))}
    </div>
  );
}
