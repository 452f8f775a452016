/**
 * What the reels show before the first round: every kind of symbol has a chance to be seen and
 * nothing wins. Per reel, the position on the base strip that rests in the top row.
 */
export const RESTING_STOPS: readonly number[] = [0, 6, 3, 7, 22];
