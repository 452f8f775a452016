// Generated from schemas/ by `npm run codegen`. Do not edit.

import type { BrandId } from './brand.ts';
import type { DeskCounts, DeskTotals } from './desk.ts';
import type { RecordId } from './record.ts';
import type { Cursor, HarmAction, HarmMarker, Moment, PageLimit } from './shared.ts';

export interface HandleHarmCaseBody {
  action: HarmAction;
  reason: string;
}
export interface HandleHarmCaseParams {
  brand: BrandId;
  caseId: RecordId;
}
/**
 * A member whose play shows markers of harm, and what staff did about it.
 */
export interface HarmCase {
  brand: BrandId;
  caseId: RecordId;
  memberId: RecordId;
  account: string;
  /**
   * The sum of the markers' points, 100 at most.
   */
  score: number;
  /**
   * The weightiest first.
   *
   * @maxItems 8
   */
  markers: HarmMarker[];
  openedAt: Moment;
  /**
   * Null: the case waits.
   */
  action: HarmAction | null;
  /**
   * In the words of staff.
   */
  reason: string | null;
  handledBy: string | null;
  handledAt: Moment | null;
}
export interface ListHarmCasesParams {
  /**
   * all: every brand that the person may see.
   */
  brand: BrandId;
}
export interface ListHarmCasesQuery {
  cursor?: Cursor;
  limit?: PageLimit;
  username?: string;
}
export interface ListHarmCasesValue {
  /**
   * @maxItems 100
   */
  items: HarmCase[];
  /**
   * Null on the last page.
   */
  nextCursor: Cursor | null;
  counts: DeskCounts;
  totals: DeskTotals;
}
export interface ListMemberHarmCasesParams {
  memberId: RecordId;
}
export interface ListMemberHarmCasesQuery {
  cursor?: Cursor;
  limit?: PageLimit;
}
export interface ListMemberHarmCasesValue {
  /**
   * @maxItems 100
   */
  items: HarmCase[];
  /**
   * Null on the last page.
   */
  nextCursor: Cursor | null;
}
