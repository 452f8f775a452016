// Generated from schemas/ by `npm run codegen`. Do not edit.

import type { BrandId } from './brand.ts';
import type { DeskCounts, DeskTotals } from './desk.ts';
import type { GameCode, GameWeight } from './game.ts';
import type { MemberTag } from './member.ts';
import type { MissionGoal } from './mission.ts';
import type { PromotionType } from './promotion.ts';
import type { RecordId } from './record.ts';
import type { ReferralSignal } from './referral.ts';
import type { RewardGrant, RewardKind } from './reward.ts';
import type { AmountMicro, BannerPictureId, CalendarDay, CategoryWeight, ChangeReason, CurrencyCode, Cursor, LanguageCode, Moment, OfficeApplication, OfficeReward, PageLimit, PromoCodeBatch, RafflePrize } from './shared.ts';

/**
 * What a promotion is marked with.
 */
export type CampaignTag = 'newbie' | 'limited' | 'specialOffer' | 'daily' | 'highRebate' | 'vip';
/**
 * What gives a reward. registration: a new account. signUp: a new account that joins. deposit: a deposit. code: a code. application: staff who approve one. staff: a grant by two people. raffle: a draw by ticket. points: goods of the points mall. mission: goals that are reached. level: a VIP level that is reached. birthday: a birthday, once a year. board: a place in a ranking. wheel: a spin. egg: an opened egg. rain: an envelope that is taken.
 */
export type CampaignTriggerKind =
  | 'registration'
  | 'signUp'
  | 'deposit'
  | 'code'
  | 'application'
  | 'staff'
  | 'raffle'
  | 'points'
  | 'mission'
  | 'level'
  | 'birthday'
  | 'board'
  | 'wheel'
  | 'egg'
  | 'rain';
/**
 * What conditions speak of. Amounts are in micro-units, the others are counts; mobileVerified and bankAccount are 0 or 1.
 */
export type CampaignFact =
  | 'depositSum'
  | 'depositCount'
  | 'validBet'
  | 'netLoss'
  | 'accountDays'
  | 'mobileVerified'
  | 'bankAccount';
/**
 * The time a fact is added up over, until now.
 */
export type CampaignPeriod = 'today' | 'days7' | 'days30' | 'ever';
/**
 * What the number of rewards is counted over.
 */
export type CampaignTimes = 'campaign' | 'day' | 'week' | 'month';
/**
 * draft: never published. waiting: a second person has to approve. live: players see it from its start to its end.
 */
export type CampaignState = 'draft' | 'waiting' | 'live' | 'paused' | 'ended';
/**
 * A promotion as data: whom it is for, what gives a reward, and what the reward is.
 */
export interface Campaign {
  type: PromotionType;
  /**
   * @maxItems 6
   */
  tags: CampaignTag[];
  /**
   * The figure that the brand's art draws.
   */
  hero: string;
  /**
   * One that was brought; null: the figure is drawn.
   */
  picture: BannerPictureId | null;
  startsAt: Moment;
  /**
   * Null: until it is ended.
   */
  endsAt: Moment | null;
  audience: CampaignAudience;
  trigger: CampaignTrigger;
  /**
   * @maxItems 6
   */
  conditions: CampaignCondition[];
  reward: CampaignReward;
  /**
   * Of raffles.
   *
   * @maxItems 20
   */
  prizes: RafflePrize[];
  /**
   * The most it gives in all; 0: no limit.
   */
  budgetMicro: AmountMicro;
  timesPerMember: number;
  timesPer: CampaignTimes;
  /**
   * Days to claim a reward.
   */
  claimDays: number;
  /**
   * One for each language; that of the brand's default language is needed.
   *
   * @minItems 1
   * @maxItems 60
   */
  texts: CampaignText[];
}
/**
 * Whom a campaign is for.
 */
