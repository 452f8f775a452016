import type { Cell, SymbolWindow } from '../events.ts';
import type { Strip } from './model.ts';

/** Reels whose symbols fall: what is shown, and which place of each strip comes next from above. */
export interface FallingReels {
  readonly window: SymbolWindow;
  readonly next: readonly number[];
}

/** The reels as they stopped: from above comes what stands before the stop on the strip. */
export function standingReels(window: SymbolWindow, stops: readonly number[]): FallingReels {
  return { window, next: stops.map((stop) => stop - 1) };
}

/** Takes cells away: what lies above falls down, and the strip goes on from above. */
export function dropInto(
  { window, next }: FallingReels,
  gone: readonly Cell[],
  strips: readonly Strip[],
): FallingReels {
  const left = window.map((column, reel) =>
    column.filter((_, row) => !gone.some((cell) => cell.reel === reel && cell.row === row)),
  );
  return {
    window: left.map((kept, reel) => {
      const missing = (window[reel]?.length ?? 0) - kept.length;
      const strip = strips[reel] ?? [];
      const fresh = Array.from({ length: missing }, (_, index) => {
        const place = (next[reel] ?? 0) - index;
        return strip[((place % strip.length) + strip.length) % strip.length] ?? '';
      });
      return [...fresh.toReversed(), ...kept];
    }),
    next: left.map((kept, reel) => (next[reel] ?? 0) - (window[reel]?.length ?? 0) + kept.length),
  };
}
