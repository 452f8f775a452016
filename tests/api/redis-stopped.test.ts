import { Redis } from 'ioredis';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLog } from '#server/platform/log.ts';
import { openPgliteTest } from '#tests/support/pglite-engine.ts';
import { startRedis } from '#tests/support/redis-process.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { injectedWallet } from '#tests/support/vendor.ts';
import { VendorBook } from '#tests/support/wallet-conformance/vendor-book.ts';

const redis = await startRedis();
const body = { username: 'nobody', password: 'wrong', type: 'username' };
const UNIT = 1_000_000n;

// The limits are the same code on both engines: one is enough.
describe.skipIf(redis === null)('a Redis that is stopped', () => {
  const lines: string[] = [];
  let app: TestApp;

  beforeAll(async () => {
    const log = createLog('info', { write: (line) => void lines.push(line) });
    app = await openTestApp(
      await openPgliteTest('published'),
      { REDIS_URL: redis?.url ?? '' },
      log,
    );
  });
  afterAll(async () => {
    redis?.resume();
    await app.server.close();
    await app.database.close();
    await redis?.close();
  });

  const signIn = (ip: string) => app.call('POST', '/wps/session/login', { body, ip });
  const tries = async (ip: string, count: number) => {
    const codes: string[] = [];
    for (let tried = 0; tried < count; tried += 1) codes.push(String((await signIn(ip)).body.code));
    return codes;
  };

  it('delays requests by a moment, keeps the limits per node, and is used again afterwards', async () => {
    await expect.poll(async () => (await signIn('10.61.0.1')).status).toBe(401);
    redis?.stop();
    const since = performance.now();
    const codes = await tries('10.61.0.2', 14);
    // Fourteen waits of 250 ms would take longer: after three the breaker is open.
    expect(performance.now() - since).toBeLessThan(3_000);
    expect(codes.slice(0, 10)).not.toContain('RATE_LIMITED');
    expect(new Set(codes.slice(10))).toEqual(new Set(['RATE_LIMITED']));
    const health = await app.call<{ status: string }>('GET', '/healthz');
    expect(health.body.value.status).toBe('degraded');
    expect(lines.filter((line) => line.includes('rate limits count per node'))).toHaveLength(1);

    redis?.resume();
    await expect
      .poll(
        async () => {
          await app.call('GET', '/wps/session');
          return lines.filter((line) => line.includes('rate limits are shared')).length;
        },
        { timeout: 8_000, interval: 200 },
      )
      .toBe(1);
    expect((await app.call<{ status: string }>('GET', '/healthz')).body.value.status).toBe('ok');
  });

  it('is not asked by calls that move money', async () => {
    const client = new Redis(redis?.url ?? '');
    const vendor = new VendorBook(injectedWallet(app));
    const player = await vendor.openPlayer(10n * UNIT);
    await expect.poll(async () => (await signIn('10.61.0.3')).status).toBe(401);
    const bet = async (id: string) => {
      const { body: answer } = await vendor.bet(player, UNIT, { id, round: id });
      expect(answer.success, JSON.stringify(answer)).toBe(true);
    };
    await bet('before');
    const keys = await client.keys('*');
    expect(keys.filter((key) => key.includes('login'))).not.toEqual([]);
    expect(keys.filter((key) => key.includes('vendor') || key.includes('createDeposit'))).toEqual(
      [],
    );
    client.disconnect();
    redis?.stop();
    await bet('meanwhile');
    redis?.resume();
  });
});
