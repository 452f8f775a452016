// Generated from schemas/ by `npm run codegen`. Do not edit.

import type { Moment } from './shared.ts';

export interface LinkEmailBody {
  email: string;
  verificationCode: string;
  password?: string;
}
/**
 * The e-mail address of a member's account, and whether the member has proven to read it.
 */
export interface LinkedEmail {
  /**
   * false: the server sends no mail, so no address can be proven.
   */
  offered: boolean;
  /**
   * Null: the account has none.
   */
  address: string | null;
  /**
   * When the member proved it; null: never.
   */
  linkedAt: Moment | null;
  hasPassword: boolean;
}
export interface SendEmailCodeBody {
  email: string;
}
