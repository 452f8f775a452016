import { Redis } from 'ioredis';
import type { Log } from './log.ts';

/** A command takes well under a millisecond. Past this, the request goes on without Redis. */
const COMMAND_TIMEOUT_MS = 250;
const CONNECT_TIMEOUT_MS = 1_000;

/** Redis shares rate limits and notices between nodes, and nothing else: no request depends on it. */
export function openRedis(url: string, log: Log): Redis {
  const redis = new Redis(url, {
    maxRetriesPerRequest: 1,
    enableOfflineQueue: false,
    connectTimeout: CONNECT_TIMEOUT_MS,
    commandTimeout: COMMAND_TIMEOUT_MS,
  });
  redis.on('error', (error) => log.warn({ err: error }, 'redis does not answer'));
  return redis;
}
