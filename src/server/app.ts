import { constants } from 'node:zlib';
import compress, { type FastifyCompressOptions } from '@fastify/compress';
import cookie from '@fastify/cookie';
import rateLimit from '@fastify/rate-limit';
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
  answerUnreadable,
  languageOf,
  refuseBytes,
} from './platform/answer-problems.ts';
import { newToken } from './platform/id.ts';
import type { Log } from './platform/log.ts';
import type { Metrics } from './platform/metrics.ts';
import { Problem } from './platform/problem.ts';
import { keepRawBodies } from './platform/raw-body.ts';
import { refuseWhileClosing } from './platform/refuse-while-closing.ts';
import { registerRoutes, type RouteDependencies } from './platform/register-routes.ts';
import type { Route } from './platform/route.ts';
import { securityHeaders } from './platform/security-headers.ts';
import { DEFAULT_LANGUAGE } from './platform/text.ts';

/** Quality 5 takes 3 ms for a page and saves 2 kB on 4; beyond it nothing. Assets come compressed from the build. */
const COMPRESSION = {
  encodings: ['br', 'gzip'],
  threshold: 1_400,
  brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } },
} satisfies FastifyCompressOptions;

export interface AppDependencies extends RouteDependencies {
  log: Log;
  metrics: Metrics;
  /** Counts for rate limits that several nodes share. */
  redis: Redis | null;
  routes: readonly Route[];
  /** Pages, assets and documents: what is not an operation of the contract. */
  pages: readonly ((app: FastifyInstance) => void | Promise<void>)[];
}

/** Builds the HTTP server from its parts; the caller listens and closes. */
export async function createApp(deps: AppDependencies): Promise<FastifyInstance> {
  // Fastify's own type of a logger, so that the instance has its plain type too.
  const logger: FastifyBaseLogger = deps.log;
  const app = Fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: deps.config.trustProxy,
    bodyLimit: 65_536,
    // Longer ids and addresses are not ours.
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: true },
    genReqId: () => newToken().slice(0, 16),
    // The whole request must have come by then: a connection is not held by a slow hand.
    requestTimeout: 30_000,
    forceCloseConnections: 'idle',
    // Fastify's own answer is no envelope: see refuseWhileClosing.
    return503OnClosing: false,
    frameworkErrors: answerUnreadable(deps),
    clientErrorHandler: refuseBytes(deps.text),
  });
  app.decorateRequest('language', DEFAULT_LANGUAGE);
  keepRawBodies(app);
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
    // Before anything may be refused, so that every refusal is in the language asked for.
    request.language = languageOf(request, deps);
  });
  refuseWhileClosing(app);
  app.addHook('onResponse', async (request, reply) =>
    observe(request, reply.statusCode, reply.elapsedTime, deps),
  );
  await app.register(cookie);
  await app.register(compress, COMPRESSION);
  securityHeaders(app);
  await registerRateLimit(app, deps);
  answerProblems(app, deps);
  registerRoutes(app, deps.routes, deps);
  for (const page of deps.pages) await app.register(async (scope) => page(scope));
  return app;
}

async function registerRateLimit(app: FastifyInstance, deps: AppDependencies): Promise<void> {
  await app.register(rateLimit, {
    global: false,
    ...(deps.redis === null ? {} : { redis: deps.redis, skipOnError: true, nameSpace: 'limit:' }),
    errorResponseBuilder: (_request, context) =>
      new Problem('RATE_LIMITED', { retryAfterSeconds: context.ttl / 1000 }),
  });
}

function observe(
  request: FastifyRequest,
  status: number,
  elapsedMs: number,
  deps: AppDependencies,
): void {
  const operation = request.routeOptions.config.operation ?? 'page';
  deps.metrics.requestSeconds.observe({ operation, status: String(status) }, elapsedMs / 1000);
  const line = {
    operation,
    method: request.method,
    path: request.url.split('?')[0],
    status,
    ms: Math.round(elapsedMs * 10) / 10,
  };
  if (status >= 500) request.log.warn(line, 'answered');
  else request.log.debug(line, 'answered');
}
