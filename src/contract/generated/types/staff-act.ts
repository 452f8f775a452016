// Generated from schemas/ by `npm run codegen`. Do not edit.

import type { BrandId } from './brand.ts';
import type { DeskCounts, DeskTotals } from './desk.ts';
import type { RecordId } from './record.ts';
import type { AmountMicro, CurrencyCode, Cursor, Moment, PageLimit } from './shared.ts';

export interface DecideStaffActBody {
  decision: 'approve' | 'reject';
  reason: string;
}
export interface DecideStaffActParams {
  brand: BrandId;
  staffActId: RecordId;
}
export interface DecideStaffActValue {
  act: StaffActRequest;
  /**
   * Reply of the act. Null: it was rejected, or decided by this key before.
   */
  answer: {
    [k: string]: unknown;
  } | null;
}
/**
 * An act of staff that waits, or waited, for a second person. Approved, it runs as it was asked for.
 */
export interface StaffActRequest {
  brand: BrandId;
  staffActId: RecordId;
  operation: string;
  params: {
    [k: string]: unknown;
  };
  /**
   * As it was asked for.
   */
  body: {
    [k: string]: unknown;
  };
  /**
   * Amount that the act adds to wallets. Null: it loosens a rule.
   */
  amountMicro: AmountMicro | null;
  currency: CurrencyCode | null;
  reason: string;
  status: 'waiting' | 'approved' | 'rejected';
  requestedBy: string;
  /**
   * The caller asked for it: another person approves it.
   */
  isOwn: boolean;
  /**
   * The caller has the permission that the act takes.
   */
  mayDecide: boolean;
  requestedAt: Moment;
  decidedBy: string | null;
  decidedAt: Moment | null;
}
export interface ListStaffActsParams {
  /**
   * all: every brand that the person may see.
   */
  brand: BrandId;
}
export interface ListStaffActsQuery {
  cursor?: Cursor;
  limit?: PageLimit;
  view?: 'waiting' | 'all';
}
export interface ListStaffActsValue {
  /**
   * @maxItems 100
   */
  items: StaffActRequest[];
  nextCursor: Cursor | null;
  counts: DeskCounts;
  totals: DeskTotals;
}
