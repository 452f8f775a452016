import type { Server } from '../compose.ts';
import { callDemo } from './demo-member.ts';

const PASSWORD = 'demo-protegida-2026';
const EMAIL = 'vuelve@example.com';

/**
 * Shows staff what waits for them: somebody on a break who has registered again, and a payment that
 * came in above its player's deposit limit. That player has other limits and a reality check too.
 */
export async function seedProtection(server: Server, host: string): Promise<void> {
  const excluded = await register(server, host, 'pausa', { email: EMAIL });
  if (excluded === null) return;
  const period = { period: 'sixMonths' };
  const by = { token: excluded };
  await callDemo(server, host, 'POST', '/wps/relay/member/exclusion', period, by);
  await register(server, host, 'pausa2', { email: EMAIL });

  const limited = await register(server, host, 'limite', {});
  if (limited === null) return;
  const order = await callDemo(
    server,
    host,
    'POST',
    '/wps/relay/deposits',
    { channel: 'sandbox', amountMicro: '80000000' },
    { token: limited, key: 'demo-limited-deposit' },
  );
  const limit = { limit: '50000000' };
  const path = '/wps/relay/limits/deposit/day';
  const limitedBy = { token: limited };
  await callDemo(server, host, 'PUT', path, limit, limitedBy);
  await callDemo(
    server,
    host,
    'PUT',
    '/wps/relay/limits/loss/week',
    { limit: '120000000' },
    limitedBy,
  );
  await callDemo(server, host, 'PUT', '/wps/relay/limits/time/day', { limit: '120' }, limitedBy);
  await callDemo(server, host, 'PUT', '/wps/relay/reality-check', { everyMinutes: 30 }, limitedBy);
  const { reference } = order.value as { reference: string };
  const paid = { outcome: 'paid' };
  await callDemo(server, host, 'POST', `/payments/sandbox/${reference}/settle`, paid);
}

/** @returns the token of the session; null when the account is there already */
async function register(
  server: Server,
  host: string,
  username: string,
  more: Readonly<Record<string, string>>,
): Promise<string | null> {
  const answer = await callDemo(server, host, 'PUT', '/wps/member/register', {
    username,
    password: PASSWORD,
    confirmPassword: PASSWORD,
    birthday: '1990-05-17',
    termsAccepted: true,
    login: true,
    tokenKind: 'bearer',
    ...more,
  });
  if (answer.status === 409) return null;
  return (answer.value as { session: { token: string } }).session.token;
}
