// Generated from schemas/ by `npm run codegen`. Do not edit.

import type { BrandId } from './brand.ts';
import type { DeskCounts, DeskTotals } from './desk.ts';
import type { RecordId } from './record.ts';
import type { AffiliateApplication, AmountMicro, CurrencyCode, Cursor, Moment, OfficeReferral, PageLimit } from './shared.ts';

/**
 * A sign that inviter and friend are one person. identity: the same proven number, mailbox, document, or name and birthday.
 */
export type ReferralSignal = 'device' | 'address' | 'bankAccount' | 'identity';
/**
 * How far an invited friend is. review: signs of one person behind both accounts; staff decide.
 */
export type ReferralStatus = 'joined' | 'deposited' | 'played' | 'review' | 'paid' | 'rejected';
export interface ApplyForAffiliateBody {
  text: string;
}
export interface DecideAffiliateApplicationBody {
  decision: 'approve' | 'reject';
  reason: string;
}
export interface DecideAffiliateApplicationParams {
  brand: BrandId;
  applicationId: RecordId;
}
export interface DecideReferralBody {
  decision: 'approve' | 'reject';
  reason: string;
}
export interface DecideReferralParams {
  brand: BrandId;
  referralId: RecordId;
}
export interface GetAffiliateApplicationValue {
  mayApply: boolean;
  application: AffiliateApplication | null;
}
export interface GetReferralValue {
  code: string;
  url: string;
  currency: CurrencyCode;
  rewardMicro: AmountMicro;
  depositMicro: AmountMicro;
  playMicro: AmountMicro;
  earnedMicro: AmountMicro;
}
export interface ListAffiliateApplicationsParams {
  /**
   * all: every brand that the person may see.
   */
  brand: BrandId;
}
export interface ListAffiliateApplicationsQuery {
  view?: 'waiting' | 'all';
  cursor?: Cursor;
  limit?: PageLimit;
  username?: string;
}
export interface ListAffiliateApplicationsValue {
  /**
   * @maxItems 100
   */
  items: AffiliateApplication[];
  nextCursor: Cursor | null;
  counts: DeskCounts;
  totals: DeskTotals;
}
export interface ListReferralReviewsParams {
  /**
   * all: every brand that the person may see.
   */
  brand: BrandId;
}
export interface ListReferralReviewsQuery {
  view?: 'waiting' | 'all';
  cursor?: Cursor;
  limit?: PageLimit;
  username?: string;
}
export interface ListReferralReviewsValue {
  /**
   * @maxItems 100
   */
  items: OfficeReferral[];
  nextCursor: Cursor | null;
  counts: DeskCounts;
  totals: DeskTotals;
}
export interface ListReferralsQuery {
  cursor?: Cursor;
  limit?: PageLimit;
}
export interface ListReferralsValue {
  /**
   * @maxItems 100
   */
  items: Referral[];
  nextCursor: Cursor | null;
}
/**
 * A friend that a member invited.
 */
export interface Referral {
  referralId: RecordId;
  /**
   * Masked.
   */
  account: string;
  status: ReferralStatus;
  joinedAt: Moment;
  depositedMicro: AmountMicro;
  playedMicro: AmountMicro;
  rewardMicro: AmountMicro;
}
