import type { Cell, SymbolWindow } from '../../events.ts';
import type { Animator } from '../../../kit/motion/animator.ts';
import { FALL_MS, VANISH_MS } from '../pace.ts';
import type { PlacedSymbol, Reel } from './reel.ts';

export interface FallingReels {
  /** Cells vanish, what lies above falls into their places, and more comes from above. */
  fall(before: SymbolWindow, after: SymbolWindow, gone: readonly Cell[]): void;
  stop(): void;
}

/** Reels fall one shortly after the other, within the whole time. */
const STAGGER_MS = 36;

export function createFallingReels(reels: readonly Reel[], animator: Animator): FallingReels {
  let end: (() => void) | null = null;
  const stop = (): void => {
    end?.();
    end = null;
  };
  return {
    stop,
    fall(before, after, gone) {
      stop();
      end = animator.run({
        durationMs: VANISH_MS + FALL_MS,
        move: (_progress, elapsedMs) => {
          for (const [index, reel] of reels.entries()) {
            const rows = gone.filter((cell) => cell.reel === index).map(({ row }) => row);
            const column = before[index] ?? [];
            const next = after[index] ?? [];
            const fallenMs = elapsedMs - VANISH_MS - index * STAGGER_MS;
            reel.scatter(
              elapsedMs < VANISH_MS
                ? vanishing(column, rows, elapsedMs / VANISH_MS)
                : fallingAt(next, rows, fallenMs / (FALL_MS - reels.length * STAGGER_MS)),
            );
          }
        },
      });
    },
  };
}

function vanishing(
  column: readonly string[],
  gone: readonly number[],
  progress: number,
): PlacedSymbol[] {
  return column.map((code, row) => ({
    code,
    row,
    presence: gone.includes(row) ? Math.max(0, 1 - progress) : 1,
  }));
}

/** @param progress 0 to 1; below 0 it has not begun. */
function fallingAt(
  column: readonly string[],
  gone: readonly number[],
  progress: number,
): PlacedSymbol[] {
  const t = Math.max(0, Math.min(1, progress));
  // Faster and faster, with a small bounce at the ground.
  const left = t < 0.82 ? 1 - (t / 0.82) ** 2 : -0.05 * Math.sin(((t - 0.82) / 0.18) * Math.PI);
  const kept = Array.from({ length: column.length }, (_, row) => row).filter(
    (row) => !gone.includes(row),
  );
  return column.map((code, row) => {
    const fresh = column.length - kept.length;
    // Fresh ones come from above the window; the others from their own row.
    const from = row < fresh ? row - fresh : (kept[row - fresh] ?? row);
    return { code, row: row + (from - row) * left, presence: 1 };
  });
}
