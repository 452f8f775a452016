// Generated from schemas/ by `npm run codegen`. Do not edit.

import type { RecordId } from './record.ts';
import type { ActivityStatus, Moment, PositiveAmountMicro } from './shared.ts';

export interface GetMissionLeaderboardQuery {
  missionId?: RecordId;
  limit?: number;
}
/**
 * A task with a reward.
 */
export interface Mission {
  missionId: RecordId;
  title: string;
  description: string;
  status: ActivityStatus;
  goal: number;
  progress: number;
  rewardMicro: PositiveAmountMicro | null;
  rewardPoints: number | null;
  endsAt: Moment | null;
}
export interface MissionLeaderboardValue {
  /**
   * @maxItems 100
   */
  ranks: MissionRank[];
  own: MissionRank | null;
  endsAt: Moment | null;
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
  score: number;
  rewardMicro: PositiveAmountMicro | null;
  self: boolean;
}
export interface MissionSummaryValue {
  claimable: number;
  /**
   * @maxItems 200
   */
  missions: Mission[];
}
