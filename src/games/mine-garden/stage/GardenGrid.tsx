import { type KeyboardEvent, useRef, useState } from 'react';
import type { Say } from '../../kit/stage/stage-game.ts';
import { MINE_GARDEN } from '../rules.ts';
import { FlowerPicture, MinePicture } from './CellPictures.tsx';
import styles from './GardenGrid.module.css';
import type { CellLook } from './mine-state.ts';

const { side } = MINE_GARDEN;

export interface GardenGridProps {
  looks: readonly CellLook[];
  canOpen: boolean;
  moves: boolean;
  say: Say;
  onOpen: (cell: number) => void;
}

/** The 25 cells. Tab reaches one of them; arrow keys, Home and End walk through the others. */
export function GardenGrid({ looks, canOpen, moves, say, onOpen }: GardenGridProps) {
  const [focused, setFocused] = useState(0);
  const grid = useRef<HTMLDivElement>(null);
  const walk = (event: KeyboardEvent): void => {
    const to = neighbour(focused, event.key);
    if (to === null) return;
    event.preventDefault();
    setFocused(to);
    grid.current?.querySelectorAll('button')[to]?.focus();
  };
  return (
    <div
      ref={grid}
      className={styles.grid}
      role="group"
      aria-label={say('mine-garden:garden')}
      data-open={canOpen}
      data-moves={moves}
    >
      {looks.map((look, cell) => {
        const place = { row: Math.floor(cell / side) + 1, column: (cell % side) + 1 };
        const takes = canOpen && look === 'closed';
        return (
          <button
            key={cell}
            type="button"
            className={styles.cell}
            data-look={look}
            aria-label={say(`mine-garden:cell.${look}`, place)}
            aria-disabled={!takes}
            tabIndex={cell === focused ? 0 : -1}
            onKeyDown={walk}
            onFocus={() => setFocused(cell)}
            onClick={() => {
              if (takes) onOpen(cell);
            }}
          >
            <span className={styles.tile} aria-hidden="true">
              <span className={styles.lid}>
                <svg viewBox="0 0 24 24">
                  <path d="M12 20V11M12 13C7 13 5 10 5 6c5 0 7 3 7 7Zm0-2c0-4 2-6 6-6 0 4-2 6-6 6Z" />
                </svg>
              </span>
              <span className={styles.ground}>
                {look === 'mine' || look === 'hit' ? <MinePicture /> : null}
                {look === 'flower' || look === 'missed' ? <FlowerPicture /> : null}
              </span>
            </span>
          </button>
        );
      })}
    </div>
  );
}

/** The cell that a key leads to; null for a key that leads nowhere. */
function neighbour(cell: number, key: string): number | null {
  const column = cell % side;
  switch (key) {
    case 'ArrowLeft':
      return column === 0 ? cell : cell - 1;
    case 'ArrowRight':
      return column === side - 1 ? cell : cell + 1;
    case 'ArrowUp':
      return cell < side ? cell : cell - side;
    case 'ArrowDown':
      return cell >= side * (side - 1) ? cell : cell + side;
    case 'Home':
      return cell - column;
    case 'End':
      return cell - column + side - 1;
    default:
      return null;
  }
}
