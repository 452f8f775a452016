// Generated from schemas/ by `npm run codegen`. Do not edit.

import type { BrandId } from './brand.ts';
import type { DeskCounts, DeskTotals } from './desk.ts';
import type { GameCategory } from './game.ts';
import type { RebateRates } from './rebate.ts';
import type { RecordId } from './record.ts';
import type { RewardCredited } from './reward.ts';
import type { AmountMicro, ChangeReason, CurrencyCode, Cursor, FactChange, FactVersion, GoodDelivery, GoodKind, Moment, OfficeRedemption, PageLimit, PointGood, PointReward, PointTransaction, PositiveAmountMicro, Redemption } from './shared.ts';

export interface ConvertPointsBody {
  points: number;
  /**
   * The payment password.
   */
  password: string;
}
export interface ConvertPointsValue {
  points: PointsBalance;
  credited: RewardCredited;
}
/**
 * Points of a player; they never expire.
 */
export interface PointsBalance {
  currentPoints: number;
  pendingPoints: number;
}
export interface DecidePointRedemptionBody {
  decision: 'approve' | 'reject';
  /**
   * The player reads it: a code, how goods were shipped, or why they were not.
   */
  reason: ChangeReason;
}
export interface DecidePointRedemptionParams {
  brand: BrandId;
  redemptionId: RecordId;
}
export interface GetPointGoodsParams {
  brand: BrandId;
}
export interface GetPointsPolicyParams {
  brand: BrandId;
}
export interface ListPointRedemptionsParams {
  /**
   * all: every brand that the person may see.
   */
  brand: BrandId;
}
export interface ListPointRedemptionsQuery {
  view?: 'waiting' | 'all';
  cursor?: Cursor;
  limit?: PageLimit;
  username?: string;
}
export interface ListPointRedemptionsValue {
  /**
   * @maxItems 100
   */
  items: OfficeRedemption[];
  nextCursor: Cursor | null;
  counts: DeskCounts;
  totals: DeskTotals;
}
export interface ListPointRewardsQuery {
  cursor?: Cursor;
  limit?: PageLimit;
  kind?: GoodKind;
}
export interface ListPointRewardsValue {
  /**
   * @maxItems 100
   */
  items: PointReward[];
  /**
   * Null on the last page.
   */
  nextCursor: Cursor | null;
}
export interface ListPointTransactionsQuery {
  cursor?: Cursor;
  limit?: PageLimit;
  type?:
    | 'lott'
    | 'elott'
    | 'live'
    | 'rng'
    | 'fish'
    | 'sports'
    | 'esports'
    | 'cockfight'
    | 'pvp'
    | 'convert'
    | 'redeem'
    | 'reward';
  /**
   * Inclusive.
   */
  from?: Moment;
  /**
   * Exclusive.
   */
  to?: Moment;
}
export interface ListPointTransactionsValue {
  /**
   * @maxItems 100
   */
  items: PointTransaction[];
  /**
   * Null on the last page.
   */
  nextCursor: Cursor | null;
}
export interface ListRedemptionsQuery {
  cursor?: Cursor;
  limit?: PageLimit;
  status?: 'inProcess' | 'approved' | 'rejected';
  /**
   * Inclusive.
   */
  from?: Moment;
  /**
   * Exclusive.
   */
  to?: Moment;
}
export interface ListRedemptionsValue {
  /**
   * @maxItems 100
   */
  items: Redemption[];
  /**
   * Null on the last page.
   */
  nextCursor: Cursor | null;
}
export interface PointsConfigValue {
  enabled: boolean;
  /**
   * So many points make one unit of the currency.
   */
  pointsPerUnit: number;
  minConvertPoints: number;
  maxConvertPointsPerDay: number | null;
  currency: CurrencyCode;
  passwordNeeded: boolean;
  /**
   * @maxItems 20
   */
  earning: PointsEarning[];
}
export interface PointsEarning {
  gameCategory: GameCategory;
  /**
   * So much valid bet gives one point.
   */
  stakePerPointMicro: PositiveAmountMicro;
}
/**
 * How players earn points by playing, and what points are worth.
 */
export interface PointsPolicy {
  /**
   * Players earn points, and turn them into money.
   */
  enabled: boolean;
  /**
   * So much valid bet gives one point, in a category of full weight.
   */
  stakePerPointMicro: PositiveAmountMicro;
  /**
   * The part of a valid bet that counts, by category.
   */
  weights: RebateRates;
  /**
   * So many points make one unit of the currency.
   */
  pointsPerUnit: number;
  minConvertPoints: number;
  /**
   * The most points of a player in a day of the brand; 0: any number.
   */
  maxConvertPointsPerDay: number;
}
/**
 * The points policy as staff edit it.
 */
export interface PointsPolicySettings {
  brand: BrandId;
  version: FactVersion;
  lastChange: FactChange | null;
  policy: PointsPolicy;
  currency: CurrencyCode;
}
export interface RedeemPointRewardBody {
  goodId: RecordId;
  /**
   * 1 of a bonus and of free rounds.
   */
  quantity: number;
  /**
   * For one, as the player saw it.
   */
  pointsRequired: number;
  /**
   * Money that one pays, as the player saw it.
   */
  amountMicro: AmountMicro | null;
  /**
   * The payment password.
   */
  password: string;
  delivery?: GoodDelivery;
}
export interface SetPointGoodsBody {
  version: FactVersion;
  /**
   * @maxItems 200
   */
  goods: PointGood[];
  reason: ChangeReason;
}
export interface SetPointGoodsParams {
  brand: BrandId;
}
export interface SetPointsPolicyBody {
  version: FactVersion;
  policy: PointsPolicy;
  reason: ChangeReason;
}
export interface SetPointsPolicyParams {
  brand: BrandId;
}
