import type { PointGood } from '#contract/generated/types.ts';
import { isKnownGood, type KnownGood } from './point-goods.setting.ts';

/** Goods that are offered now: from the first millisecond until before the end. */
export const openGoods = (goods: readonly PointGood[], nowMs: number): readonly KnownGood[] =>
  goods.filter(
    (good): good is KnownGood =>
      isKnownGood(good) &&
      good.enabled &&
      nowMs >= Date.parse(good.startsAt) &&
      (good.endsAt === null || nowMs < Date.parse(good.endsAt)),
  );

/** Whether staff look at each redemption: what they send or ship themselves always waits for them. */
export const needsReview = ({ kind, review }: Pick<PointGood, 'kind' | 'review'>): boolean =>
  review || kind === 'voucher' || kind === 'physical';

/** Whether one redemption takes several: rewards of a campaign come one by one. */
export const takesSeveral = ({ kind }: Pick<PointGood, 'kind'>): boolean =>
  kind !== 'bonus' && kind !== 'freeRounds';

/** Number of goods that players may still take; null: no end. @param taken so far, those that staff look at included */
export const remainingOf = ({ stock }: Pick<PointGood, 'stock'>, taken: number): number | null =>
  stock === null ? null : Math.max(0, stock - taken);
