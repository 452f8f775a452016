import { SCATTER, type SymbolWindow } from '../symbols.ts';

const MOONS_BEFORE_HOLD = 2;

/** Reels that turn while two moons lie to their left: each of them may bring the third. */
export function heldReels(window: SymbolWindow): readonly number[] {
  let moons = 0;
  return window.flatMap((rows, reel) => {
    const held = moons >= MOONS_BEFORE_HOLD ? [reel] : [];
    if (rows.includes(SCATTER)) moons += 1;
    return held;
  });
}
