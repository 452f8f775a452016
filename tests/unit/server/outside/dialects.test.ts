import { generateKeyPairSync } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ErrorCode, errorCodes } from '#contract/error-code.ts';
import { Problem } from '#server/platform/problem.ts';
import { TOKEN_SECONDS } from '#server/outside/dialects/bearer/access-token.ts';
import type { Dialect, DialectKey, RawCall, SentCall } from '#server/outside/dialects/dialect.ts';
import { DIALECTS } from '#server/outside/dialects/generated/dialects.ts';
import type { CallKind, WalletCall } from '#server/outside/dialects/wallet-call.ts';
import { amountIn, callOf, replyTo } from '#tests/support/wallet-arbitraries.ts';

const NOW = new Date('2026-11-25T12:00:00.000Z');
const VENDOR = 'FAR_GAMES';
const OTHER_SECRET = 'a secret of another vendor, which it keeps';

interface Pair {
  /** As the server keeps it. */
  readonly held: DialectKey;
  /** The key that the vendor signs with. */
  readonly signing: string;
}

function pairOf(dialect: Dialect, id: string): Pair {
  if (dialect.keyKind === 'secret') {
    const key = `secret number ${id} of a test, which is long`;
    return { held: { id, key }, signing: key };
  }
  const { publicKey, privateKey } = generateKeyPairSync('rsa', {
    modulusLength: 2_048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  return { held: { id, key: publicKey }, signing: privateKey };
}

/** @throws Error for a vendor without a token endpoint, or a refused secret */
function tokensOf({ token }: Dialect, { held, signing }: Pair, now = NOW) {
  const body = { grant_type: 'client_credentials', client_secret: signing };
  const answer = token?.issue(Buffer.from(JSON.stringify(body)), [held], now);
  return JSON.parse(answer?.body ?? '{}') as { access_token: string; refresh_token: string };
}

const written = (dialect: Dialect, call: WalletCall, pair: Pair): SentCall =>
  dialect.writeCall(call, {
    vendor: VENDOR,
    key: pair.signing,
    now: NOW,
    accessToken: dialect.token === undefined ? undefined : tokensOf(dialect, pair).access_token,
  });

const asRaw = ({ headers, body }: SentCall, kind: CallKind, more: object = {}): RawCall => ({
  kind,
  headers,
  rawBody: Buffer.from(body),
  now: NOW,
  ...more,
});

const codeOf = (run: () => unknown): string => {
  try {
    run();
    return 'accepted';
  } catch (error) {
    if (error instanceof Problem) return error.code;
    throw error;
  }
};

describe.each(Object.values(DIALECTS))('dialect $code', (dialect) => {
  const pairs: readonly [Pair, Pair] = [pairOf(dialect, '1'), pairOf(dialect, '2')];
  const keys = pairs.map(({ held }) => held);
  const calls = callOf(dialect);

  it('reads the call that it wrote', () => {
    fc.assert(
      fc.property(calls, (call) => {
        const { body } = written(dialect, call, pairs[0]);
        expect(dialect.readCall(call.kind, Buffer.from(body))).toEqual(call);
      }),
    );
  });

  it('reads the reply that it wrote', () => {
    const exchange = calls.chain((call) => fc.tuple(fc.constant(call), replyTo(dialect, call)));
    fc.assert(
      fc.property(exchange, ([call, reply]) => {
        const answer = dialect.writeReply(call, reply);
        expect(answer.status).toBe(200);
        expect(dialect.readReply(call, answer)).toEqual(reply);
      }),
    );
  });

  it('reads the refusal that it wrote, up to codes with one name', () => {
    const refusal = fc.record(
      {
        kind: fc.constant('refused' as const),
        code: fc.constantFrom(...(Object.keys(errorCodes) as ErrorCode[])),
        balanceMicro: fc.option(amountIn(dialect, 'PEN', 'positive')),
        fields: fc.uniqueArray(fc.constantFrom('/amount', '/round', '/token')),
      },
      { noNullPrototype: true },
    );
    fc.assert(
      fc.property(calls, refusal, (call, reply) => {
        const answer = dialect.writeReply(call, reply);
        const read = dialect.readReply(call, answer);
        const code = read.kind === 'refused' ? read.code : null;
        expect(read).toEqual({ ...reply, code });
        expect(dialect.writeReply(call, read).body).toBe(answer.body);
      }),
    );
  });

  it('verifies a call with either key, and with no other', () => {
    const stranger = pairOf(dialect, '3');
    fc.assert(
      fc.property(calls, fc.constantFrom(...pairs), (call, pair) => {
        const raw = asRaw(written(dialect, call, pair), call.kind);
        expect(codeOf(() => dialect.verify(raw, keys))).toBe('accepted');
        expect(codeOf(() => dialect.verify(raw, [stranger.held]))).toBe('INVALID_SIGNATURE');
        expect(codeOf(() => dialect.verify(raw, []))).toBe('INVALID_SIGNATURE');
        const bare = { ...raw, headers: {}, rawBody: Buffer.from('') };
        expect(codeOf(() => dialect.verify(bare, keys))).toBe('INVALID_SIGNATURE');
      }),
    );
  });

  // A bearer token does not cover the body.
  if (dialect.code === 'bearer') return;

  it('refuses a call with one changed byte', () => {
    const formOf = (bytes: Buffer) =>
      [...new URLSearchParams(bytes.toString('utf8'))].map(String).toSorted().join('\n');
    fc.assert(
      fc.property(calls, fc.nat(), fc.integer({ min: 1, max: 255 }), (call, place, change) => {
        const raw = asRaw(written(dialect, call, pairs[0]), call.kind);
        const rawBody = Buffer.from(raw.rawBody);
        const at = place % rawBody.length;
        rawBody.writeUInt8(rawBody.readUInt8(at) ^ change, at);
        // `%2F` and `%2f` are the same form: this dialect signs fields.
        fc.pre(dialect.code !== 'sorted' || formOf(rawBody) !== formOf(raw.rawBody));
        expect(['INVALID_SIGNATURE', 'INVALID_BODY']).toContain(
          codeOf(() => dialect.verify({ ...raw, rawBody }, keys)),
        );
      }),
    );
  });
});

describe('dialect bearer', () => {
  const dialect = DIALECTS.bearer;
  const [pair, other] = [pairOf(dialect, '1'), pairOf(dialect, '2')];
  const verify = (token: string, keys: readonly DialectKey[], now = NOW) => {
    const headers = { authorization: `Bearer ${token}` };
    return codeOf(() =>
      dialect.verify({ kind: 'balance', headers, rawBody: Buffer.from('{}'), now }, keys),
    );
  };
  const later = (seconds: number) => new Date(NOW.getTime() + seconds * 1000);

  it('accepts an access token until its end', () => {
    const { access_token: token } = tokensOf(dialect, pair);
    expect(verify(token, [other.held, pair.held], later(TOKEN_SECONDS.access - 1))).toBe(
      'accepted',
    );
    expect(verify(token, [pair.held], later(TOKEN_SECONDS.access))).toBe('INVALID_SIGNATURE');
  });

  it('refuses a token of another key, also under the id of a live one', () => {
    const { access_token: token } = tokensOf(dialect, other);
    expect(verify(token, [pair.held])).toBe('INVALID_SIGNATURE');
    const stranger: Pair = { held: { id: '1', key: OTHER_SECRET }, signing: OTHER_SECRET };
    expect(verify(tokensOf(dialect, stranger).access_token, [pair.held])).toBe('INVALID_SIGNATURE');
    const reissued = { ...pair.held, id: '9' };
    expect(verify(tokensOf(dialect, pair).access_token, [reissued])).toBe('INVALID_SIGNATURE');
  });

  it('refuses a refresh token as an access token, and an access token for a refresh', () => {
    const { access_token: access, refresh_token: refresh } = tokensOf(dialect, pair);
    expect(verify(refresh, [pair.held])).toBe('INVALID_SIGNATURE');
    const renew = (token: string) =>
      dialect.token?.issue(
        Buffer.from(JSON.stringify({ grant_type: 'refresh_token', refresh_token: token })),
        [pair.held],
        later(TOKEN_SECONDS.access),
      ).status;
    expect([renew(access), renew(refresh)]).toEqual([401, 200]);
  });

  it('refuses a token that was changed anywhere', () => {
    const { access_token: token } = tokensOf(dialect, pair);
    fc.assert(
      fc.property(fc.nat(token.length - 1), fc.constantFrom('A', 'b', '.', '_'), (at, letter) => {
        fc.pre(token[at] !== letter);
        const changed = token.slice(0, at) + letter + token.slice(at + 1);
        expect(verify(changed, [pair.held])).toBe('INVALID_SIGNATURE');
      }),
    );
  });
});

describe('dialect sorted', () => {
  const dialect = DIALECTS.sorted;
  const pair = pairOf(dialect, '1');
  const call = { kind: 'check', token: 'token-of-a-player', gameCode: 'far-reels' } as const;
  const raw = asRaw(written(dialect, call, pair), 'check');
  const verify = (more: object) => codeOf(() => dialect.verify({ ...raw, ...more }, [pair.held]));

  it('refuses a field that occurs twice', () => {
    for (const field of ['game=far-reels', 'game=near-reels', 'sign=0']) {
      const rawBody = Buffer.from(`${raw.rawBody.toString()}&${field}`);
      expect(verify({ rawBody })).toBe('INVALID_BODY');
      expect(codeOf(() => dialect.readCall('check', rawBody))).toBe('INVALID_BODY');
    }
  });

  it('refuses a call that is more than five minutes old or ahead', () => {
    const at = (ms: number) => verify({ now: new Date(NOW.getTime() + ms) });
    expect([at(300_000), at(-300_000)]).toEqual(['accepted', 'accepted']);
    expect([at(300_001), at(-300_001)]).toEqual(['STALE_CALL', 'STALE_CALL']);
  });
});
