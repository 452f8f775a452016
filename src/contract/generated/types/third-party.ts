// Generated from schemas/ by `npm run codegen`. Do not edit.

import type { BoundIdentity, LoginValue, SignInArea } from './shared.ts';

/**
 * Whose accounts a site can be signed in with; openid: any OpenID provider that the operator set up.
 */
export type ThirdParty = 'facebook' | 'google' | 'line' | 'openid';
export interface BeginThirdPartySignInBody {
  /**
   * Path of the page to come back to; the home page without it.
   */
  returnTo?: string;
  area?: SignInArea;
}
export interface BeginThirdPartySignInParams {
  provider: ThirdParty;
}
export interface BeginThirdPartySignInValue {
  url: string;
  browserToken: string;
}
export interface BindThirdPartyBody {
  ticket: string;
  /**
   * The member has read that it cannot be undone.
   */
  confirmed: true;
  /**
   * Needed more than ten minutes after the sign-in.
   */
  password?: string;
}
export interface BindThirdPartyValue {
  /**
   * @maxItems 4
   */
  items: BoundIdentity[];
}
export interface CompleteThirdPartySignInBody {
  browserToken: string;
  /**
   * The query with which the browser came back, without the question mark.
   */
  query: string;
  tokenKind?: 'cookie' | 'bearer';
}
export interface ListThirdPartiesValue {
  /**
   * @maxItems 4
   */
  items: BoundIdentity[];
}
/**
 * Outcome of a sign-in at a third party: a session, or a ticket where the account is bound to nobody.
 */
export interface ThirdPartyOutcome {
  provider: ThirdParty;
  /**
   * Path of the page on which it began.
   */
  returnTo: string;
  session: LoginValue | null;
  unbound: ThirdPartyTicket | null;
}
/**
 * A proven account of a third party that signs nobody in yet. It can be bound within 15 minutes.
 */
export interface ThirdPartyTicket {
  ticket: string;
  /**
   * As the third party says; null: it says none.
   */
  email: string | null;
  name: string | null;
}
