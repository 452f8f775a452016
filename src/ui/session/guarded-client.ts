import { ProblemError } from '#contract/problem-error.ts';
import type { BrowserClient } from '../query/client-context.ts';

export interface SessionGuard {
  /** Whether this page believes that somebody is signed in. */
  isSignedIn: () => boolean;
  /** The server says otherwise. */
  onEnded: () => void;
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
      if (endsSession(error.code) && guard.isSignedIn()) guard.onEnded();
      throw error;
    }
  };
  return { call: call as BrowserClient['call'] };
}

type AnyCall = (name: string, request?: unknown) => Promise<unknown>;

function endsSession(code: ProblemError['code']): boolean {
  return code === 'SESSION_EXPIRED' || code === 'NOT_SIGNED_IN';
}
