// Generated from schemas/ by `npm run codegen`. Do not edit.

import type { BrandId } from './brand.ts';
import type { DeskCounts, DeskTotals } from './desk.ts';
import type { RecordId } from './record.ts';
import type { AmountMicro, CurrencyCode, Cursor, Moment, PageLimit } from './shared.ts';

/**
 * waiting: for a second person.
 */
export type AdjustmentStatus = 'waiting' | 'approved' | 'rejected';
/**
 * A correction of a player's cash by staff. amountMicro above zero gives, below takes. It is never edited: a reversal is another adjustment.
 */
export interface Adjustment {
  brand: BrandId;
  adjustmentId: RecordId;
  memberId: RecordId;
  account: string;
  currency: CurrencyCode;
  amountMicro: AmountMicro;
  reason: string;
  status: AdjustmentStatus;
  reverses: RecordId | null;
  isReversed: boolean;
  requestedBy: string | null;
  isOwn: boolean;
  requestedAt: Moment;
  decidedBy: string | null;
  decidedAt: Moment | null;
}
export interface DecideAdjustmentBody {
  decision: 'approve' | 'reject';
  reason: string;
}
export interface DecideAdjustmentParams {
  brand: BrandId;
  adjustmentId: RecordId;
}
export interface ListAdjustmentsParams {
  /**
   * all: every brand that the person may see.
   */
  brand: BrandId;
}
export interface ListAdjustmentsQuery {
  cursor?: Cursor;
  limit?: PageLimit;
  view?: 'waiting' | 'all';
  /**
   * The order; - for the other way round. Left out: the one of the view.
   */
  sort?: 'amount' | '-amount' | 'requested' | '-requested';
  /**
   * Inclusive.
   */
  from?: Moment;
  /**
   * Exclusive.
   */
  to?: Moment;
  username?: string;
}
export interface ListAdjustmentsValue {
  /**
   * @maxItems 100
   */
  items: Adjustment[];
  nextCursor: Cursor | null;
  counts: DeskCounts;
  totals: DeskTotals;
}
export interface RequestAdjustmentBody {
  amountMicro: AmountMicro;
  reason: string;
}
export interface RequestAdjustmentParams {
  memberId: RecordId;
}
export interface ReverseAdjustmentBody {
  reason: string;
}
export interface ReverseAdjustmentParams {
  brand: BrandId;
  adjustmentId: RecordId;
}
