import { constants } from 'node:zlib';
import compress, { type FastifyCompressOptions } from '@fastify/compress';
import cookie from '@fastify/cookie';
import Fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyRequest,
} from 'fastify';
import type { Redis } from 'ioredis';
import './platform/fastify-types.ts';
import {
  answerProblems,
  answerUnknown,
  answerUnreadable,
  languageOf,
  refuseBytes,
  refuseExpectations,
} from './platform/answer-problems.ts';
import { endConnectionsOnStop } from './platform/end-connections.ts';
import type { Log } from './platform/log.ts';
import type { Metrics } from './platform/metrics.ts';
import { refuseUnknownHosts } from './platform/known-hosts.ts';
import { keepRawBodies } from './platform/raw-body.ts';
import { passwordLimits } from './platform/rate-limit/password-limits.ts';
import { registerRateLimit } from './platform/rate-limit/register-rate-limit.ts';
import { sharedCounts } from './platform/rate-limit/shared-counts.ts';
import { refuseOtherMethods } from './platform/refuse-other-methods.ts';
import { refuseWhileClosing } from './platform/refuse-while-closing.ts';
import { newRequestId } from './platform/request-id.ts';
import { registerRoutes, type RouteDependencies } from './platform/register-routes.ts';
import type { Route } from './platform/route.ts';
import { securityHeaders, setSecurityHeaders } from './platform/security-headers.ts';
import { prepareVendorScope } from './platform/vendor-scope.ts';
import { DEFAULT_LANGUAGE } from './platform/text.ts';
import { fastifyTrust } from './platform/trusted-proxies.ts';

/** Quality 5 takes 3 ms for a page and saves 2 kB on 4; beyond it nothing. Assets come compressed from the build. */
const COMPRESSION = {
  encodings: ['br', 'gzip'],
  threshold: 1_400,
  brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } },
} satisfies FastifyCompressOptions;

export interface AppDependencies extends Omit<RouteDependencies, 'passwordLimits'> {
  log: Log;
  metrics: Metrics;
  /** Counts for rate limits that several nodes share. */
  redis: Redis | null;
  routes: readonly Route[];
  /** Pages, assets and documents: what is not an operation of the contract. */
  pages: readonly ((app: FastifyInstance) => void | Promise<void>)[];
  /** Calls of vendors in their dialects. */
  vendorPages: readonly ((app: FastifyInstance) => void | Promise<void>)[];
}

/** Builds the HTTP server from its parts; the caller listens and closes. */
export async function createApp(deps: AppDependencies): Promise<FastifyInstance> {
  // Fastify's own type of a logger, so that the instance has its plain type too.
  const logger: FastifyBaseLogger = deps.log;
  const app = Fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: fastifyTrust(deps.config.trustProxy),
    bodyLimit: 65_536,
    // Longer ids and addresses are not ours.
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: true },
    genReqId: newRequestId,
    // A request must have arrived by then. Node looks for late ones at the interval below.
    requestTimeout: 30_000,
    http: { headersTimeout: 15_000, connectionsCheckingInterval: 5_000 },
    forceCloseConnections: 'idle',
    // Opening all operations takes a tenth of a second, and on a machine that is busy starting many
    // programs it was seen to take over ten, avvio's default. A start that really hangs still ends.
    pluginTimeout: 120_000,
    // Fastify's own answer is no envelope: see refuseWhileClosing.
    return503OnClosing: false,
    frameworkErrors: answerUnreadable(deps),
    clientErrorHandler: refuseBytes(deps.text),
  });
  app.decorateRequest('language', DEFAULT_LANGUAGE);
  refuseExpectations(app, deps);
  endConnectionsOnStop(app);
  keepRawBodies(app);
  app.addHook('onRequest', (request, reply, done) => {
    // Brands and the staff apps are told apart by Host alone: a proxy may pass this one on unseen.
    delete request.raw.headers['x-forwarded-host'];
    reply.header('x-request-id', request.id);
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    observe(request, reply.statusCode, reply.elapsedTime, deps);
    done();
  });
  const shared = deps.redis === null ? null : sharedCounts(deps.redis, deps.log);
  const limited = { ...deps, passwordLimits: passwordLimits(shared) };
  await registerRateLimit(app, shared);
  answerProblems(app, deps);
  await app.register(async (scope) => {
    refuseWhileClosing(scope);
    refuseUnknownHosts(scope, deps);
    prepareVendorScope(scope);
    // A refusal may be shown in a browser by anybody who opens the address.
    answerProblems(scope, deps, (request, reply) =>
      setSecurityHeaders(request.raw, reply.raw, deps.config),
    );
    registerRoutes(scope, deps.routes, limited, 'vendors');
    for (const page of deps.vendorPages) await scope.register(async (inner) => page(inner));
  });
  await app.register(async (scope) => openOtherScope(scope, limited));
  return app;
}

/** Everything but vendors' calls: players, staff, payment channels, pages and assets. */
async function openOtherScope(
  app: FastifyInstance,
  deps: AppDependencies & RouteDependencies,
): Promise<void> {
  app.addHook('onRequest', async (request) => {
    // Before anything may be refused, so that every refusal is in the language asked for.
    request.language = languageOf(request, deps);
  });
  securityHeaders(app, deps.config);
  refuseUnknownHosts(app, deps);
  refuseWhileClosing(app);
  await app.register(cookie);
  await app.register(compress, COMPRESSION);
  refuseOtherMethods(app);
  answerUnknown(app);
  registerRoutes(app, deps.routes, deps, 'others');
  for (const page of deps.pages) await app.register(async (scope) => page(scope));
}

function observe(
  request: FastifyRequest,
  status: number,
  elapsedMs: number,
  deps: AppDependencies,
): void {
  const operation = request.routeOptions.config.operation ?? 'page';
  deps.metrics.requestSeconds.observe({ operation, status: String(status) }, elapsedMs / 1000);
  const isFault = status >= 500;
  if (!isFault && !deps.log.isLevelEnabled('debug')) return;
  const line = {
    reqId: request.id,
    operation,
    method: request.method,
    path: request.url.split('?')[0],
    status,
    ms: Math.round(elapsedMs * 10) / 10,
  };
  if (isFault) deps.log.warn(line, 'answered');
  else deps.log.debug(line, 'answered');
}
