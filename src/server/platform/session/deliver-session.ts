import type { CallFacts } from '../route.ts';
import { csrfTokenFor } from './csrf.ts';
import type { NewSession } from './session-store.ts';

/** Hands a new session to the caller: a cookie and its CSRF token, or the bearer token itself. */
export function deliverSession(
  call: CallFacts,
  session: NewSession,
  kind: 'cookie' | 'bearer',
  secret: string,
): { token: string | null; csrfToken: string | null } {
  if (kind === 'bearer') return { token: session.token, csrfToken: null };
  call.setSessionCookie('member', session.token, session.expiresAt);
  return { token: null, csrfToken: csrfTokenFor(secret, session.tokenHash) };
}
