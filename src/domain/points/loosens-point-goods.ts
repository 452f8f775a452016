import type { PointGood } from '#contract/generated/types.ts';
import { needsReview } from './open-goods.ts';

/**
 * Whether another list of goods pays players more money than the one before: staff send and ship the other
 * kinds one by one.
 */
export function loosensPointGoods(
  before: readonly PointGood[],
  after: readonly PointGood[],
): boolean {
  const known = new Map(before.map((good) => [good.goodId, good]));
  return after.some((good) => {
    if (!good.enabled || good.kind === 'voucher' || good.kind === 'physical') return false;
    const held = known.get(good.goodId);
    return held === undefined || !held.enabled || paysMore(held, good);
  });
}

const paysMore = (before: PointGood, after: PointGood): boolean =>
  after.kind !== before.kind ||
  after.campaignId !== before.campaignId ||
  after.pointsRequired < before.pointsRequired ||
  BigInt(after.amountMicro) > BigInt(before.amountMicro) ||
  BigInt(after.depositedMicro) < BigInt(before.depositedMicro) ||
  most(after.stock) > most(before.stock) ||
  most(after.perMember === 0 ? null : after.perMember) >
    most(before.perMember === 0 ? null : before.perMember) ||
  (needsReview(before) && !needsReview(after)) ||
  after.startsAt < before.startsAt ||
  (before.endsAt !== null && (after.endsAt === null || after.endsAt > before.endsAt));

const most = (bound: number | null): number => bound ?? Infinity;
