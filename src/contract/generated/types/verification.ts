// Generated from schemas/ by `npm run codegen`. Do not edit.

import type { DialingCode, HumanCheck, HumanCheckKind, MobileNumber } from './shared.ts';

export interface SendLoginSmsBody {
  mobileNum: MobileNumber;
  countryDialingCode: DialingCode;
  humanCheck: HumanCheck;
}
export interface SendPasswordSmsBody {
  mobileNum: MobileNumber;
  countryDialingCode: DialingCode;
  humanCheck: HumanCheck;
}
export interface SendRegisterSmsBody {
  countryDialingCode: DialingCode;
  mobileNo: MobileNumber;
  registerBy: 'username' | 'mobile' | 'mobilePassword';
  humanCheck: HumanCheck;
}
export interface StartHumanCheckQuery {
  /**
   * Another check than the one that was given, for a person who cannot use it; it takes more work.
   */
  instead?: HumanCheckKind;
  /**
   * What CAPTCHA_REQUIRED asked for.
   */
  effort?: number;
}
