import type { PointsPolicy } from '#contract/generated/types.ts';
import { pointCategories, stakePerPointMicro } from './points.ts';

/** Whether another policy gives more to players. */
export function loosensPointsPolicy(before: PointsPolicy, after: PointsPolicy): boolean {
  if (!after.enabled) return false;
  if (!before.enabled || after.pointsPerUnit < before.pointsPerUnit) return true;
  const most = (policy: PointsPolicy): number =>
    policy.maxConvertPointsPerDay === 0 ? Infinity : policy.maxConvertPointsPerDay;
  if (most(after) > most(before)) return true;
  return pointCategories(after).some(({ gameCategory, stakePerPointMicro: stake }) => {
    const earlier = stakePerPointMicro(before, gameCategory);
    return earlier === null || BigInt(stake) < earlier;
  });
}
