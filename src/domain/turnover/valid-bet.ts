import { CATEGORIES, isCategory } from '../category/categories.ts';

/**
 * The part of a settled stake that carried risk, in micro-units. A push counts for nothing, and neither
 * do opposite sides in one draw. What was voided, cancelled or refunded is no longer in the round's stake.
 */
export function validBetMicro(round: {
  readonly category: string;
  readonly stakeMicro: bigint;
  readonly payoutMicro: bigint;
  /** Part of the stake on opposite sides; left out: none. */
  readonly hedgedMicro?: bigint;
}): bigint {
  const { category, stakeMicro, payoutMicro, hedgedMicro = 0n } = round;
  if (stakeMicro <= hedgedMicro) return 0n;
  const hasTies = isCategory(category) && CATEGORIES[category].ties;
  return hasTies && payoutMicro === stakeMicro ? 0n : stakeMicro - hedgedMicro;
}