export interface CampaignAudience {
  /**
   * Accounts no older than this; 0: all.
   */
  registeredWithinDays: number;
  /**
   * One of these is needed; none listed: all.
   *
   * @maxItems 20
   */
  tags: MemberTag[];
  /**
   * @maxItems 20
   */
  withoutTags: MemberTag[];
  /**
   * Agents too.
   */
  agents: boolean;
  /**
   * The least VIP level; 0: all.
   */
  level: number;
}
/**
 * What gives a reward, and how often.
 */
export interface CampaignTrigger {
  kind: CampaignTriggerKind;
  /**
   * Of deposits: only those after the player joined count.
   */
  mustJoin: boolean;
  /**
   * Of deposits: 1 is the player's first; 0 is any.
   */
  depositNumber: number;
  /**
   * Of deposits: the smallest that counts.
   */
  minDepositMicro: AmountMicro;
  /**
   * Of deposits: days that count, Monday is 1; none listed: every day.
   *
   * @maxItems 7
   */
  weekdays: number[];
  /**
   * Of applications: at least one picture is needed.
   */
  asksPictures: boolean;
  /**
   * Of raffles: valid bets for one ticket.
   */
  ticketMicro: AmountMicro;
  /**
   * Of missions: all of them must be reached. Of boards: the first is what ranks.
   *
   * @maxItems 5
   */
  goals: MissionGoal[];
  /**
   * Of levels: the one that is reached; 0: any.
   */
  level: number;
  /**
   * Of rains: envelopes that share the budget.
   */
  envelopes: number;
  /**
   * Of rains: the smallest envelope.
   */
  leastMicro: AmountMicro;
  /**
   * Of rains: the largest envelope.
   */
  mostMicro: AmountMicro;
}
/**
 * Holds when one of its comparisons does. All conditions of a campaign must hold.
 */
export interface CampaignCondition {
  /**
   * @minItems 1
   * @maxItems 3
   */
  anyOf: CampaignComparison[];
}
/**
 * A fact against a value.
 */
export interface CampaignComparison {
  fact: CampaignFact;
  period: CampaignPeriod;
  comparison: 'atLeast' | 'atMost';
  /**
   * Micro-units or a count.
   */
  value: string;
}
/**
 * What a campaign gives.
 */
export interface CampaignReward {
  kind: RewardKind;
  /**
   * Fixed amount; 0: a share of the deposit. Of points, spins and tickets: their worth in the budget.
   */
  amountMicro: AmountMicro;
  /**
   * Share of the deposit.
   */
  percent: number;
  /**
   * The most that a share comes to; 0: no limit.
   */
  maxMicro: AmountMicro;
  /**
   * Turnover owed, as a multiple.
   */
  turnoverTimes: number;
  /**
   * What the multiple is of.
   */
  turnoverOn: 'reward' | 'rewardAndDeposit';
  /**
   * @maxItems 10
   */
  categoryWeights: CategoryWeight[];
  /**
   * @maxItems 50
   */
  gameWeights: GameWeight[];
  /**
   * @maxItems 100
   */
  forbiddenGames: GameCode[];
  /**
   * The largest stake of a round while turnover is owed; 0: no limit.
   */
  maxStakeMicro: AmountMicro;
  /**
   * Days to reach the turnover, or to play free rounds.
   */
  days: number;
  /**
   * Which money a stake takes first.
   */
  orderOfUse: 'bonusFirst' | 'cashFirst';
  /**
   * The deposit stays in the wallet until the turnover is met or the bonus is given up.
   */
  locksDeposit: boolean;
  /**
   * The title of free rounds.
   */
  gameCode: GameCode | null;
  /**
   * Free rounds, spins or tickets.
   */
  rounds: number;
  /**
   * The stake of each free round.
   */
  roundStakeMicro: AmountMicro;
}
/**
 * A campaign's words in a language.
 */
