import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#server/platform/db/database.ts';
import { openPgliteTest } from '#tests/support/pglite-engine.ts';
import { findRedis } from '#tests/support/redis-engine.ts';
import { setFact } from '#tests/support/server-facts.ts';
import { signInStaff } from '#tests/support/staff.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';

const url = await findRedis();

/** Well below the time after which a node would look by itself. */
const SOON_MS = 3_000;

describe.skipIf(url === null)('two nodes with Redis', () => {
  let database: Database;
  let here: TestApp;
  let there: TestApp;

  beforeAll(async () => {
    database = await openPgliteTest('published');
    here = await openTestApp(database, { REDIS_URL: url ?? '' });
    there = await openTestApp(database, { REDIS_URL: url ?? '' });
  });
  afterAll(async () => {
    await here.server.close();
    await there.server.close();
    await database.close();
  });

  const statusAt = async (app: TestApp): Promise<number> =>
    (await app.call<{ status: number }>('GET', '/wps/system/status')).body.value.status;

  it('what is changed on one holds on the other at once', async () => {
    const operator = await signInStaff(here, 'operator');
    const set = await setFact(here, 'region-rules', operator, {
      defaultEffect: 'block',
      rules: [],
    });
    expect(set.status).toBe(200);
    expect(await statusAt(here)).toBe(2);
    await expect.poll(() => statusAt(there), { timeout: SOON_MS, interval: 20 }).toBe(2);
    await setFact(there, 'region-rules', operator, { defaultEffect: 'allow', rules: [] });
    expect(await statusAt(there)).toBe(0);
    await expect.poll(() => statusAt(here), { timeout: SOON_MS, interval: 20 }).toBe(0);
  });
});
