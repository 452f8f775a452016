// Generated from schemas/ by `npm run codegen`. Do not edit.

import type { BrandId } from './brand.ts';
import type { DeskCounts, DeskTotals } from './desk.ts';
import type { RecordId } from './record.ts';
import type { Cursor, FactVersion, Moment, OfficeFeedback, PageLimit, QuestionType } from './shared.ts';

export interface HandleFeedbackBody {
  /**
   * The one that was read.
   */
  version: FactVersion;
  handled: boolean;
  /**
   * What was done, for colleagues; the player does not see it. Empty or left out: nothing is noted.
   */
  note?: string;
}
export interface HandleFeedbackParams {
  brand: BrandId;
  feedbackId: RecordId;
}
export interface ListFeedbackParams {
  /**
   * all: every brand that the person may see.
   */
  brand: BrandId;
}
export interface ListFeedbackQuery {
  questionType?: QuestionType;
  cursor?: Cursor;
  limit?: PageLimit;
  /**
   * Inclusive.
   */
  from?: Moment;
  /**
   * Exclusive.
   */
  to?: Moment;
  view?: 'waiting' | 'handled' | 'all';
}
export interface ListFeedbackValue {
  /**
   * @maxItems 100
   */
  items: OfficeFeedback[];
  /**
   * Null on the last page.
   */
  nextCursor: Cursor | null;
  counts: DeskCounts;
  totals: DeskTotals;
}
export interface SendFeedbackBody {
  questionType: QuestionType;
  /**
   * Plain text, counted in Unicode code points as sent; blanks around it are not kept, and blanks alone are refused.
   */
  content: string;
  /**
   * How to reach the sender, in their own words; empty or left out: not at all.
   */
  contact?: string;
}
export interface SendFeedbackValue {
  feedbackId: RecordId;
  receivedAt: Moment;
}
