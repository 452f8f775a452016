import type { GoodKind, PointReward } from '#contract/generated/types.ts';
import { needsReview } from '#domain/points/open-goods.ts';

/** Kinds of goods, in the order of the filter. */
export const GOOD_KINDS: readonly GoodKind[] = [
  'cash',
  'bonus',
  'freeRounds',
  'voucher',
  'physical',
];

/** The icon of goods without a picture. */
export const GOOD_ICONS: Readonly<Record<GoodKind, string>> = {
  cash: 'coins',
  bonus: 'gift',
  freeRounds: 'slots',
  voucher: 'ticket',
  physical: 'bag',
};

/** How goods reach the player; the end of a text key. */
export function goodArrival({
  kind,
  review,
}: Pick<PointReward, 'kind' | 'review'>): 'voucher' | 'physical' | 'review' | 'cash' | 'reward' {
  if (kind === 'voucher' || kind === 'physical') return kind;
  if (needsReview({ kind, review })) return 'review';
  return kind === 'cash' ? 'cash' : 'reward';
}
