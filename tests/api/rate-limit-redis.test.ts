import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPgliteTest } from '#tests/support/pglite-engine.ts';
import { findRedis } from '#tests/support/redis-engine.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';

const url = await findRedis();
const body = { username: 'nobody', password: 'wrong', type: 'username' };

/** An address of this run, so that counts of an earlier one do not matter. */
const ip = `10.${Date.now() % 250}.${Math.floor(Math.random() * 250)}.9`;

describe.skipIf(url === null)('on Redis', () => {
  const nodes: TestApp[] = [];

  beforeAll(async () => {
    for (let node = 0; node < 2; node += 1) {
      nodes.push(await openTestApp(await openPgliteTest('published'), { REDIS_URL: url ?? '' }));
    }
  });

  afterAll(async () => {
    for (const { server, database } of nodes) {
      await server.close();
      await database.close();
    }
  });

  it('two nodes count the tries of one address together', async () => {
    const codes: (string | undefined)[] = [];
    for (let tried = 0; tried < 12; tried += 1) {
      // Other names, since failures of one name need a check that a person is there.
      const attempt = { body: { ...body, username: `${body.username}${tried}` }, ip };
      const answer = await nodes[tried % 2]?.call('POST', '/wps/session/login', attempt);
      codes.push(answer?.body.code);
    }
    expect(codes.filter((code) => code === 'INVALID_CREDENTIALS')).toHaveLength(10);
    expect(codes.slice(10)).toEqual(['RATE_LIMITED', 'RATE_LIMITED']);
  });

  it('tells in its health that Redis is there', async () => {
    const health = await nodes[0]?.call<{ dependencies: unknown[] }>('GET', '/healthz');
    expect(health?.body.value.dependencies).toContainEqual({ name: 'redis', state: 'up' });
  });
});

describe('without the Redis that was configured', () => {
  it('goes on, and says so', async () => {
    const database = await openPgliteTest('published');
    // Nobody listens on port 1.
    const node = await openTestApp(database, { REDIS_URL: 'redis://127.0.0.1:1' });
    const answer = await node.call('POST', '/wps/session/login', { body, ip: '10.4.4.4' });
    expect(answer.body.code).toBe('INVALID_CREDENTIALS');
    const health = await node.call<{ status: string }>('GET', '/healthz');
    expect(health.body.value.status).toBe('degraded');
    const ready = await node.call('GET', '/readyz');
    expect(ready.status).toBe(200);
    await node.server.close();
    await database.close();
  });
});
