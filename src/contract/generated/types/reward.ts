// Generated from schemas/ by `npm run codegen`. Do not edit.

import type { BrandId } from './brand.ts';
import type { RebateRates } from './rebate.ts';
import type { RecordId } from './record.ts';
import type { AmountMicro, Bonus, CashBackStep, ChangeReason, CurrencyCode, Cursor, FactChange, FactVersion, Fund, Moment, PageLimit } from './shared.ts';

/**
 * What a reward is. bonus: money that is free after turnover. spins: of prize wheels. tickets: for golden eggs.
 */
export type RewardKind = 'cash' | 'bonus' | 'freeRounds' | 'points' | 'spins' | 'tickets';
/**
 * held: staff look at it. available: to be claimed. queued: it begins when the running bonus ends. active: turnover is owed. completed: the money is free.
 */
export type RewardStatus =
  | 'held'
  | 'available'
  | 'queued'
  | 'active'
  | 'completed'
  | 'claimed'
  | 'forfeited'
  | 'expired'
  | 'rejected'
  | 'reversed';
/**
 * What a reward came from.
 */
export type RewardSource =
  | 'registration'
  | 'signUp'
  | 'deposit'
  | 'code'
  | 'application'
  | 'staff'
  | 'raffle'
  | 'rebate'
  | 'cashBack'
  | 'points'
  | 'mission'
  | 'level'
  | 'birthday'
  | 'board'
  | 'wheel'
  | 'egg'
  | 'rain';
export interface ClaimAllRewardsBody {}
export interface ClaimAllRewardsValue {
  /**
   * @maxItems 100
   */
  claimed: Reward[];
  left: number;
}
/**
 * Something that a player was given.
 */
export interface Reward {
  rewardId: RecordId;
  promotionId: RecordId | null;
  title: string;
  source: RewardSource;
  kind: RewardKind;
  currency: CurrencyCode;
  amountMicro: AmountMicro;
  rounds: number;
  /**
   * Of points; else 0.
   */
  points: number;
  gameName: string | null;
  turnoverMicro: AmountMicro;
  status: RewardStatus;
  createdAt: Moment;
  /**
   * When it can no longer be claimed.
   */
  expiresAt: Moment | null;
  claimedAt: Moment | null;
}
/**
 * What a claim brought.
 */
export interface RewardCredited {
  transferId: RecordId | null;
  fund: Fund;
  currency: CurrencyCode;
  amountMicro: AmountMicro;
  /**
   * Owed before it can be withdrawn.
   */
  turnoverRequirementMicro: AmountMicro;
  points: number;
}
export interface ClaimRewardBody {}
export interface ClaimRewardParams {
  rewardId: RecordId;
}
export interface ForfeitBonusBody {
  /**
   * What the player was shown to lose.
   */
  balanceMicro: AmountMicro;
}
export interface ForfeitBonusParams {
  rewardId: RecordId;
}
export interface ListBonusesQuery {
  view?: 'running' | 'ended';
  cursor?: Cursor;
  limit?: PageLimit;
}
export interface ListBonusesValue {
  /**
   * @maxItems 100
   */
  items: Bonus[];
  nextCursor: Cursor | null;
}
/**
 * A reward that one person asks for and another approves.
 */
export interface RewardGrant {
  brand: BrandId;
  grantId: RecordId;
  campaignId: RecordId;
  campaignTitle: string;
  memberId: RecordId;
  account: string;
  currency: CurrencyCode;
  amountMicro: AmountMicro;
  reason: ChangeReason;
  status: 'waiting' | 'approved' | 'rejected';
  requestedBy: string;
  isOwn: boolean;
  requestedAt: Moment;
  decidedBy: string | null;
  decidedAt: Moment | null;
}
export interface ListRewardsQuery {
  view?: 'claimable' | 'history';
  cursor?: Cursor;
  limit?: PageLimit;
}
export interface ListRewardsValue {
  /**
   * @maxItems 100
   */
  items: Reward[];
  nextCursor: Cursor | null;
}
/**
 * Rebates, cash back, and who may publish promotions alone.
 */
export interface RewardPolicy {
  /**
   * A campaign that may give more needs a second person; so does one without a budget.
   */
  secondPersonAboveMicro: AmountMicro;
  /**
   * The most that staff grant one player a day.
   */
  grantDailyCapMicro: AmountMicro;
  rebate: boolean;
  /**
   * What was not claimed is paid when the day closes.
   */
  rebateAutomatic: boolean;
  /**
   * Less is not paid.
   */
  rebateMinMicro: AmountMicro;
  rebateRates: RebateRates;
  cashBack: boolean;
  cashBackPeriod: 'day' | 'week' | 'month';
  /**
   * @maxItems 10
   */
  cashBackSteps: CashBackStep[];
  /**
   * The most a player gets for a period; 0: no limit.
   */
  cashBackCapMicro: AmountMicro;
}
/**
 * The reward policy as staff edit it.
 */
export interface RewardPolicySettings {
  brand: BrandId;
  version: FactVersion;
  lastChange: FactChange | null;
  currency: CurrencyCode;
  policy: RewardPolicy;
}
/**
 * What waits in the reward centre, the bonus that runs, and the VIP level.
 */
export interface RewardSummary {
  claimable: number;
  nextExpiryAt: Moment | null;
  bonus: Bonus | null;
  /**
   * Rewards of missions among those to claim.
   */
  missions: number;
  /**
   * 0: none.
   */
  level: number;
  /**
   * Empty without a level.
   */
  levelName: string;
}
