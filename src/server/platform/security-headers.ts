import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyReply } from 'fastify';
import helmet from 'helmet';
import type { Config } from './config.ts';
import './fastify-types.ts';

type PublicScheme = Pick<Config, 'publicScheme'>;

const NONE = "'none'";
const SELF = "'self'";
/** What an API answer may do in a browser: nothing. Pages set their own policy over this one. */
const API = { 'default-src': NONE, 'frame-ancestors': NONE, 'base-uri': NONE, 'form-action': NONE };
const HSTS = { maxAge: 31_536_000, includeSubDomains: true };
const PERMISSIONS = 'camera=(), microphone=(), geolocation=(), payment=(), usb=()';

const OPTIONS = {
  contentSecurityPolicy: { useDefaults: false, directives: API },
  referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  // frame-ancestors replaces it, and can name the builder's origin.
  xFrameOptions: false,
  // For browsers that are gone, or already the default: bytes in every answer.
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xXssProtection: false,
} as const;

const harden = {
  http: helmet({ ...OPTIONS, strictTransportSecurity: false }),
  https: helmet({ ...OPTIONS, strictTransportSecurity: HSTS }),
};

/** Sets the headers of every answer, refusals included; those of Fastify's reply replace them. */
export function setSecurityHeaders(
  request: IncomingMessage,
  response: ServerResponse,
  { publicScheme }: PublicScheme,
): void {
  harden[publicScheme](request, response, rethrow);
  response.setHeader('permissions-policy', PERMISSIONS);
}

/** Registers these headers for a scope. An operation's answer is for its caller alone. */
export function securityHeaders(app: FastifyInstance, config: PublicScheme): void {
  app.addHook('onRequest', async (request, reply) => {
    setSecurityHeaders(request.raw, reply.raw, config);
    // Pages and assets set their own caching.
    const isPage = request.method === 'GET' && request.routeOptions.config.operation === undefined;
    if (!isPage) reply.header('cache-control', 'no-store');
  });
}

/**
 * Sets the policy of a page: own scripts, and inline ones by nonce only. `frameAncestors` is 'none'
 * except for the builder's preview.
 * @throws Error when a source would end its directive.
 */
export function setPagePolicy(
  { request, raw }: FastifyReply,
  sources: {
    nonce: string;
    frameAncestors?: string | undefined;
    frameSources?: string | undefined;
    /** Beyond the site itself. */
    imageSources?: readonly string[] | undefined;
    /** Beyond the site itself. */
    scriptSources?: readonly string[] | undefined;
    connectSources?: readonly string[] | undefined;
  },
): void {
  const own = [SELF, `'nonce-${sources.nonce}'`];
  const directives = {
    'default-src': SELF,
    'script-src': [...own, ...(sources.scriptSources ?? [])],
    'style-src': own,
    'img-src': [SELF, 'data:', 'blob:', ...(sources.imageSources ?? [])],
    'font-src': SELF,
    'connect-src': [SELF, ...(sources.connectSources ?? [])],
    'worker-src': [SELF, 'blob:'],
    'frame-src': sources.frameSources ?? NONE,
    'frame-ancestors': sources.frameAncestors ?? NONE,
    'object-src': NONE,
    'base-uri': NONE,
    'form-action': SELF,
  };
  helmet.contentSecurityPolicy({ useDefaults: false, directives })(request.raw, raw, rethrow);
}

function rethrow(error?: unknown): void {
  if (error instanceof Error) throw error;
}
