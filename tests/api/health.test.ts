import { describe, expect, it } from 'vitest';
import { expectProblem, sendRaw } from '#tests/support/expect-problem.ts';
import { useTestApp } from '#tests/support/test-app.ts';
import { forEachEngine } from '#tests/support/test-database.ts';

interface Health {
  status: string;
  durability: string;
  version: string;
  startedAt: string;
  dependencies: { name: string; state: string }[];
}

forEachEngine((engine) => {
  const app = useTestApp(engine);

  describe('health', () => {
    it('names the durability of what is acknowledged, and each dependency', async () => {
      const durability = engine.name === 'PGlite' ? 'embedded' : 'postgres';
      const health = await app().call<Health>('GET', '/healthz', { host: '10.0.0.7:8080' });
      expect(health.status).toBe(200);
      expect(health.body.value).toMatchObject({
        status: 'ok',
        durability,
        dependencies: [
          { name: 'database', state: 'up' },
          { name: 'redis', state: 'off' },
        ],
      });
      expect(Date.parse(health.body.value.startedAt)).toBeLessThanOrEqual(Date.now());
      const ready = await app().call<Health>('GET', '/readyz', { host: '10.0.0.7:8080' });
      expect(ready.body.value).toMatchObject({ ready: true, durability });
    });

    it('counts answers and problems for whoever watches', async () => {
      expectProblem(await sendRaw(app(), 'GET', '/wps/member/info'), 'NOT_SIGNED_IN');
      const metrics = await sendRaw(app(), 'GET', '/metrics');
      expect(metrics.headers['content-type']).toMatch(/^text\/plain/);
      expect(metrics.body).toMatch(/problem_total\{code="NOT_SIGNED_IN"\} 1/);
      expect(metrics.body).toMatch(
        /http_request_seconds_count\{operation="getMemberInfo",status="401"\} 1/,
      );
    });
  });
});