export interface CampaignText {
  language: LanguageCode;
  title: string;
  summary: string;
  /**
   * Plain text; an empty line begins a paragraph.
   */
  terms: string;
}
/**
 * A campaign as the office shows it.
 */
export interface CampaignRecord {
  campaignId: RecordId;
  state: CampaignState;
  /**
   * Of the draft; a change names the one it was made from.
   */
  revision: number;
  /**
   * Null: never published.
   */
  liveVersion: number | null;
  /**
   * The draft differs from what is live.
   */
  hasChanges: boolean;
  currency: CurrencyCode;
  campaign: Campaign;
  spentMicro: AmountMicro;
  /**
   * Given.
   */
  rewards: number;
  claimed: number;
  joined: number;
  /**
   * Applications and held rewards that wait for staff.
   */
  waiting: number;
  /**
   * Who asked to publish it; null: nobody.
   */
  publishRequestedBy: string | null;
  isOwnRequest: boolean;
  updatedAt: Moment;
  publishedAt: Moment | null;
}
/**
 * What a campaign would have given in the last 30 days.
 */
export interface CampaignSimulation {
  days: number;
  currency: CurrencyCode;
  /**
   * Registrations, deposits or tickets that were looked at.
   */
  events: number;
  /**
   * There were more events than were looked at.
   */
  isPartial: boolean;
  players: number;
  rewards: number;
  costMicro: AmountMicro;
  turnoverMicro: AmountMicro;
  /**
   * The day the budget would have been spent; null: never.
   */
  budgetReachedOn: CalendarDay | null;
  /**
   * @maxItems 4
   */
  signals: SimulationSignal[];
  /**
   * Players who would have qualified and withdrew within a day of the deposit without play.
   */
  cashedOut: number;
  /**
   * @maxItems 10
   */
  examples: SimulationExample[];
}
/**
 * Players who share a sign with another who would have qualified.
 */
export interface SimulationSignal {
  signal: ReferralSignal;
  players: number;
}
/**
 * One of the players who would have got most.
 */
