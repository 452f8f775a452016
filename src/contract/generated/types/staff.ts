// Generated from schemas/ by `npm run codegen`. Do not edit.

import type { BrandId } from './brand.ts';
import type { DeskCounts, DeskTotals } from './desk.ts';
import type { Passkey } from './passkey.ts';
import type { RecordId } from './record.ts';
import type { ChangeReason, Cursor, DeadEvent, EventConsumer, FactVersion, Moment, PageLimit } from './shared.ts';

/**
 * create: a new account, by invitation. access: another role, other brands, whether a second factor is required. unlock: a locked account may sign in again. password: a new password by invitation.
 */
export type StaffChangeKind = 'create' | 'access' | 'unlock' | 'password';
/**
 * What a member of staff does here. A role brings the permissions that schemas/api/* /permissions.json give it.
 */
export type StaffRole = 'support' | 'editor' | 'publisher' | 'operator' | 'admin';
export interface AcceptStaffInvitationBody {
  token: string;
  password: string;
}
export interface AcceptStaffInvitationValue {
  username: string;
}
export interface AddStaffPasskeyBody {
  challengeId: string;
  /**
   * JSON of WebAuthn Level 3, as browsers give it.
   */
  response: string;
}
export interface BeginStaffPasskeyBody {
  password: string;
  /**
   * Of the authenticator app, or a recovery code; needed where an app is on.
   */
  code?: string;
}
export interface BeginStaffPasskeySignInValue {
  challengeId: string;
  /**
   * JSON of WebAuthn Level 3, as browsers take it.
   */
  options: string;
}
export interface BeginStaffPasskeyValue {
  challengeId: string;
  /**
   * JSON of WebAuthn Level 3, as browsers take it.
   */
  options: string;
}
export interface BeginStaffSecondFactorBody {
  password: string;
}
export interface BeginStaffSecondFactorValue {
  /**
   * Base32, for who types it.
   */
  secret: string;
  /**
   * otpauth://, for a QR code.
   */
  keyUri: string;
}
export interface ConfirmStaffSecondFactorBody {
  code: string;
}
export interface ConfirmStaffSecondFactorValue {
  /**
   * @minItems 10
   * @maxItems 10
   */
  recoveryCodes: string[];
}
export interface DecideStaffChangeBody {
  decision: 'approve' | 'reject';
  reason: ChangeReason;
}
export interface DecideStaffChangeParams {
  changeId: RecordId;
}
export interface DecideStaffChangeValue {
  change: StaffChange;
  invitation: string | null;
}
/**
 * A change of an account that a second person decides on. access: as it will be; null: it stays.
 */
export interface StaffChange {
  /**
   * Always _registry.
   */
  brand: string;
  changeId: RecordId;
  kind: StaffChangeKind;
  username: string;
  displayName: string;
  access: StaffAccess | null;
  reason: string;
  status: 'waiting' | 'approved' | 'rejected';
  requestedBy: string | null;
  isOwn: boolean;
  /**
   * It changes the reader's own account: another person decides.
   */
  isAboutMe: boolean;
  requestedAt: Moment;
  decidedBy: string | null;
  decidedAt: Moment | null;
}
/**
 * The rights of an account.
 */
export interface StaffAccess {
  role: StaffRole;
  /**
   * null: every brand.
   */
  brands: BrandId[] | null;
  requiresFactor: boolean;
}
export interface EndStaffSecondFactorBody {
  password: string;
  code: string;
}
export interface EndStaffSessionsBody {
  /**
   * The version that was read.
   */
  seen: FactVersion;
  reason: ChangeReason;
}
export interface EndStaffSessionsParams {
  staffId: RecordId;
}
export interface ListDeadEventsParams {
  /**
   * all: every brand that the person may see.
   */
  brand: BrandId;
}
export interface ListDeadEventsQuery {
  cursor?: Cursor;
  limit?: PageLimit;
}
export interface ListDeadEventsValue {
  /**
   * @maxItems 100
   */
  items: DeadEvent[];
  /**
   * Null on the last page.
   */
  nextCursor: Cursor | null;
  counts: DeskCounts;
  totals: DeskTotals;
}
export interface ListStaffAccountsParams {
  /**
   * all: accounts belong to no brand.
   */
  brand: BrandId;
}
export interface ListStaffAccountsQuery {
  cursor?: Cursor;
  limit?: PageLimit;
  view?: 'all' | 'locked' | 'invited' | 'unreviewed';
  sort?: 'account' | '-account' | 'lastLogin' | '-lastLogin';
  username?: string;
  role?: StaffRole;
}
export interface ListStaffAccountsValue {
  /**
   * @maxItems 100
   */
  items: StaffMember[];
  nextCursor: Cursor | null;
  counts: DeskCounts;
  totals: DeskTotals;
}
/**
 * An account of staff as its administrators see it. sessions: sign-ins that are live. invitedUntil: an invitation waits to be accepted. version counts changes: an act names the one that it was decided on.
 */
