import { type KeyboardEvent, useRef, useState } from 'react';
import type { Wording } from '../../kit/stage/stage-game.ts';
import { KENO_FORTY } from '../rules.ts';
import styles from './NumberGrid.module.css';

const NUMBERS = Array.from({ length: KENO_FORTY.numbers }, (_, index) => index + 1);
const COLUMNS = 8;

export interface NumberGridProps extends Pick<Wording, 'say' | 'number'> {
  picks: readonly number[];
  drawn: readonly number[];
  canChoose: boolean;
  moves: boolean;
  onToggle: (pick: number) => void;
}

/**
 * The forty numbers. A pick is a filled tile, a drawn number a ring, a hit a filled tile with a ball and
 * a star. One tab stop; the arrow keys walk through it.
 */
export function NumberGrid(props: NumberGridProps) {
  const { picks, drawn, canChoose, moves, onToggle, say, number } = props;
  const [current, setCurrent] = useState(1);
  const grid = useRef<HTMLDivElement>(null);
  const isFull = picks.length === KENO_FORTY.mostPicks;

  const walk = (event: KeyboardEvent<HTMLElement>): void => {
    const step = stepOf(event.key, getComputedStyle(event.currentTarget).direction === 'rtl');
    const next = current + step;
    if (step === 0 || next < 1 || next > KENO_FORTY.numbers) return;
    event.preventDefault();
    grid.current?.querySelector<HTMLElement>(`[data-number="${next}"]`)?.focus();
  };

  return (
    <div
      ref={grid}
      className={`tabular ${styles.grid}`}
      role="group"
      aria-label={say('keno-forty:numbers')}
      data-full={canChoose && isFull}
    >
      {NUMBERS.map((pick) => {
        const isPicked = picks.includes(pick);
        const isDrawn = drawn.includes(pick);
        const isHit = isPicked && isDrawn;
        return (
          <button
            key={pick}
            type="button"
            className={styles.number}
            data-number={pick}
            data-picked={isPicked}
            data-drawn={isDrawn}
            data-moves={moves}
            aria-pressed={isPicked}
            aria-label={say(labelKey(isDrawn, isHit), { number: pick })}
            aria-disabled={isFull && !isPicked}
            disabled={!canChoose}
            tabIndex={pick === current ? 0 : -1}
            onFocus={() => setCurrent(pick)}
            onClick={() => onToggle(pick)}
            onKeyDown={walk}
          >
            <span className={styles.face}>{number(pick)}</span>
            {isHit ? (
              <svg className={styles.star} viewBox="0 0 20 20" aria-hidden="true">
                <path d="M10 1l2.5 5.8 6.3.6-4.8 4.2 1.4 6.2L10 14.5l-5.4 3.3L6 11.6 1.2 7.4l6.3-.6z" />
              </svg>
            ) : null}
          </button>
        );
      })}
    </div>
  );
}

function labelKey(isDrawn: boolean, isHit: boolean): string {
  if (isHit) return 'keno-forty:number.hit';
  return isDrawn ? 'keno-forty:number.drawn' : 'keno-forty:number';
}

/** How far an arrow key leads; 0 for any other key. */
function stepOf(key: string, isRightToLeft: boolean): number {
  const ahead = isRightToLeft ? -1 : 1;
  switch (key) {
    case 'ArrowRight':
      return ahead;
    case 'ArrowLeft':
      return -ahead;
    case 'ArrowDown':
      return COLUMNS;
    case 'ArrowUp':
      return -COLUMNS;
    default:
      return 0;
  }
}
