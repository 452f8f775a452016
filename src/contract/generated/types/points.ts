// Generated from schemas/ by `npm run codegen`. Do not edit.

import type { GameCategory } from './game.ts';
import type { RecordId } from './record.ts';
import type { RewardCredited } from './reward.ts';
import type { CurrencyCode, Cursor, MobileNumber, Moment, PageLimit, PointReward, PointTransaction, PositiveAmountMicro, Redemption } from './shared.ts';

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
export interface ListPointRewardsQuery {
  cursor?: Cursor;
  limit?: PageLimit;
  type?: 'cash' | 'bonus' | 'freeSpins' | 'goods';
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
  type?: 'live' | 'lott' | 'pvp' | 'rng' | 'sports' | 'redeem' | 'deposit';
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
export interface PointRewardDelivery {
  fullName: string;
  address: string;
  mobileNum: MobileNumber;
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
export interface RedeemPointRewardBody {
  rewardId: RecordId;
  quantity: number;
  /**
   * The payment password.
   */
  password: string;
  delivery?: PointRewardDelivery;
}