export interface StaffMember {
  /**
   * Always _registry: accounts belong to no brand.
   */
  brand: string;
  staffId: RecordId;
  username: string;
  displayName: string;
  role: StaffRole;
  /**
   * null: every brand.
   */
  brands: BrandId[] | null;
  status: 'active' | 'blocked';
  /**
   * Nothing may be done before a second factor or a passkey is set up.
   */
  requiresFactor: boolean;
  /**
   * A second factor or a passkey is set up.
   */
  hasFactor: boolean;
  sessions: number;
  lastLoginAt: Moment | null;
  invitedUntil: Moment | null;
  reviewedAt: Moment | null;
  reviewedBy: string | null;
  isSelf: boolean;
  version: FactVersion;
}
export interface ListStaffChangesParams {
  /**
   * all: accounts belong to no brand.
   */
  brand: BrandId;
}
export interface ListStaffChangesQuery {
  cursor?: Cursor;
  limit?: PageLimit;
  view?: 'waiting' | 'all';
}
export interface ListStaffChangesValue {
  /**
   * @maxItems 100
   */
  items: StaffChange[];
  nextCursor: Cursor | null;
  counts: DeskCounts;
  totals: DeskTotals;
}
export interface LockStaffBody {
  /**
   * The version that was read.
   */
  seen: FactVersion;
  reason: ChangeReason;
}
export interface LockStaffParams {
  staffId: RecordId;
}
export interface RemoveStaffPasskeyParams {
  passkeyId: RecordId;
}
export interface RequestStaffChangeBody {
  kind: StaffChangeKind;
  /**
   * Left out: a new account.
   */
  staffId?: RecordId;
  seen?: FactVersion;
  username?: string;
  displayName?: string;
  access?: StaffAccess;
  reason: ChangeReason;
}
export interface RetryDeadEventBody {
  consumer: EventConsumer;
}
export interface RetryDeadEventParams {
  brand: BrandId;
  eventId: RecordId;
}
export interface RetryDeadEventValue {
  retried: true;
}
export interface ReviewStaffAccessBody {
  /**
   * The version that was read.
   */
  seen: FactVersion;
  reason: ChangeReason;
}
export interface ReviewStaffAccessParams {
  staffId: RecordId;
}
export interface SignInStaffWithPasskeyBody {
  challengeId: string;
  /**
   * JSON of WebAuthn Level 3, as browsers give it.
   */
  response: string;
}
/**
 * A member of staff.
 */
export interface StaffAccount {
  id: RecordId;
  username: string;
  displayName: string;
  /**
   * @maxItems 100
   */
  permissions: string[];
  /**
   * Those this person may act on.
   *
   * @maxItems 1000
   */
  brands: StaffBrand[];
  /**
   * Nothing may be done before a second factor or a passkey is set up.
   */
  factorDue?: boolean;
}
/**
 * A brand a staff member may act on.
 */
export interface StaffBrand {
  brand: BrandId;
  name: string;
}
export interface StaffLoginBody {
  username: string;
  password: string;
  /**
   * Of the authenticator app, or a recovery code: needed after SECOND_FACTOR_REQUIRED.
   */
  code?: string;
}
/**
 * The passkeys of a person of staff, the oldest first.
 */
export interface StaffPasskeys {
  /**
   * @maxItems 10
   */
  items: Passkey[];
}
/**
 * The authenticator app of a person of staff.
 */
export interface StaffSecondFactor {
  /**
   * Null: it is off.
   */
  since: Moment | null;
  recoveryCodesLeft: number;
}
/**
 * Who works in the office or builder; staff is null when nobody is signed in.
 */
export interface StaffSession {
  staff: StaffAccount | null;
  /**
   * Send it as X-CSRF-Token.
   */
  csrfToken: string | null;
  /**
   * The sign-in before this one.
   */
  lastLoginAt: Moment | null;
  expiresAt: Moment | null;
}
