import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { growingCache } from '../growing-cache.ts';
import { operations } from '#contract/generated/operations.ts';
import { addressGroup } from '../address-group.ts';
import { clientAddress } from '../client-address.ts';
import { Problem } from '../problem.ts';
import { sha256Hex } from '../signature.ts';
import { callerKey } from '../session/caller.ts';
import { limitStore } from './limit-store.ts';
import type { SharedCounts } from './shared-counts.ts';

/** Opens the limits that routes ask for in their `config.rateLimit`. */
export async function registerRateLimit(
  app: FastifyInstance,
  shared: SharedCounts | null,
): Promise<void> {
  await app.register(rateLimit, {
    global: false,
    store: limitStore(shared),
    errorResponseBuilder: (_request, context) =>
      new Problem('RATE_LIMITED', { retryAfterSeconds: context.ttl / 1000 }),
  });
  app.addHook('onResponse', (request, reply, done) => {
    const launch = reply.statusCode === 200 ? launchHash(request) : null;
    if (launch !== null) playing.set(launch, true);
    done();
  });
}

/** Launch tokens that have been taken here: their players have counts of their own. */
const MAX_PLAYING = 50_000;
const playing = growingCache<true>(MAX_PLAYING);

/**
 * Who a limit counts: the caller, or the address group. Never the Host header: the caller chooses
 * it, and another spelling or another brand's name would start another count. A game is counted by
 * its launch token once that has been taken: a made-up one counts for its address.
 */
export function limitKey(request: FastifyRequest, by: 'ip' | 'caller'): string {
  const { facts } = request;
  if (by !== 'caller' || facts === undefined) return `ip:${addressGroup(clientAddress(request))}`;
  const launch = launchHash(request);
  if (launch !== null && playing.has(launch)) return `launch:${launch}`;
  const { caller } = facts;
  return callerKey(caller, caller.kind === 'visitor' ? addressGroup(clientAddress(request)) : '');
}

const HOUSE_OPERATIONS: ReadonlySet<string> = new Set(
  Object.values(operations)
    .filter(({ area }) => area === 'house')
    .map(({ operation }) => operation),
);

/** The hash of the launch token that a game shows; null for other calls. */
function launchHash({ headers, routeOptions }: FastifyRequest): string | null {
  const { operation } = routeOptions.config;
  if (operation === undefined || !HOUSE_OPERATIONS.has(operation)) return null;
  const token = /^Bearer ([\w-]{20,128})$/.exec(headers.authorization ?? '')?.[1];
  return token === undefined ? null : sha256Hex(token);
}
