import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { OperationDefinition } from '#contract/operation.ts';
import { clientAddress } from './client-address.ts';
import { passRole } from './gates.ts';
import type { CallFacts, Site } from './route.ts';
import { type SignatureCheck, signedCaller } from './session/resolve-caller.ts';

/** Operations that game vendors' servers call: signed, without a browser. */
export function isVendorOperation({ surface }: OperationDefinition): boolean {
  return surface === 'vendor';
}

/**
 * Prepares the scope of vendors' calls. What only a browser needs (cookies, compression, page headers,
 * a choice of language) is registered in the other scope; it was a quarter of a bet's time. Lines are
 * logged by the server's own logger, which spares the redaction of a child's bindings for each call:
 * add `reqId` to what is logged here.
 */
export function prepareVendorScope(scope: FastifyInstance): void {
  scope.setChildLoggerFactory((logger) => logger);
  scope.addHook('onRequest', (_request, reply, done) => {
    reply.header('x-content-type-options', 'nosniff');
    reply.header('cache-control', 'no-store');
    done();
  });
}

/** The facts of a vendor's call. A vendor has no location, no sign-in session and no cookie. */
export function vendorFacts(
  request: FastifyRequest,
  definition: OperationDefinition,
  deps: {
    siteByHost: (host: string) => Site | null;
    signatures: Readonly<Record<'vendor' | 'payment', SignatureCheck>>;
  },
): CallFacts {
  const { headers, url, rawBody = Buffer.alloc(0) } = request;
  const ip = clientAddress(request);
  const caller = signedCaller({ headers, rawBody, url }, definition, deps.signatures.vendor);
  passRole(definition, { caller, ended: null });
  return {
    caller,
    site: deps.siteByHost(request.hostname),
    language: request.language,
    requestId: request.id,
    ip,
    location: { ip, country: null },
    userAgent: headers['user-agent'] ?? '',
    origin: '',
    log: request.log as CallFacts['log'],
    headers,
    rawBody,
    idempotencyKey: null,
    deviceToken: noDevice,
    setDeviceCookie: refuseCookie,
    setSessionCookie: refuseCookie,
  };
}

const noDevice = (): null => null;

function refuseCookie(): never {
  throw new Error('a vendor has no cookie');
}
