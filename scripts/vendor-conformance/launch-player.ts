import { randomBytes } from 'node:crypto';
import type { Post } from './post.ts';
import type { WalletPlayer } from './target.ts';

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
  const call = async <T>(
    method: 'POST' | 'PUT',
    path: string,
    body: object,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<T> => {
    const all = { 'content-type': 'application/json', ...always, ...headers };
    const answer = await post(new URL(path, origin), JSON.stringify(body), all, method);
    const envelope = JSON.parse(answer.body) as { success: boolean; value: T };
    if (!envelope.success) throw new Error(`${path} answered ${answer.body}`);
    return envelope.value;
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
