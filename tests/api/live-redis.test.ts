import { Redis } from 'ioredis';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#server/platform/db/database.ts';
import { type CookieMember, cookieMember } from '#tests/support/cookie-member.ts';
import { type LiveSocket, listening, openSocket } from '#tests/support/live-socket.ts';
import { openPgliteTest } from '#tests/support/pglite-engine.ts';
import { startRedis } from '#tests/support/redis-process.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';

const redis = await startRedis();
const STEP = 5_000_000n;

// Carrying changes is the same code on both engines: one is enough.
describe.skipIf(redis === null)('two nodes and a socket on each', () => {
  let database: Database;
  let here: TestApp;
  let there: TestApp;
  let player: CookieMember;
  let sockets: LiveSocket[];
  let paid = 0n;

  beforeAll(async () => {
    database = await openPgliteTest('published');
    here = await openTestApp(database, { REDIS_URL: redis?.url ?? '' });
    there = await openTestApp(database, { REDIS_URL: redis?.url ?? '' });
    player = await cookieMember(here);
    sockets = await Promise.all(
      [here, there].map(async (app) => openSocket(await listening(app), player)),
    );
    for (const socket of sockets) {
      socket.join('deposit');
      await socket.state('deposit');
    }
  });
  afterAll(async () => {
    redis?.resume();
    for (const socket of sockets) socket.close();
    await here.server.close();
    await there.server.close();
    await database.close();
    await redis?.close();
  });

  /** Pays on a node: the topic `deposit` is told by the node that took the payment alone. */
  const payOn = async (app: TestApp): Promise<void> => {
    const reference = await player.order(STEP);
    await app.call('POST', `/payments/sandbox/${reference}/settle`, { body: { outcome: 'paid' } });
    paid += 1n;
  };
  /** Waits until a socket has been told of every payment so far. */
  const hears = (socket: LiveSocket | undefined): Promise<unknown> =>
    expect
      .poll(() => creditedOf(socket?.frames.at(-1)?.state), { timeout: 6_000, interval: 20 })
      .toBe(Number(paid));

  it('what is committed on one is told on both', async () => {
    await payOn(here);
    await Promise.all(sockets.map(hears));
    await payOn(there);
    await Promise.all(sockets.map(hears));
  });

  it('a sign-out on one closes the socket on the other', async () => {
    const other = await cookieMember(here);
    const socket = await openSocket(await listening(there), other);
    await other.call('DELETE', '/wps/session/logout');
    expect(await socket.closed()).toEqual({ code: 4401, reason: 'expired' });
  });

  it('without Redis players notice nothing on their node, and the rest when it is back', async () => {
    redis?.stop();
    await payOn(here);
    await hears(sockets[0]);
    redis?.resume();
    await hears(sockets[1]);
  });

  it('after the nodes have lost Redis, all is read again', async () => {
    const client = new Redis(redis?.url ?? '');
    await client.call('CLIENT', 'KILL', 'TYPE', 'pubsub');
    // Nobody listens at this moment.
    await payOn(here);
    await hears(sockets[1]);
    client.disconnect();
  });
});

function creditedOf(state: unknown): number {
  const { items = [] } = (state ?? {}) as { items?: { status: string }[] };
  return items.filter(({ status }) => status === 'credited').length;
}
