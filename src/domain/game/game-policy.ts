import type { GamePolicy } from '#contract/generated/types.ts';

/** Where nothing was set: games as they were designed, at their own pace. */
export const AS_DESIGNED: GamePolicy = { slotReturn: null, fastPlay: false, leastRoundMs: null };

/** The pace of a title. */
export interface Pace {
  /** From one round's start to the next, milliseconds. */
  readonly minRoundMs: number;
  /** The same with fast play; null: it has none. */
  readonly fastRoundMs: number | null;
}

/** A title's pace under a policy, and whether its players may play fast. */
export function paceUnder(
  { minRoundMs, fastRoundMs }: Pace,
  { fastPlay, leastRoundMs }: Pick<GamePolicy, 'fastPlay' | 'leastRoundMs'>,
): { readonly minRoundMs: number; readonly mayPlayFast: boolean } {
  const least = leastRoundMs ?? 0;
  const isFast = fastPlay && fastRoundMs !== null && least < minRoundMs;
  return { minRoundMs: Math.max(isFast ? fastRoundMs : minRoundMs, least), mayPlayFast: isFast };
}
