// Generated from schemas/ by `npm run codegen`. Do not edit.

import type { BrandId } from './brand.ts';
import type { GameCategory } from './game.ts';
import type { RecordId } from './record.ts';
import type { RewardPolicy } from './reward.ts';
import type { AmountMicro, CalendarDay, CashBackState, ChangeReason, CurrencyCode, Cursor, FactVersion, Moment, PageLimit, PositiveAmountMicro } from './shared.ts';

export interface ClaimRebateBody {}
export interface ClaimRebateValue {
  amountMicro: PositiveAmountMicro;
  currency: CurrencyCode;
}
export interface GetRebateValue {
  day: CalendarDay;
  closesAt: Moment;
  timeZone: string;
  currency: CurrencyCode;
  automatic: boolean;
  minMicro: AmountMicro;
  /**
   * @maxItems 10
   */
  categories: RebateCategory[];
  claimableMicro: AmountMicro;
  cashBack: CashBackState | null;
}
/**
 * Today's valid bets in a category.
 */
export interface RebateCategory {
  gameCategory: GameCategory;
  validBetMicro: AmountMicro;
  rateBasisPoints: number;
  amountMicro: AmountMicro;
  claimedMicro: AmountMicro;
}
export interface GetRewardPolicyParams {
  brand: BrandId;
}
export interface ListRebatesQuery {
  cursor?: Cursor;
  limit?: PageLimit;
}
export interface ListRebatesValue {
  /**
   * @maxItems 100
   */
  items: RebateLine[];
  nextCursor: Cursor | null;
}
/**
 * A rebate or cash back, and what it was computed from.
 */
export interface RebateLine {
  lineId: RecordId;
  kind: 'rebate' | 'cashBack';
  from: CalendarDay;
  to: CalendarDay;
  gameCategory: GameCategory | null;
  currency: CurrencyCode;
  /**
   * Valid bets, or net loss.
   */
  baseMicro: AmountMicro;
  rateBasisPoints: number;
  amountMicro: AmountMicro;
  paidMicro: AmountMicro;
  paidAt: Moment | null;
}
/**
 * Rebates by category in basis points of the valid bets.
 */
export interface RebateRates {
  LOTT: number;
  ELOTT: number;
  LIVE: number;
  RNG: number;
  FISH: number;
  SPORTS: number;
  ESPORTS: number;
  COCKFIGHT: number;
  PVP: number;
}
export interface SetRewardPolicyBody {
  version: FactVersion;
  policy: RewardPolicy;
  reason: ChangeReason;
}
export interface SetRewardPolicyParams {
  brand: BrandId;
}
