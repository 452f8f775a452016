// Generated from schemas/ by `npm run codegen`. Do not edit.

import type { RecordId } from './record.ts';
import type { DialingCode, MobileNumber, Moment } from './shared.ts';

export interface ChangePasswordBody {
  /**
   * May only be left out by a member who has no password yet.
   */
  oldPassword?: string;
  newPassword: string;
  confirmNewPassword: string;
}
export interface PaymentPasswordState {
  set: boolean;
  lockedUntil: Moment | null;
  /**
   * The last digits of the number that a code is sent to; null: none is proven.
   */
  codeTo: string | null;
}
export interface RequestPasswordByEmailBody {
  username: string;
  email: string;
}
export interface RequirePasswordChangeBody {
  reason: string;
}
export interface RequirePasswordChangeParams {
  memberId: RecordId;
}
export interface RequirePasswordChangeValue {
  required: boolean;
}
export interface SetPasswordByEmailBody {
  token: string;
  newPassword: string;
  confirmNewPassword: string;
}
export interface SetPasswordByPhoneBody {
  newPassword: string;
  mobileNum: MobileNumber;
  countryDialingCode: DialingCode;
  verificationCode: string;
}
export interface SetPaymentPasswordBody {
  /**
   * To sign in.
   */
  password?: string;
  newPaymentPassword: string;
  confirmNewPaymentPassword: string;
  oldPaymentPassword?: string;
  verificationCode?: string;
}