export interface SimulationExample {
  memberId: RecordId;
  account: string;
  rewards: number;
  amountMicro: AmountMicro;
  /**
   * @maxItems 4
   */
  signals: ReferralSignal[];
}
export interface ChangeCampaignBody {
  revision: number;
  campaign: Campaign;
  reason: ChangeReason;
}
export interface ChangeCampaignParams {
  brand: BrandId;
  campaignId: RecordId;
}
export interface CreateCampaignBody {
  campaign: Campaign;
  reason: ChangeReason;
}
export interface CreateCampaignParams {
  brand: BrandId;
}
export interface CreatePromoCodeBatchBody {
  campaignId: RecordId;
  label: string;
  kind: 'single' | 'shared';
  count: number;
  uses: number;
  /**
   * Null: it is drawn.
   */
  sharedCode: string | null;
  expiresAt: Moment;
  reason: ChangeReason;
}
export interface CreatePromoCodeBatchParams {
  brand: BrandId;
}
export interface CreatePromoCodeBatchValue {
  batch: PromoCodeBatch;
  /**
   * @maxItems 10000
   */
  codes: string[];
}
export interface DecideCampaignBody {
  revision: number;
  decision: 'approve' | 'reject';
  reason: ChangeReason;
}
export interface DecideCampaignParams {
  brand: BrandId;
  campaignId: RecordId;
}
export interface DecideHeldRewardBody {
  decision: 'approve' | 'reject';
  reason: ChangeReason;
}
export interface DecideHeldRewardParams {
  brand: BrandId;
  heldRewardId: RecordId;
}
export interface DecidePromotionApplicationBody {
  decision: 'approve' | 'reject';
  reason: ChangeReason;
}
export interface DecidePromotionApplicationParams {
  brand: BrandId;
  promotionApplicationId: RecordId;
}
export interface DecideRewardGrantBody {
  decision: 'approve' | 'reject';
  reason: ChangeReason;
}
export interface DecideRewardGrantParams {
  brand: BrandId;
  grantId: RecordId;
}
export interface GetCampaignParams {
  brand: BrandId;
  campaignId: RecordId;
}
export interface GetMemberOffersParams {
  memberId: RecordId;
}
export interface ListCampaignsParams {
  brand: BrandId;
}
export interface ListCampaignsQuery {
  state?: CampaignState;
  cursor?: Cursor;
  limit?: PageLimit;
}
export interface ListCampaignsValue {
  /**
   * @maxItems 100
   */
  items: CampaignRecord[];
  nextCursor: Cursor | null;
}
export interface ListHeldRewardsParams {
  /**
   * all: every brand that the person may see.
   */
  brand: BrandId;
}
export interface ListHeldRewardsQuery {
  view?: 'waiting' | 'all';
  cursor?: Cursor;
  limit?: PageLimit;
  /**
   * The order; - for the other way round. Left out: the one of the view.
   */
  sort?: 'amount' | '-amount';
  username?: string;
}
export interface ListHeldRewardsValue {
  /**
   * @maxItems 100
   */
  items: OfficeReward[];
  nextCursor: Cursor | null;
  counts: DeskCounts;
  totals: DeskTotals;
}
export interface ListPromoCodeBatchesParams {
  /**
   * all: every brand that the person may see.
   */
  brand: BrandId;
}
export interface ListPromoCodeBatchesQuery {
  cursor?: Cursor;
  limit?: PageLimit;
}
export interface ListPromoCodeBatchesValue {
  /**
   * @maxItems 100
   */
  items: PromoCodeBatch[];
  nextCursor: Cursor | null;
  counts: DeskCounts;
  totals: DeskTotals;
}
export interface ListPromotionApplicationsParams {
  /**
   * all: every brand that the person may see.
   */
  brand: BrandId;
}
export interface ListPromotionApplicationsQuery {
  view?: 'waiting' | 'all';
  cursor?: Cursor;
  limit?: PageLimit;
  username?: string;
}
export interface ListPromotionApplicationsValue {
  /**
   * @maxItems 100
   */
  items: OfficeApplication[];
  nextCursor: Cursor | null;
  counts: DeskCounts;
  totals: DeskTotals;
}
export interface ListRewardGrantsParams {
  /**
   * all: every brand that the person may see.
   */
  brand: BrandId;
}
export interface ListRewardGrantsQuery {
  view?: 'waiting' | 'all';
  cursor?: Cursor;
  limit?: PageLimit;
  username?: string;
}
export interface ListRewardGrantsValue {
  /**
   * @maxItems 100
   */
  items: RewardGrant[];
  nextCursor: Cursor | null;
  counts: DeskCounts;
  totals: DeskTotals;
}
export interface PublishCampaignBody {
  revision: number;
  reason: ChangeReason;
}
export interface PublishCampaignParams {
  brand: BrandId;
  campaignId: RecordId;
}
export interface RequestRewardGrantBody {
  campaignId: RecordId;
  reason: ChangeReason;
}
export interface RequestRewardGrantParams {
  memberId: RecordId;
}
export interface RevokePromoCodeBatchBody {
  reason: ChangeReason;
}
export interface RevokePromoCodeBatchParams {
  brand: BrandId;
  batchId: RecordId;
}
export interface SetCampaignStateBody {
  /**
   * The state that was read.
   */
  seen: CampaignState;
  state: 'live' | 'paused' | 'ended';
  reason: ChangeReason;
}
export interface SetCampaignStateParams {
  brand: BrandId;
  campaignId: RecordId;
}
export interface SetMemberOffersBody {
  limited: boolean;
  reason: ChangeReason;
}
export interface SetMemberOffersParams {
  memberId: RecordId;
}
export interface SimulateCampaignBody {
  campaign: Campaign;
}
export interface SimulateCampaignParams {
  brand: BrandId;
}
