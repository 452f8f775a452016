import type { SymbolWindow } from '../events.ts';
import type { SlotLook } from './slot-look.ts';

/** Reels that turn while all but one of the specials lie to their left: each may bring the last. */
export function heldReels(
  window: SymbolWindow,
  { special, suspenseFrom }: Pick<SlotLook, 'special' | 'suspenseFrom'>,
): readonly number[] {
  let shown = 0;
  return window.flatMap((rows, reel) => {
    const held = shown >= suspenseFrom ? [reel] : [];
    shown += rows.filter((symbol) => symbol === special).length;
    return held;
  });
}
