import type { CallFacts } from '../route.ts';
import { csrfTokenFor } from './csrf.ts';
import type { NewSession } from './session-store.ts';

export interface SignedIn {
  session: NewSession;
  /** Makes the device a known one: see SignInAttempt. */
  deviceToken: string;
}

/**
 * Hands a new session to the caller: a cookie and its CSRF token, or the bearer token itself. Either
 * way the device cookie is set; an app that keeps cookies has a known device too.
 */
export function deliverSession(
  call: CallFacts,
  { session, deviceToken }: SignedIn,
  kind: 'cookie' | 'bearer',
  secret: string,
): { token: string | null; csrfToken: string | null } {
  if (kind === 'cookie') call.setSessionCookie('member', session.token, session.expiresAt);
  call.setDeviceCookie(deviceToken);
  if (kind === 'bearer') return { token: session.token, csrfToken: null };
  return { token: null, csrfToken: csrfTokenFor(secret, session.tokenHash) };
}
