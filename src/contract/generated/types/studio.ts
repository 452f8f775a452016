// Generated from schemas/ by `npm run codegen`. Do not edit.

import type { LiveSpotStake, LiveTable, LiveTableCode } from './live.ts';
import type { RecordId } from './record.ts';
import type { Moment } from './shared.ts';

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
export interface ListLiveTablesValue {
  /**
   * @maxItems 100
   */
  tables: LiveTable[];
  serverTime: Moment;
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
export interface ReturnLiveOrderParams {
  table: LiveTableCode;
  orderId: RecordId;
}
