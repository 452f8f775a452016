import type { FastifyInstance, FastifyRequest } from 'fastify';
import { operations } from '#contract/generated/operations.ts';
import type { OperationDefinition, Surface } from '#contract/operation.ts';
import { Problem } from './problem.ts';
import type { Site } from './route.ts';
import type { StaffHosts } from './staff-hosts.ts';

/** Called by servers and load balancers under whatever name or address they reach a node by. */
const ON_ANY_HOST: readonly Surface[] = ['vendor', 'payment', 'platform'];

export interface KnownHosts {
  staffHosts: StaffHosts;
  siteByHost: (host: string) => Site | null;
}

/**
 * Refuses requests under a name that is no brand's and no staff app's, before a limit counts them
 * and before cookies and bodies are read. Signed calls and health checks pass on any host.
 */
export function refuseUnknownHosts(
  app: FastifyInstance,
  { staffHosts, siteByHost }: KnownHosts,
): void {
  app.addHook('onRequest', async (request) => {
    if (isOnAnyHost(request)) return;
    const { hostname, host } = request;
    const isKnown = staffHosts.names.has(hostname.toLowerCase()) || siteByHost(hostname) !== null;
    // What follows the name is written into links: it is a port or nothing.
    const port = /^(?::(\d{1,5}))?$/.exec(host.slice(hostname.length));
    const isPort = port !== null && Number(port[1] ?? 0) <= 65_535;
    if (!isKnown || !isPort) throw new Problem('UNKNOWN_HOST');
  });
}

function isOnAnyHost({ routeOptions }: FastifyRequest): boolean {
  const { operation } = routeOptions.config;
  if (operation === undefined) return false;
  const { surface }: OperationDefinition = operations[operation];
  return ON_ANY_HOST.includes(surface);
}
