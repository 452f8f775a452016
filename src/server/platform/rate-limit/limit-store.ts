import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import { operations } from '#contract/generated/operations.ts';
import type { OperationDefinition } from '#contract/operation.ts';
import { isDialectOperation, type RouteName } from '../dialect-operation.ts';
import type { SharedCounts } from './shared-counts.ts';
import { WindowCounts } from './window-counts.ts';

/** Calls that move money. They never wait for Redis: each node counts them alone. */
const MONEY_AREAS: readonly string[] = ['house', 'wallet', 'deposit', 'withdrawal', 'vendor'];

/**
 * The store of @fastify/rate-limit. Every node counts each key in its own memory, so that a limit
 * always holds per node; where Redis answers, its count of all nodes decides.
 */
export function limitStore(shared: SharedCounts | null): FastifyRateLimitStoreCtor {
  return class LimitStore implements FastifyRateLimitStore {
    private readonly local = new WindowCounts();
    private readonly shared: SharedCounts | null;

    constructor(_options: unknown, counts: SharedCounts | null = shared) {
      this.shared = counts;
    }

    incr(key: string, done: Parameters<FastifyRateLimitStore['incr']>[1], windowMs: number): void {
      const own = this.local.increment(key, windowMs);
      if (this.shared === null) {
        done(null, own);
        return;
      }
      void this.shared.increment(key, windowMs).then((count) => done(null, count ?? own));
    }

    child(options: Parameters<FastifyRateLimitStore['child']>[0]): FastifyRateLimitStore {
      const { routeInfo } = options as unknown as {
        routeInfo?: { config?: { operation?: RouteName } };
      };
      return new LimitStore(options, movesMoney(routeInfo?.config?.operation) ? null : shared);
    }
  };
}

function movesMoney(operation: RouteName | undefined): boolean {
  if (operation === undefined) return false;
  if (isDialectOperation(operation)) return true;
  const { surface, area }: OperationDefinition = operations[operation];
  return surface === 'vendor' || surface === 'payment' || MONEY_AREAS.includes(area);
}
