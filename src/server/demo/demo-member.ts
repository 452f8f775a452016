import { memberByUsername } from '../account/member-by-username.read.ts';
import type { Server } from '../compose.ts';

/** A demo player's way in. */
export interface DemoMember {
  readonly username: string;
  readonly password: string;
}

const FIRST_DEPOSIT_MICRO = '250000000';

/**
 * Registers a player of a demo and pays in for them, as anybody would.
 * @param more of the registration
 * @returns the token of their session; null when they are there already.
 */
export async function seedMember(
  server: Server,
  host: string,
  member: DemoMember,
  more: object = {},
): Promise<string | null> {
  const brand = server.brands.byHost(host)?.id ?? '';
  // A registration is checked in full before a name is found taken: half a second at every later start.
  const known = await memberByUsername(server.database.db, brand, member.username);
  if (known !== null) return null;
  const register = await callDemo(server, host, 'PUT', '/wps/member/register', {
    ...member,
    confirmPassword: member.password,
    birthday: '1990-05-17',
    termsAccepted: true,
    login: true,
    tokenKind: 'bearer',
    ...more,
  });
  // Taken meanwhile: another node seeds this demo too.
  if (register.status === 409) return null;
  const { session } = register.value as { session: { token: string } };
  const { token } = session;
  const order = await callDemo(
    server,
    host,
    'POST',
    '/wps/relay/deposits',
    { channel: 'sandbox', amountMicro: FIRST_DEPOSIT_MICRO },
    { token, key: 'demo-first-deposit' },
  );
  const { reference } = order.value as { reference: string };
  const paid = { outcome: 'paid' };
  await callDemo(server, host, 'POST', `/payments/sandbox/${reference}/settle`, paid);
  return token;
}

let calls = 0;

/** A loopback address for each call: limits count by address, and a demo's players are many people. */
function nextAddress(): string {
  calls += 1;
  return `127.8.${(calls >> 8) & 255}.${calls & 255}`;
}

/** One call at the front door. @throws Error when it is refused, except as a conflict. */
export async function callDemo(
  server: Server,
  host: string,
  method: 'GET' | 'POST' | 'PUT',
  url: string,
  payload: object | undefined,
  by: { token?: string; key?: string } = {},
): Promise<{ status: number; value: unknown }> {
  const headers = {
    host,
    ...(by.token === undefined ? {} : { authorization: `Bearer ${by.token}` }),
    ...(by.key === undefined ? {} : { 'idempotency-key': by.key }),
  };
  const answer = await server.app.inject({
    method,
    url,
    headers,
    remoteAddress: nextAddress(),
    ...(payload !== undefined && { payload }),
  });
  const body = answer.json<{ value: unknown; code?: string }>();
  if (answer.statusCode >= 400 && answer.statusCode !== 409) {
    throw new Error(`the demo could not be seeded: ${method} ${url} answered ${answer.body}`);
  }
  return { status: answer.statusCode, value: body.value };
}
