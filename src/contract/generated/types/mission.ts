// Generated from schemas/ by `npm run codegen`. Do not edit.

import type { BrandId } from './brand.ts';
import type { CampaignTimes } from './campaign.ts';
import type { DeskCounts, DeskTotals } from './desk.ts';
import type { GameCategory, GameCode } from './game.ts';
import type { Promotion } from './promotion.ts';
import type { RecordId } from './record.ts';
import type { AmountMicro, BoardState, ChangeReason, Cursor, GoalState, Moment, OfficeBoard, PageLimit, PositiveAmountMicro } from './shared.ts';

/**
 * What missions and boards count. validBet and depositSum are in micro-units, bestMultiple in thousandths of the stake; the others are counts. days: days in a row with a valid bet. games: different titles. wins: rounds that paid the multiple.
 */
export type MissionFact =
  | 'validBet'
  | 'rounds'
  | 'games'
  | 'days'
  | 'wins'
  | 'bestMultiple'
  | 'depositSum'
  | 'depositCount';
/**
 * A fact that a player brings to a value within a period. It counts rounds once they are settled, and never what was lost.
 */
export interface MissionGoal {
  fact: MissionFact;
  /**
   * The value that is reached: micro-units or a count. Of boards: the least that is ranked.
   */
  least: string;
  /**
   * Of play: only these; none listed: all.
   *
   * @maxItems 10
   */
  categories: GameCategory[];
  /**
   * Of play: only these titles of the house; none listed: all.
   *
   * @maxItems 20
   */
  games: GameCode[];
  /**
   * Of wins, rounds and multiples: the least stake of a round.
   */
  minStakeMicro: AmountMicro;
  /**
   * Of wins: a round counts from this multiple of its stake on.
   */
  multiple: number;
}
export interface DecideBoardBody {
  decision: 'pay' | 'cancel';
  reason: ChangeReason;
  /**
   * The version of the places that the person saw.
   */
  version: number;
}
export interface DecideBoardParams {
  brand: BrandId;
  boardId: RecordId;
}
export interface GetMissionLeaderboardQuery {
  missionId: RecordId;
  limit?: number;
}
export interface ListBoardsParams {
  /**
   * all: every brand that the person may see.
   */
  brand: BrandId;
}
export interface ListBoardsQuery {
  view?: 'waiting' | 'all';
  cursor?: Cursor;
  limit?: PageLimit;
}
export interface ListBoardsValue {
  /**
   * @maxItems 100
   */
  items: OfficeBoard[];
  nextCursor: Cursor | null;
  counts: DeskCounts;
  totals: DeskTotals;
}
/**
 * A promotion with goals, and how far the player is in its present period.
 */
export interface Mission {
  promotion: Promotion;
  /**
   * @minItems 1
   * @maxItems 5
   */
  goals: GoalState[];
  timesPer: CampaignTimes;
  /**
   * When goals begin from zero; null: they do not.
   */
  periodEndsAt: Moment | null;
}
export interface MissionLeaderboardValue {
  goal: MissionGoal;
  /**
   * @maxItems 100
   */
  ranks: MissionRank[];
  own: MissionRank | null;
  endsAt: Moment | null;
  state: BoardState;
}
/**
 * A place on the leaderboard.
 */
export interface MissionRank {
  rank: number;
  /**
   * Masked.
   */
  player: string;
  /**
   * What ranks, in the unit of its fact.
   */
  score: string;
  rewardMicro: PositiveAmountMicro | null;
  self: boolean;
}
export interface MissionSummaryValue {
  claimable: number;
  /**
   * @maxItems 200
   */
  missions: Mission[];
  /**
   * Promotions whose places win, running or lately ended.
   *
   * @maxItems 50
   */
  boards: Promotion[];
}
export interface RemoveBoardPlaceBody {
  reason: ChangeReason;
  /**
   * The version of the places that the person saw.
   */
  version: number;
  /**
   * The member's account.
   */
  account: string;
}
export interface RemoveBoardPlaceParams {
  brand: BrandId;
  boardId: RecordId;
}
