import type { VipState, VipStep } from '#contract/generated/types.ts';

/** The player's level; undefined: none yet, or one that the brand has removed. */
export const currentStep = ({ level, levels }: VipState): VipStep | undefined =>
  levels.find((step) => step.level === level);

/** The level above the player's; undefined: it is the highest. */
export const nextStep = ({ level, levels }: VipState): VipStep | undefined =>
  levels.find((step) => step.level === level + 1);

/** The amount that a need still lacks; 0: it is met. */
export function missingMicro(needMicro: string, doneMicro: string): bigint {
  const missing = BigInt(needMicro) - BigInt(doneMicro);
  return missing > 0n ? missing : 0n;
}
