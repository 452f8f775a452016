import { type Client, createClientFor } from '#contract/client.ts';
import {
  getBrandDraft,
  publishDraft,
  saveDraft,
  staffLogin,
  staffLogout,
} from '#contract/generated/client-operations.ts';
import { ProblemError } from '#contract/problem-error.ts';
import { Refused } from '../questions.ts';
import type { SyncTarget } from './sync-target.ts';

const OPERATIONS = { getBrandDraft, publishDraft, saveDraft, staffLogin, staffLogout };

export type StaffServer = Client<keyof typeof OPERATIONS>;

const TIMEOUT_MS = 60_000;

/**
 * Signs in, does the work and signs out.
 * @throws Refused with the server's words when it refuses, or when no answer came.
 */
export async function withStaffServer<T>(
  { origin, username, password }: SyncTarget,
  work: (server: StaffServer) => Promise<T>,
): Promise<T> {
  let csrfToken: string | null = null;
  const server = createClientFor(OPERATIONS, {
    baseUrl: origin,
    fetch: fetchWithCookies(),
    csrfToken: () => csrfToken,
    language: () => 'en',
  });
  try {
    const session = await server.call('staffLogin', { body: { username, password } });
    ({ csrfToken } = session);
    try {
      return await work(server);
    } finally {
      // The session ends by itself later; its end must not hide the outcome of the work.
      await server.call('staffLogout').catch(() => undefined);
    }
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    throw new Refused([`${origin}: ${inWords(error)}`]);
  }
}

/** The server's own words and the code. */
export function inWords({ code, message, status }: ProblemError): string {
  if (code === 'NETWORK') return 'no answer came; it is safe to run the command again';
  if (code === 'BAD_ANSWER') return `not an answer of this platform (HTTP ${status}) ${message}`;
  return `${message} (${code})`;
}

/** Node's fetch keeps no cookies. A redirect is refused: it could carry the password elsewhere. */
function fetchWithCookies(): (url: string, init: RequestInit) => Promise<Response> {
  const cookies = new Map<string, string>();
  return async (url, init) => {
    const headers = new Headers(init.headers);
    const sent = [...cookies].map(([name, value]) => `${name}=${value}`);
    if (sent.length > 0) headers.set('cookie', sent.join('; '));
    const signal = init.signal ?? AbortSignal.timeout(TIMEOUT_MS);
    const response = await fetch(url, { ...init, headers, signal, redirect: 'error' });
    for (const line of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=;]+)=([^;]*)/.exec(line) ?? [];
      if (name !== undefined && value !== undefined) cookies.set(name.trim(), value.trim());
    }
    return response;
  };
}
