import { Redis } from 'ioredis';

const DEFAULT_URL = 'redis://127.0.0.1:6379/15';

/**
 * The Redis for tests: TEST_REDIS_URL, else the local default's last database.
 * @returns null when none was named and none answers at the default.
 * @throws when TEST_REDIS_URL is set and does not answer: what was asked for is never skipped.
 */
export async function findRedis(): Promise<string | null> {
  const named = process.env['TEST_REDIS_URL'] ?? '';
  const url = named === '' ? DEFAULT_URL : named;
  const redis = new Redis(url, {
    lazyConnect: true,
    connectTimeout: 1_000,
    maxRetriesPerRequest: 0,
    retryStrategy: () => null,
  });
  redis.on('error', () => undefined);
  try {
    await redis.connect();
    await redis.ping();
    return url;
  } catch (error) {
    if (named === '') return null;
    throw new Error('TEST_REDIS_URL is set, and no Redis answers there', { cause: error });
  } finally {
    redis.disconnect();
  }
}
