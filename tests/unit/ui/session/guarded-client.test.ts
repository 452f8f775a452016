import { describe, expect, it } from 'vitest';
import { ProblemError } from '#contract/problem-error.ts';
import type { BrowserClient } from '#ui/query/client-context.ts';
import { guardedClient } from '#ui/session/guarded-client.ts';

type Code = ConstructorParameters<typeof ProblemError>[0]['code'];

/** A client whose calls end as listed, one after the other; null is success. */
function scripted(codes: (Code | null)[]) {
  const sent: unknown[] = [];
  const call = async (_name: string, request?: unknown) => {
    sent.push(request);
    const code = codes.shift() ?? null;
    if (code !== null) throw new ProblemError({ code, status: 401, message: code });
    return 'done';
  };
  return { client: { call: call as BrowserClient['call'] }, sent };
}

function guard(signedIn: boolean) {
  const seen: string[] = [];
  return {
    seen,
    isSignedIn: () => signedIn,
    onEnded: (reason: string) => void seen.push(reason),
    refresh: async () => void seen.push('refreshed'),
  };
}

const body = { channel: 'sandbox', amountMicro: '1' };

describe('guardedClient', () => {
  it('reads the session again after a stale CSRF token and sends the very same request', async () => {
    const { client, sent } = scripted(['CSRF_FAILED', null]);
    const watch = guard(true);
    const request = { body, idempotencyKey: 'key-00000001' };
    await expect(guardedClient(client, watch).call('createDeposit', request)).resolves.toBe('done');
    expect(watch.seen).toEqual(['refreshed']);
    expect(sent).toEqual([request, request]);
  });

  it('does so once', async () => {
    const { client, sent } = scripted(['CSRF_FAILED', 'CSRF_FAILED', null]);
    const watch = guard(true);
    await expect(guardedClient(client, watch).call('createDeposit', { body })).rejects.toThrow(
      'CSRF_FAILED',
    );
    expect(sent).toHaveLength(2);
  });

  it.each([
    ['SESSION_EXPIRED', 'expired'],
    ['NOT_SIGNED_IN', 'expired'],
    ['SESSION_REPLACED', 'replaced'],
  ] as const)(
    'notices by %s that the session has %s, and still rejects the call',
    async (code, reason) => {
      const watch = guard(true);
      const { client } = scripted([code]);
      await expect(guardedClient(client, watch).call('getBalance')).rejects.toThrow(code);
      expect(watch.seen).toEqual([reason]);
    },
  );

  it('says nothing of an ended session to somebody who was not signed in', async () => {
    const watch = guard(false);
    const { client } = scripted(['NOT_SIGNED_IN']);
    await expect(guardedClient(client, watch).call('getBalance')).rejects.toThrow('NOT_SIGNED_IN');
    expect(watch.seen).toEqual([]);
  });
});
