import type { SlotTitle } from '#contract/generated/types.ts';

/** What a designer decides of a title; strips and pays are found for it. */
export interface TitlePlan {
  readonly title: Omit<SlotTitle, 'version' | 'symbols' | 'strips' | 'sheet'>;
  /** Drawings of the symbols that pay, dearest first; ranks stand at the end. */
  readonly pictures: readonly string[];
  /** Stops of each reel. */
  readonly stops: number;
  readonly wilds: SignPlaces;
  readonly scatters: SignPlaces;
  /** Coins of each reel, in stacks as high as the window. */
  readonly coins: readonly number[];
  /** Symbols come in stacks of up to so many. */
  readonly stack: number;
  readonly returnPercent: number;
  readonly volatility: 'low' | 'medium' | 'high';
}

/** How many there are on each of the five reels, in the paid spin and in free spins. */
export interface SignPlaces {
  readonly base: readonly number[];
  readonly free: readonly number[];
}
