import type { Redis } from 'ioredis';
import type { Log } from '../log.ts';
import { CircuitBreaker } from './circuit-breaker.ts';
import type { WindowCount } from './window-counts.ts';

/** Increments a key, starts its window with the first increment, and reads what is left of it. */
const INCREMENT = `
local current = redis.call('INCR', KEYS[1])
if current == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
return {current, redis.call('PTTL', KEYS[1])}
`;

/** Counts that the nodes of an installation share. */
export interface SharedCounts {
  /** null when Redis does not answer in time: the caller uses the count of its own node. */
  increment(key: string, windowMs: number): Promise<WindowCount | null>;
}

/** The client ends a command after its `commandTimeout`; see open-redis.ts. */
export function sharedCounts(redis: Redis, log: Log): SharedCounts {
  const breaker = new CircuitBreaker((isOpen) => {
    if (isOpen) log.warn('redis does not answer: rate limits count per node');
    else log.info('redis answers again: rate limits are shared');
  });
  return {
    async increment(key, windowMs) {
      if (!breaker.allows()) return null;
      try {
        const answer = await redis.eval(INCREMENT, 1, `limit:${key}`, windowMs);
        breaker.succeeded();
        const [current, ttl] = answer as [number, number];
        return { current, ttl: Math.max(0, ttl) };
      } catch {
        // Logged when the breaker opens: one line, not one a request.
        breaker.failed();
        return null;
      }
    },
  };
}
