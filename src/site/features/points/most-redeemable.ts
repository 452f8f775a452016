import type { PointReward } from '#contract/generated/types.ts';

/** The contract takes no more in one redemption. */
const MOST = 100;

/** The most of some goods in one redemption: by points, stock and the limit of a player. */
export function mostRedeemable(
  {
    pointsRequired,
    remaining,
    perMember,
  }: Pick<PointReward, 'pointsRequired' | 'remaining' | 'perMember'>,
  currentPoints: number,
): number {
  const affordable = Math.floor(currentPoints / pointsRequired);
  return Math.min(MOST, affordable, remaining ?? MOST, perMember ?? MOST);
}
