// Generated from schemas/ by `npm run codegen`. Do not edit.

import type { CampaignAudience, CampaignReward, CampaignTag, CampaignTimes, CampaignTrigger } from './campaign.ts';
import type { GameCode } from './game.ts';
import type { RecordId } from './record.ts';
import type { RewardCredited } from './reward.ts';
import type { ActivityStatus, AmountMicro, ConditionState, CurrencyCode, LanguageCode, Moment, RafflePrize, RaffleState, RainState } from './shared.ts';

/**
 * What a promotion is about.
 */
export type PromotionType =
  | 'other'
  | 'sport'
  | 'liveCasino'
  | 'rngSlots'
  | 'pvpPoker'
  | 'fish'
  | 'lotto'
  | 'rebate'
  | 'pointMall'
  | 'rank'
  | 'deposit'
  | 'appDownload'
  | 'newPlayer'
  | 'gaming';
/**
 * Why a player gets no rewards of a promotion now.
 */
export type PromotionObstacle =
  | 'optedOut'
  | 'limited'
  | 'excluded'
  | 'blocked'
  | 'audience'
  | 'conditions'
  | 'timesReached'
  | 'budgetSpent'
  | 'withdrawalTakenBack'
  | 'notStarted'
  | 'ended';
export interface ApplyForPromotionBody {
  comment: string;
  /**
   * @maxItems 3
   *
   * Items: The file as base64.
   */
  pictures: string[];
}
export interface ApplyForPromotionParams {
  promotionId: RecordId;
}
export interface ClaimRafflePromotionBody {
  promotionId: RecordId;
}
export interface ClaimRafflePromotionValue {
  /**
   * Where the wheel stops.
   */
  prizeIndex: number;
  reward: RewardCredited;
  ticketsLeft: number;
}
export interface ClaimSignUpRewardBody {
  promotionId: RecordId;
}
/**
 * A game's name.
 */
export interface GameNamed {
  gameCode: GameCode;
  name: string;
}
export interface GetPromotionParams {
  promotionId: RecordId;
}
export interface JoinPromotionBody {
  /**
   * Of the terms that were read.
   */
  version: number;
  termsAccepted: true;
}
export interface JoinPromotionParams {
  promotionId: RecordId;
}
export interface JoinSignUpPromotionBody {
  promotionId: RecordId;
  termsAccepted: true;
}
export interface JoinSignUpPromotionValue {
  promotionId: RecordId;
  status: ActivityStatus;
}
export interface ListPromotionsQuery {
  type?: PromotionType;
}
export interface ListPromotionsValue {
  /**
   * @maxItems 200
   */
  items: Promotion[];
}
/**
 * A promotion as a player sees it.
 */
export interface Promotion {
  promotionId: RecordId;
  type: PromotionType;
  /**
   * @maxItems 6
   */
  tags: CampaignTag[];
  language: LanguageCode;
  title: string;
  summary: string;
  /**
   * The figure that the brand's art draws.
   */
  hero: string;
  pictureUrl: string | null;
  startsAt: Moment;
  endsAt: Moment | null;
  status: ActivityStatus;
  obstacle: PromotionObstacle | null;
  currency: CurrencyCode;
  trigger: CampaignTrigger;
  reward: CampaignReward;
  /**
   * Null: no limit.
   */
  budgetLeftPercent: number | null;
  /**
   * What can be claimed now.
   */
  rewardId: RecordId | null;
}
/**
 * A player's application.
 */
export interface PromotionApplication {
  applicationId: RecordId;
  comment: string;
  pictures: number;
  status: 'waiting' | 'approved' | 'rejected';
  /**
   * What staff wrote.
   */
  note: string | null;
  createdAt: Moment;
  decidedAt: Moment | null;
}
/**
 * A promotion with its terms and where the player is.
 */
export interface PromotionDetail {
  promotion: Promotion;
  terms: string;
  version: number;
  /**
   * @maxItems 6
   */
  conditions: ConditionState[];
  timesPerMember: number;
  timesPer: CampaignTimes;
  claimDays: number;
  audience: CampaignAudience;
  joinedAt: Moment | null;
  /**
   * Rewards the player got in the period.
   */
  received: number;
  /**
   * @maxItems 160
   */
  gameNames: GameNamed[];
  /**
   * @maxItems 20
   */
  prizes: RafflePrize[];
  application: PromotionApplication | null;
  raffle: RaffleState | null;
  budgetLeftMicro: AmountMicro | null;
  rain: RainState | null;
}
export interface RedeemPromoCodeBody {
  code: string;
}
export interface SetOfferChoiceBody {
  optedOut: boolean;
}
export interface TakeEnvelopeBody {}
export interface TakeEnvelopeParams {
  promotionId: RecordId;
}
export interface TakeEnvelopeValue {
  amountMicro: AmountMicro;
  reward: RewardCredited;
  left: number;
}
