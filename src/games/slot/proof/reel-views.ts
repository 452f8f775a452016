import type { ReelSet, SlotModel, Strip } from '../math/model.ts';

/** What a reel shows at one stop, with wilds grown, and what else that means. */
export interface ReelView {
  readonly shown: readonly string[];
  /** Scatters, counted after wilds have grown, or coins, counted before. */
  readonly specials: number;
  /** Bit of the reel when a wild fills it from now on. */
  readonly stuck: number;
}

/** Views of every stop of every reel. `stuck`: reels that are filled by a wild already. */
export function reelViews(model: SlotModel, set: ReelSet, stuck: number): ReelView[][] {
  return model.strips[set].map((strip, reel) =>
    strip.map((_, stop) => viewAt(model, set, { strip, reel, stop, isStuck: hasBit(stuck, reel) })),
  );
}

const hasBit = (mask: number, bit: number): boolean => (mask & (1 << bit)) !== 0;

interface Place {
  readonly strip: Strip;
  readonly reel: number;
  readonly stop: number;
  readonly isStuck: boolean;
}

function viewAt(
  { rows, wild, scatter, hold }: SlotModel,
  set: ReelSet,
  { strip, reel, stop, isStuck }: Place,
): ReelView {
  const turned = Array.from({ length: rows }, (_, row) => strip[(stop + row) % strip.length] ?? '');
  const isSticky = wild?.behaviour === 'sticky' && set === 'free';
  const grows = wild?.behaviour === 'expanding' || isSticky;
  const isWild = isStuck || (grows && turned.includes(wild?.code ?? ''));
  const shown = isWild ? turned.map(() => wild?.code ?? '') : turned;
  // Coins are drawn when the reels stop: a wild that grows over them afterwards takes none away.
  const [seen, special] = hold === null ? [shown, scatter] : [turned, hold.code];
  return {
    shown,
    specials: seen.filter((symbol) => symbol === special).length,
    stuck: isWild && isSticky ? 1 << reel : 0,
  };
}
