import type { Redis } from 'ioredis';
import type { DependencyState } from '#contract/generated/types.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Metrics } from '../../platform/metrics.ts';
import { Problem } from '../../platform/problem.ts';
import { type Route, route } from '../../platform/route.ts';

export interface HealthDependencies {
  database: Database;
  redis: Redis | null;
  metrics: Metrics;
  version: string;
  startedAt: Date;
  clock: Clock;
}

/** For load balancers and for whoever looks after the site. */
export function healthRoutes(deps: HealthDependencies): Route[] {
  const durability = deps.database.profile;
  return [
    route('health', async () => {
      const dependencies = await dependencyStates(deps);
      const down = dependencies.some(({ state }) => state === 'down');
      return {
        status: down ? 'degraded' : 'ok',
        durability,
        version: deps.version,
        startedAt: deps.startedAt.toISOString(),
        dependencies,
      };
    }),

    route('readiness', async () => {
      const dependencies = await dependencyStates(deps);
      // Redis only shares rate limits between nodes: without it each counts alone.
      const database = dependencies.find(({ name }) => name === 'database');
      if (database?.state !== 'up') throw new Problem('NOT_READY', { retryAfterSeconds: 2 });
      return { ready: true, durability, dependencies };
    }),

    route('metrics', () => deps.metrics.registry.metrics()),
  ];
}

async function dependencyStates(deps: HealthDependencies): Promise<DependencyState[]> {
  const { redis } = deps;
  return [
    await stateOf('database', () => deps.database.ping()),
    redis === null
      ? { name: 'redis', state: 'off' }
      : await stateOf('redis', async () => {
          await redis.ping();
        }),
  ];
}

async function stateOf(name: string, ask: () => Promise<void>): Promise<DependencyState> {
  try {
    await ask();
    return { name, state: 'up' };
  } catch {
    // The reason may name hosts and users; it goes to the log where the client reports it.
    return { name, state: 'down' };
  }
}
