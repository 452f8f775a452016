import { afterAll, beforeAll } from 'vitest';
import type { InjectOptions } from 'fastify';
import { composeServer, type Server } from '#server/compose.ts';
import type { ServerParts } from '#server/open-parts.ts';
import { createLog, type Log } from '#server/platform/log.ts';
import { readConfig } from '#server/platform/config.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { TestEngine } from './test-database.ts';
import { TestClock } from './test-clock.ts';

export const HOST = 'denluma.localhost';
export const OTHER_HOST = 'kyvolta.localhost';

export const SECRETS = {
  SESSION_SECRET: 'session-secret-for-tests-0123456789',
  RECORD_SECRET: 'record-secret-for-tests-0123456789ab',
  HOUSE_VENDOR_SECRET: 'house-vendor-secret-for-tests-0123',
  HOUSE_VENDOR_OLD_SECRET: 'house-vendor-old-secret-for-tests-0',
  SANDBOX_PAYMENT_SECRET: 'sandbox-secret-for-tests-0123456789',
  LEDGER_SEAL_KEY: 'ledger-seal-key-for-tests-0123456789',
} as const;

export interface Answer<T = unknown> {
  status: number;
  body: {
    success: boolean;
    message: string;
    value: T;
    code?: string;
    fields?: Record<string, { code: string; message: string }>;
    requestId?: string;
  };
  headers: Record<string, string | string[] | number | undefined>;
  cookies: readonly { name: string; value: string }[];
}

/** Serves the lotteries too. */
export const WITH_LOTTERIES = { VENDORS: 'house,lottery' };
/** Every product of the platform; messages of sports come by hand. */
export const WITH_PRODUCTS = { VENDORS: 'FB,STUDIO,house,lottery', SPORTS_FEED: 'none' };

export interface TestApp {
  server: Server;
  clock: TestClock;
  database: Database;
  /** Sends a request; `host` is a brand's unless told otherwise. */
  call<T = unknown>(
    method: NonNullable<InjectOptions['method']>,
    url: string,
    options?: CallOptions,
  ): Promise<Answer<T>>;
}

export interface CallOptions {
  host?: string;
  body?: unknown;
  headers?: Record<string, string>;
  /** A bearer token. */
  token?: string;
  /** Idempotency-Key. */
  key?: string;
  /** Address the request comes from. */
  ip?: string;
}

/** Builds the whole server over a database of its own, without pages. */
export async function openTestApp(
  database: Database,
  environment: Record<string, string> = {},
  log: Log = createLog('silent'),
  testing: Omit<NonNullable<ServerParts['testing']>, 'pages'> = {},
): Promise<TestApp> {
  const clock = new TestClock();
  const brought = testing.products?.flatMap(({ vendors }) => vendors) ?? [];
  const named = testing.vendors?.map(({ code }) => code) ?? ['house'];
  const served = [...named, ...brought.map(({ code }) => code)].join(',');
  const config = readConfig({
    // Draws go on by the clock, which tests move by hours: those of lotteries ask for them.
    VENDORS: served,
    ...SECRETS,
    LOG_LEVEL: 'silent',
    PORT: '0',
    ...environment,
  });
  const server = await composeServer({
    config,
    database,
    clock,
    log,
    testing: { pages: false, ...testing },
  });
  return {
    server,
    clock,
    database,
    async call(method, url, options = {}) {
      const { host = HOST, body, token, key } = options;
      const answer = await server.app.inject({
        method,
        url,
        remoteAddress: options.ip ?? '127.0.0.1',
        headers: {
          host,
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
          ...(key === undefined ? {} : { 'idempotency-key': key }),
          ...options.headers,
        },
        ...(body === undefined ? {} : { payload: body as object }),
      });
      return {
        status: answer.statusCode,
        body: answer.body.startsWith('{')
          ? answer.json()
          : { success: answer.statusCode < 400, message: '', value: answer.body as never },
        headers: answer.headers,
        cookies: answer.cookies,
      };
    },
  };
}

/** The app for the tests of a `describe`, over a fresh database of the engine. */
export function useTestApp(
  engine: TestEngine,
  testing?: Parameters<typeof openTestApp>[3],
  environment: Record<string, string> = {},
): () => TestApp {
  let app: TestApp | undefined;
  let database: Database | undefined;
  beforeAll(async () => {
    // A test with separate brands begins without any.
    database = await engine.open(
      environment['BRANDS_DIR'] === undefined ? 'published' : 'migrated',
    );
    app = await openTestApp(database, environment, undefined, testing);
  });
  afterAll(async () => {
    await app?.server.close();
    await database?.close();
  });
  return () => {
    if (app === undefined) throw new Error('the app is open inside tests and hooks only');
    return app;
  };
}
