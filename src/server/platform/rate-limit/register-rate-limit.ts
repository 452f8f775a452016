import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { addressGroup } from '../address-group.ts';
import { clientAddress } from '../client-address.ts';
import { Problem } from '../problem.ts';
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
}

/**
 * Who a limit counts: the caller, or the address group. Never the Host header: the caller chooses
 * it, and another spelling or another brand's name would start another count.
 */
export function limitKey(request: FastifyRequest, by: 'ip' | 'caller'): string {
  const { facts } = request;
  const group = addressGroup(clientAddress(request));
  return by === 'caller' && facts !== undefined ? callerKey(facts.caller, group) : `ip:${group}`;
}
