import type { FastifyInstance, FastifyRequest } from 'fastify';
import './fastify-types.ts';

/** What an API answer may do in a browser: nothing. Pages set their own policy over this one. */
const API_POLICY =
  "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/** Headers of every answer; a page replaces the content policy and the caching by its own. */
export function securityHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(securityHeadersOf(request));
  });
}

export function securityHeadersOf(request: FastifyRequest): Record<string, string> {
  const secure = request.protocol === 'https';
  // What an operation answers is for its caller alone; pages and assets say for themselves.
  const isPage = request.method === 'GET' && request.routeOptions.config.operation === undefined;
  return {
    ...ALWAYS,
    ...(secure ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
    ...(isPage ? {} : { 'cache-control': 'no-store' }),
  };
}

const ALWAYS = {
  'content-security-policy': API_POLICY,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
} as const;

/**
 * The policy of a page: own scripts, and inline ones by nonce only. `frameAncestors` is 'none'
 * except for the builder's preview.
 */
export function pagePolicy(options: {
  nonce: string;
  frameAncestors?: string;
  frameSources?: string;
}): string {
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${options.nonce}'`,
    `style-src 'self' 'nonce-${options.nonce}'`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self' blob:",
    `frame-src ${options.frameSources ?? "'none'"}`,
    `frame-ancestors ${options.frameAncestors ?? "'none'"}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join('; ');
}
