import { randomInt } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { ownAddress } from './e2e-address.ts';
import { PLAYER_PASSWORD } from './e2e-visitor.ts';
import { accountNumber, PIN } from './withdrawals.ts';

/** A player who asked for money, known to calls by a bearer token. */
export interface AskingPlayer {
  username: string;
  call: <Value>(method: 'GET' | 'POST' | 'PUT', path: string, data?: object) => Promise<Value>;
  /** Ids of the withdrawals, in the order in which they were asked for. */
  withdrawals: string[];
}

/**
 * Registers a player by calls, pays by the sandbox, and asks for withdrawals.
 * @param site the origin of the brand's site
 * @param amounts in whole units; at most five may be under way at once
 * @throws Error when the server refuses
 */
export async function askForWithdrawals(
  request: APIRequestContext,
  site: string,
  amounts: readonly number[],
): Promise<AskingPlayer> {
  const { host, port } = new URL(site);
  let token = '';
  let made = 0;
  const call: AskingPlayer['call'] = async (method, path, data) => {
    made += 1;
    const answer = await request.fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(data === undefined ? {} : { data }),
      headers: {
        host,
        ...ownAddress(),
        'idempotency-key': `ask-${made}-${randomInt(1e9)}`,
        ...(token === '' ? {} : { authorization: `Bearer ${token}` }),
      },
    });
    if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`);
    return ((await answer.json()) as { value: never }).value;
  };
  const username = `pide${Date.now() % 1e9}${randomInt(1_000)}`;
  const password = PLAYER_PASSWORD;
  await call('PUT', '/wps/member/register', {
    username,
    email: `${username}@example.com`,
    password,
    confirmPassword: password,
    birthday: '1990-05-17',
    termsAccepted: true,
  });
  const session = await call<{ token: string }>('POST', '/wps/session/login', {
    username,
    password,
    type: 'username',
    tokenKind: 'bearer',
  });
  token = session.token;
  await call('POST', '/wps/relay/member/password/payment', {
    password,
    newPaymentPassword: PIN,
    confirmNewPaymentPassword: PIN,
  });
  const { bankAccountId } = await call<{ bankAccountId: string }>(
    'POST',
    '/wps/relay/bank-accounts',
    {
      bank: 'altamar',
      payeeName: 'Rosa Quispe',
      accountNumber: accountNumber(randomInt(1e9)),
      paymentPassword: PIN,
    },
  );
  const sum = amounts.reduce((all, amount) => all + amount, 0);
  const { reference } = await call<{ reference: string }>('POST', '/wps/relay/deposits', {
    channel: 'sandbox',
    amountMicro: `${sum}000000`,
  });
  await call('POST', `/payments/sandbox/${reference}/settle`, { outcome: 'paid' });
  const withdrawals: string[] = [];
  for (const amount of amounts) {
    const asked = await call<{ withdrawalId: string }>('POST', '/wps/relay/withdrawals', {
      bankAccountId,
      amountMicro: `${amount}000000`,
      paymentPassword: PIN,
    });
    withdrawals.push(asked.withdrawalId);
  }
  return { username, call, withdrawals };
}
