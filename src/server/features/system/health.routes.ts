import type { DependencyState } from '#contract/generated/types.ts';
import type { Parts } from '../../parts.ts';
import { Problem } from '../../platform/problem.ts';
import { type Route, route } from '../../platform/route.ts';

type HealthParts = Pick<Parts, 'database' | 'redis' | 'metrics' | 'isOperator'>;

/** For load balancers, which learn the state alone, and for operators. */
export function healthRoutes(deps: HealthParts & { version: string; startedAt: Date }): Route[] {
  const durability = deps.database.profile;
  return [
    route('health', async (call) => {
      const dependencies = await dependencyStates(deps);
      const down = dependencies.some(({ state }) => state === 'down');
      const status = down ? 'degraded' : 'ok';
      if (!deps.isOperator(call)) return { status };
      return {
        status,
        durability,
        version: deps.version,
        startedAt: deps.startedAt.toISOString(),
        dependencies,
      };
    }),

    route('readiness', async (call) => {
      const dependencies = await dependencyStates(deps);
      // Redis only shares rate limits between nodes: without it each counts alone.
      const database = dependencies.find(({ name }) => name === 'database');
      if (database?.state !== 'up') throw new Problem('NOT_READY', { retryAfterSeconds: 2 });
      return deps.isOperator(call) ? { ready: true, durability, dependencies } : { ready: true };
    }),

    route('metrics', (call) => {
      if (!deps.isOperator(call)) throw new Problem('NOT_FOUND');
      return deps.metrics.registry.metrics();
    }),
  ];
}

async function dependencyStates(deps: HealthParts): Promise<DependencyState[]> {
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
