// Generated from schemas/ by `npm run codegen`. Do not edit.

import type { RecordId } from './record.ts';
import type { Moment, SignInArea } from './shared.ts';

export interface AddPasskeyBody {
  challengeId: string;
  /**
   * JSON of WebAuthn Level 3, as browsers give it.
   */
  response: string;
}
export interface BeginPasskeyBody {
  password?: string;
  /**
   * Of the authenticator app, or a recovery code; needed where an app is on.
   */
  code?: string;
}
export interface BeginPasskeySignInValue {
  challengeId: string;
  /**
   * JSON of WebAuthn Level 3, as browsers take it.
   */
  options: string;
}
export interface BeginPasskeyValue {
  challengeId: string;
  /**
   * JSON of WebAuthn Level 3, as browsers take it.
   */
  options: string;
}
/**
 * A key on a member's device or in a password manager that signs in without a password.
 */
export interface Passkey {
  passkeyId: RecordId;
  /**
   * Browser and system that made it, as far as they are known.
   */
  name: string;
  addedAt: Moment;
  /**
   * Null: never.
   */
  usedAt: Moment | null;
}
export interface RemovePasskeyParams {
  passkeyId: RecordId;
}
export interface SignInWithPasskeyBody {
  challengeId: string;
  /**
   * JSON of WebAuthn Level 3, as browsers give it.
   */
  response: string;
  tokenKind?: 'cookie' | 'bearer';
  area?: SignInArea;
}
