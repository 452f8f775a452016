// Generated from schemas/ by `npm run codegen`. Do not edit.

import type { BrandId } from './brand.ts';
import type { LiveChoice, LiveGameName, LiveResult, LiveSpot, LiveSpotStake, LiveTable, LiveTableCode } from './live.ts';
import type { RecordId } from './record.ts';
import type { AmountMicro, ChangeReason, CurrencyCode, Moment, PageLimit } from './shared.ts';

export interface ChooseAtLiveTableBody {
  roundNumber: number;
  step: number;
  spot: LiveSpot;
  choice: LiveChoice;
}
export interface ChooseAtLiveTableParams {
  table: LiveTableCode;
}
export interface GetLivePlaceParams {
  table: LiveTableCode;
}
export interface GetLiveProofParams {
  table: LiveTableCode;
  roundNumber: string;
}
export interface GetLiveTableParams {
  table: LiveTableCode;
}
export interface GetLiveTableValue {
  table: LiveTable;
  serverTime: Moment;
}
export interface LeaveLiveSeatParams {
  table: LiveTableCode;
  seat: string;
}
export interface ListLiveTablesValue {
  /**
   * @maxItems 100
   */
  tables: LiveTable[];
  serverTime: Moment;
}
export interface ListStudioRoundsParams {
  brand: BrandId;
  table: LiveTableCode;
}
export interface ListStudioRoundsQuery {
  /**
   * Rounds with a lower number.
   */
  before?: string;
  limit?: PageLimit;
}
export interface ListStudioRoundsValue {
  currency: CurrencyCode;
  /**
   * @maxItems 100
   */
  items: StudioDeskRound[];
}
/**
 * A round as staff see it, with the brand's stakes and payouts.
 */
export interface StudioDeskRound {
  table: LiveTableCode;
  roundNumber: number;
  status: 'open' | 'dealing' | 'deciding' | 'paying' | 'ended' | 'voiding' | 'void';
  opensAt: Moment;
  outcome: LiveResult | null;
  players: number;
  stakeMicro: AmountMicro;
  payoutMicro: AmountMicro;
  voidReason: string | null;
}
export interface ListStudioTablesParams {
  brand: BrandId;
}
export interface ListStudioTablesValue {
  currency: CurrencyCode;
  /**
   * @maxItems 100
   */
  items: StudioDeskTable[];
}
/**
 * A table as staff see it, with the brand's stakes in the round that is played. version: of its pause.
 */
export interface StudioDeskTable {
  table: LiveTableCode;
  name: string;
  game: LiveGameName;
  status: 'idle' | 'open' | 'dealing' | 'deciding' | 'ended' | 'paused';
  pausedReason: string | null;
  version: number;
  roundNumber: number;
  players: number;
  stakeMicro: AmountMicro;
  mostMicro: AmountMicro;
  /**
   * Version of rules and pays.
   */
  gameVersion: string;
  week: StudioWeek;
}
/**
 * The last seven days by UTC. expectedMicro: what the published returns pay on average for these stakes.
 */
export interface StudioWeek {
  rounds: number;
  stakeMicro: AmountMicro;
  payoutMicro: AmountMicro;
  expectedMicro: AmountMicro;
}
export interface PauseLiveTableBody {
  /**
   * The version that was seen.
   */
  version: number;
  reason: ChangeReason;
}
export interface PauseLiveTableParams {
  brand: BrandId;
  table: LiveTableCode;
}
export interface PauseLiveTableValue {
  version: number;
}
export interface PlaceLiveOrderBody {
  roundNumber: number;
  /**
   * @minItems 1
   * @maxItems 200
   */
  bets: LiveSpotStake[];
}
export interface PlaceLiveOrderParams {
  table: LiveTableCode;
}
export interface ResumeLiveTableBody {
  /**
   * The version that was seen.
   */
  version: number;
  reason: ChangeReason;
}
export interface ResumeLiveTableParams {
  brand: BrandId;
  table: LiveTableCode;
}
export interface ResumeLiveTableValue {
  version: number;
}
export interface ReturnLiveOrderParams {
  table: LiveTableCode;
  orderId: RecordId;
}
export interface TakeLiveSeatParams {
  table: LiveTableCode;
  seat: string;
}
export interface VoidLiveRoundBody {
  reason: ChangeReason;
}
export interface VoidLiveRoundParams {
  brand: BrandId;
  table: LiveTableCode;
  roundNumber: string;
}
