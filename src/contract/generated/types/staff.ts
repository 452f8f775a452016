// Generated from schemas/ by `npm run codegen`. Do not edit.

import type { BrandId } from './brand.ts';
import type { Passkey } from './passkey.ts';
import type { RecordId } from './record.ts';
import type { Cursor, DeadEvent, EventConsumer, Moment, PageLimit } from './shared.ts';

/**
 * What a member of staff does here. A role brings the permissions that schemas/api/* /permissions.json give it.
 */
export type StaffRole = 'support' | 'editor' | 'publisher' | 'operator' | 'admin';
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
export interface EndStaffSecondFactorBody {
  password: string;
  code: string;
}
export interface ListDeadEventsParams {
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
}
export interface RemoveStaffPasskeyParams {
  passkeyId: RecordId;
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
