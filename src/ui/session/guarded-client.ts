import { ProblemError } from '#contract/problem-error.ts';
import type { BrowserClient } from '../query/client-context.ts';
import type { AnyCall } from '../query/any-call.ts';

/** `replaced`: the member signed in somewhere else. */
export type SessionEnd = 'expired' | 'replaced';

export interface SessionGuard {
  /** True when this page assumes a signed-in user. */
  isSignedIn: () => boolean;
  /** The server says otherwise. */
  onEnded: (reason: SessionEnd) => void;
  /** A stake was refused: the player has to look at time and money first. */
  onRealityCheck?: () => void;
  /** Fetches who is signed in and a fresh CSRF token. */
  refresh: () => Promise<void>;
}

/**
 * A client that notices a session's end and repairs a stale CSRF token: the same request is sent
 * once more, with the same idempotency key, after the session was read again.
 */
export function guardedClient(client: BrowserClient, guard: SessionGuard): BrowserClient {
  const call = async (name: string, request?: unknown): Promise<unknown> => {
    const send = () => (client.call as AnyCall)(name, request);
    try {
      return await send();
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      if (error.code === 'CSRF_FAILED') {
        await guard.refresh();
        return await send();
      }
      if (error.code === 'REALITY_CHECK_DUE') guard.onRealityCheck?.();
      const end = sessionEndOf(error.code);
      if (end !== null && guard.isSignedIn()) guard.onEnded(end);
      throw error;
    }
  };
  return { call: call as BrowserClient['call'] };
}

function sessionEndOf(code: ProblemError['code']): SessionEnd | null {
  if (code === 'SESSION_REPLACED') return 'replaced';
  return code === 'SESSION_EXPIRED' || code === 'NOT_SIGNED_IN' ? 'expired' : null;
}
