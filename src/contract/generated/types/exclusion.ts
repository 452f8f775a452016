// Generated from schemas/ by `npm run codegen`. Do not edit.

import type { BrandId } from './brand.ts';
import type { DeskCounts, DeskTotals } from './desk.ts';
import type { RecordId } from './record.ts';
import type { Cursor, IdentityFactKind, Moment, PageLimit } from './shared.ts';

/**
 * How long a player is excluded: a time-out of up to six weeks, or a self-exclusion of six months and more.
 */
export type ExclusionPeriod =
  'day' | 'week' | 'month' | 'sixWeeks' | 'sixMonths' | 'year' | 'fiveYears' | 'indefinite';
/**
 * Who asked for an exclusion: the player, a third party such as a relative or an authority, or the operator.
 */
export type ExclusionSource = 'player' | 'thirdParty' | 'operator';
export interface DecideExclusionMatchBody {
  decision: 'same' | 'other';
  reason: string;
}
export interface DecideExclusionMatchParams {
  brand: BrandId;
  matchId: RecordId;
}
export interface DecideExclusionMatchValue {
  decided: boolean;
}
export interface ExcludeMemberBody {
  period: ExclusionPeriod;
  source: ExclusionSource;
  reason: string;
}
export interface ExcludeMemberParams {
  memberId: RecordId;
}
/**
 * A break from play. It cannot be shortened.
 */
export interface Exclusion {
  period: ExclusionPeriod;
  startedAt: Moment;
  /**
   * Null: it does not end by itself.
   */
  endsAt: Moment | null;
  source: ExclusionSource;
}
/**
 * An account that is likely that of an excluded person, of this brand or another.
 */
export interface ExclusionMatch {
  brand: BrandId;
  matchId: RecordId;
  memberId: RecordId;
  account: string;
  registeredAt: Moment;
  /**
   * What is the same.
   *
   * @maxItems 5
   */
  facts: IdentityFactKind[];
  excludedBrand: BrandId;
  /**
   * Null where this person of the staff may not see that brand.
   */
  excludedAccount: string | null;
  period: ExclusionPeriod;
  startedAt: Moment;
  /**
   * Null: without an end.
   */
  endsAt: Moment | null;
  createdAt: Moment;
}
export interface ListExclusionMatchesParams {
  /**
   * all: every brand that the person may see.
   */
  brand: BrandId;
}
export interface ListExclusionMatchesQuery {
  cursor?: Cursor;
  limit?: PageLimit;
  username?: string;
}
export interface ListExclusionMatchesValue {
  /**
   * @maxItems 100
   */
  items: ExclusionMatch[];
  /**
   * Null on the last page.
   */
  nextCursor: Cursor | null;
  counts: DeskCounts;
  totals: DeskTotals;
}
export interface StartExclusionBody {
  period: ExclusionPeriod;
}
