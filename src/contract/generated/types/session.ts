// Generated from schemas/ by `npm run codegen`. Do not edit.

import type { BrandId } from './brand.ts';
import type { MemberDevice, MemberInfo, MemberSignIn } from './member.ts';
import type { CallerKind, CurrencyCode, Cursor, DialingCode, FactChange, FactVersion, HumanCheck, LanguageCode, Moment, SecondFactorKind, SignInArea } from './shared.ts';

export interface AnswerSecondFactorBody {
  challenge: string;
  kind: SecondFactorKind;
  code: string;
}
export interface BeginSecondFactorBody {
  /**
   * To sign in; left out by who has none.
   */
  password?: string;
}
export interface BeginSecondFactorValue {
  /**
   * Base32, for who types it.
   */
  secret: string;
  /**
   * otpauth://, for a QR code.
   */
  keyUri: string;
}
export interface ConfirmSecondFactorBody {
  code: string;
}
export interface ConfirmSecondFactorValue {
  /**
   * @minItems 10
   * @maxItems 10
   */
  recoveryCodes: string[];
}
export interface EndSecondFactorBody {
  /**
   * To sign in; left out by who has none.
   */
  password?: string;
  kind: 'totp' | 'recovery';
  code: string;
}
export interface ForgetDeviceParams {
  deviceId: string;
}
export interface ForgetDeviceValue {
  /**
   * @maxItems 20
   */
  devices: MemberDevice[];
}
export interface ListDevicesValue {
  /**
   * @maxItems 20
   */
  devices: MemberDevice[];
}
export interface ListSignInsQuery {
  cursor?: Cursor;
  limit?: number;
}
export interface ListSignInsValue {
  /**
   * @maxItems 50
   */
  items: MemberSignIn[];
  nextCursor: Cursor | null;
}
export interface LoginBody {
  /**
   * With type sms: the mobile number.
   */
  username: string;
  /**
   * With type sms: the code.
   */
  password: string;
  type: 'username' | 'sms';
  tokenKind?: 'cookie' | 'bearer';
  /**
   * With type sms; the brand's main country without it.
   */
  countryDialingCode?: DialingCode;
  /**
   * Needed after some wrong passwords: see CAPTCHA_REQUIRED.
   */
  humanCheck?: HumanCheck;
  /**
   * Where the sign-in is made; the site without it.
   */
  area?: SignInArea;
}
export interface LoginFreePlayBody {
  os: string;
  platform: 'W';
  gatewayVersion: 3;
  /**
   * Accepted for old clients and not used: the connection is encrypted.
   */
  encryptedHeader?: string;
  tokenKind?: 'cookie' | 'bearer';
}
export interface SendSecondFactorEmailBody {
  challenge: string;
}
export interface SendSecondFactorSmsBody {
  challenge: string;
}
export interface SessionInfo {
  kind: CallerKind;
  member: MemberInfo | null;
  /**
   * Null for visitors and bearer tokens.
   */
  csrfToken: string | null;
  /**
   * The sign-in before this one.
   */
  lastLoginAt: Moment | null;
  expiresAt: Moment | null;
  passwordChangeRequired: boolean;
  /**
   * False for visitors, and for members who sign in with codes only.
   */
  hasPassword: boolean;
  brand: BrandId;
  language: LanguageCode;
  currency: CurrencyCode;
}
/**
 * The session limits of a brand as staff edit them.
 */
export interface SessionLimitSettings {
  brand: BrandId;
  version: FactVersion;
  /**
   * Null: not changed by staff yet.
   */
  lastChange: FactChange | null;
  limits: SessionLimits;
}
/**
 * When the sign-in sessions of a brand's members end, and when a password expires.
 */
export interface SessionLimits {
  /**
   * A session ends this long after the sign-in.
   */
  lifetimeMinutes: number;
  /**
   * A session ends after this long without a call or a stake. GLI-19 2.5.4 allows 30 minutes at most.
   */
  idleMinutes: number;
  /**
   * A password has to be changed after this long, while PWDEXPFORCECHANGE3 is on.
   */
  passwordMaxAgeDays: number;
}
