import type { VipLevel, VipPolicy } from '#contract/generated/types.ts';

/** Whether a change may give members more than before: it needs a second person. */
export function loosensLevels(before: VipPolicy, after: VipPolicy): boolean {
  if (!after.enabled) return false;
  if (!before.enabled || after.levels.length > before.levels.length) return after.levels.length > 0;
  return after.levels.some((level, index) => {
    const held = before.levels[index];
    return held === undefined || isLooser(held, level);
  });
}

const isLooser = (before: VipLevel, after: VipLevel): boolean =>
  BigInt(after.turnoverMicro) < BigInt(before.turnoverMicro) ||
  BigInt(after.depositMicro) < BigInt(before.depositMicro) ||
  BigInt(after.keepMicro) < BigInt(before.keepMicro) ||
  after.rebateExtraBasisPoints > before.rebateExtraBasisPoints ||
  BigInt(after.withdrawalMaxMicro) > BigInt(before.withdrawalMaxMicro) ||
  (after.isFeeFree && !before.isFeeFree);
