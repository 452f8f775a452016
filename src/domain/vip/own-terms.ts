import type { VipLevel, WithdrawalTerms } from '#contract/generated/types.ts';

/** The level of a number; null: none, or the brand has it no longer. */
export const levelAt = (levels: readonly VipLevel[], level: number): VipLevel | null =>
  level > 0 ? (levels[Math.min(level, levels.length) - 1] ?? null) : null;

/** Terms of a withdrawal for a member of a level: never worse than those of the brand. */
export function termsOfLevel(terms: WithdrawalTerms, level: VipLevel | null): WithdrawalTerms {
  if (level === null) return terms;
  const isMore = BigInt(level.withdrawalMaxMicro) > BigInt(terms.maxMicro);
  return {
    ...terms,
    ...(isMore ? { maxMicro: level.withdrawalMaxMicro } : {}),
    ...(level.isFeeFree ? { feeMicro: '0', feeBasisPoints: 0 } : {}),
  };
}
