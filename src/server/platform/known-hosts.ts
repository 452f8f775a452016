import type { FastifyInstance, FastifyRequest } from 'fastify';
import { operations } from '#contract/generated/operations.ts';
import type { OperationDefinition, Surface } from '#contract/operation.ts';
import type { Config } from './config.ts';
import { isDialectOperation } from './dialect-operation.ts';
import { Problem } from './problem.ts';
import type { Site } from './route.ts';
import type { StaffHosts } from './staff-hosts.ts';

/** Called by servers of others, under a name of ours that no page is served on. */
const BY_SERVERS: readonly Surface[] = ['vendor', 'payment'];

export interface KnownHosts {
  config: Pick<Config, 'vendorHosts'>;
  staffHosts: StaffHosts;
  siteByHost: (host: string) => Site | null;
}

/**
 * Refuses requests under a name that is no brand's and no staff app's, before a limit counts them
 * and before cookies and bodies are read. Vendors and payment channels may be given names of their
 * own; health checks of load balancers pass on any host.
 */
export function refuseUnknownHosts(
  app: FastifyInstance,
  { config, staffHosts, siteByHost }: KnownHosts,
): void {
  app.addHook('onRequest', (request, _reply, done) => {
    done(isServed(request) ? undefined : new Problem('UNKNOWN_HOST'));
  });

  function isServed(request: FastifyRequest): boolean {
    const surface = surfaceOf(request);
    if (surface === 'platform') return true;
    const { hostname, host } = request;
    const name = hostname.toLowerCase();
    const isKnown =
      staffHosts.names.has(name) ||
      siteByHost(name) !== null ||
      (surface !== null && BY_SERVERS.includes(surface) && config.vendorHosts.has(name));
    // What follows the name is written into links: it is a port or nothing.
    const port = /^(?::(\d{1,5}))?$/.exec(host.slice(hostname.length));
    const isPort = port !== null && Number(port[1] ?? 0) <= 65_535;
    return isKnown && isPort;
  }
}

/** null: a page or a file. */
function surfaceOf({ routeOptions }: FastifyRequest): Surface | null {
  const { operation } = routeOptions.config;
  if (operation === undefined) return null;
  if (isDialectOperation(operation)) return 'vendor';
  const { surface }: OperationDefinition = operations[operation];
  return surface;
}
