import { randomBytes, randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Post } from './post.ts';
import type { WalletPlayer } from './target.ts';

/** A server lets few players register from one address in a minute. */
const WAIT_MS = 5_000;
const MOST_WAITS = 60;

const PASSWORD = 'a long enough passphrase';

interface LaunchOptions {
  readonly post: Post;
  readonly origin: string;
  readonly always?: Readonly<Record<string, string>>;
  readonly vendor: string;
  readonly gameCode: string;
  readonly balanceMicro: bigint;
}

/** Registers a member at a demo server, deposits through its sandbox and launches the game. */
export async function launchPlayer({
  post,
  origin,
  always = {},
  vendor,
  gameCode,
  balanceMicro,
}: LaunchOptions): Promise<WalletPlayer> {
  // Behind TRUST_PROXY each player has an address, and so its own rate limits.
  const place = [randomInt(256), randomInt(256), randomInt(1, 255)].join('.');
  const address = { 'x-forwarded-for': `10.${place}` };
  const call = async <T>(
    method: 'POST' | 'PUT',
    path: string,
    body: object,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<T> => {
    const all = { 'content-type': 'application/json', ...address, ...always, ...headers };
    for (let waited = 0; ; waited += 1) {
      const answer = await post(new URL(path, origin), JSON.stringify(body), all, method);
      const envelope = JSON.parse(answer.body) as { success: boolean; code?: string; value: T };
      if (envelope.success) return envelope.value;
      if (envelope.code !== 'RATE_LIMITED' || waited === MOST_WAITS) {
        throw new Error(`${path} answered ${answer.body}`);
      }
      await sleep(WAIT_MS);
    }
  };
  const username = `w${randomBytes(8).toString('hex')}`;
  const { memberId, session } = await call<{ memberId: string; session: { token: string } }>(
    'PUT',
    '/wps/member/register',
    {
      username,
      password: PASSWORD,
      confirmPassword: PASSWORD,
      birthday: '1990-05-17',
      termsAccepted: true,
      login: true,
      tokenKind: 'bearer',
    },
  );
  const signedIn = { authorization: `Bearer ${session.token}` };
  const { reference, currency } = await call<{ reference: string; currency: string }>(
    'POST',
    '/wps/relay/deposits',
    { channel: 'sandbox', amountMicro: String(balanceMicro) },
    { ...signedIn, 'idempotency-key': username },
  );
  await call('POST', `/payments/sandbox/${reference}/settle`, { outcome: 'paid' });
  const { launchToken } = await call<{ launchToken: string }>(
    'POST',
    '/wps/game/launchGame',
    { vassalage: vendor, gameCode, mode: 'real' },
    signedIn,
  );
  return { memberId, token: launchToken, gameCode, currency };
}
