import type { TestApp } from './test-app.ts';

let made = 0;

export interface TestMember {
  memberId: string;
  username: string;
  password: string;
  token: string;
}

export const PASSWORD = 'a long enough passphrase';

export function registration(username: string, more: Record<string, unknown> = {}) {
  return {
    username,
    password: PASSWORD,
    confirmPassword: PASSWORD,
    birthday: '1990-05-17',
    termsAccepted: true,
    login: true,
    tokenKind: 'bearer',
    ...more,
  };
}

/** Registers a member through the front door, each from an address of its own so that no limit is met. */
export async function registerMember(
  app: TestApp,
  options: { host?: string } = {},
): Promise<TestMember> {
  made += 1;
  const username = `player${made}x${Math.floor(Math.random() * 1e6)}`;
  const answer = await app.call<{ memberId: string; session: { token: string } }>(
    'PUT',
    '/wps/member/register',
    { ...options, ip: `10.1.${made >> 8}.${made & 255}`, body: registration(username) },
  );
  if (answer.status !== 200) throw new Error(`not registered: ${JSON.stringify(answer.body)}`);
  const { memberId, session } = answer.body.value;
  return { memberId, username, password: PASSWORD, token: session.token };
}

/** The cash of a member, in micro-units. */
export async function cashOf(app: TestApp, { token }: TestMember): Promise<bigint> {
  const { body } = await app.call<{ availableMicro: string }>('GET', '/wps/v2/wallets/balance', {
    token,
  });
  return BigInt(body.value.availableMicro);
}

/** Deposits through the sandbox. @param amountMicro micro-units */
export async function deposit(
  app: TestApp,
  member: TestMember,
  amountMicro: bigint,
): Promise<void> {
  made += 1;
  const order = await app.call<{ reference: string }>('POST', '/wps/relay/deposits', {
    token: member.token,
    key: `test-deposit-${made}`,
    body: { channel: 'sandbox', amountMicro: String(amountMicro) },
  });
  const { reference } = order.body.value;
  const paid = await app.call('POST', `/payments/sandbox/${reference}/settle`, {
    body: { outcome: 'paid' },
  });
  if (paid.status !== 200) throw new Error(`not paid: ${JSON.stringify(paid.body)}`);
}
