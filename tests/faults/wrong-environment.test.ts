import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '#server/platform/config.ts';
import { ConfigError } from '#server/platform/config-error.ts';
import { runServer } from '#tests/support/run-server.ts';
import { useServerProgram } from '#tests/support/server-program.ts';

const TIMEOUT_MS = 120_000;
const SECRET = 'pa55-that-nobody-may-read';
const LONG_SECRET = 'a-secret-of-at-least-32-characters-pa55';
/** A port that nobody listens on. */
const NOBODY = '127.0.0.1:1';

interface Case {
  readonly title: string;
  readonly env: Readonly<Record<string, string>>;
  /** The variables at fault; each is named. */
  readonly named: readonly string[];
  /** What the line says, beside the name. */
  readonly says: string;
}

const PRODUCTION = { MODE: 'production', DATABASE_URL: `postgres://user:${SECRET}@${NOBODY}/name` };
const SECRETS = {
  SESSION_SECRET: LONG_SECRET,
  HOUSE_VENDOR_SECRET: LONG_SECRET,
  SANDBOX_PAYMENT_SECRET: LONG_SECRET,
  LEDGER_SEAL_KEY: LONG_SECRET,
  RECORD_SECRET: LONG_SECRET,
};

/** Each through a whole process: what is printed, and with what it ends. */
const STARTS: readonly Case[] = [
  {
    title: 'several at once, each told',
    env: { PORT: 'abc', MODE: 'staging', DATABASE_URL: `nonsense-${SECRET}` },
    named: ['PORT', 'MODE', 'DATABASE_URL'],
    says: 'The configuration is wrong.',
  },
  {
    title: 'a database that is not there',
    env: { DATABASE_URL: `postgres://user:${SECRET}@${NOBODY}/name` },
    named: ['DATABASE_URL'],
    says: 'ECONNREFUSED',
  },
  {
    title: 'production without secrets',
    env: PRODUCTION,
    named: ['SESSION_SECRET', 'LEDGER_SEAL_KEY', 'RECORD_SECRET'],
    says: '32 characters',
  },
  {
    title: 'a data folder that is a file',
    env: { DATA_DIR: 'package.json' },
    named: ['DATA_DIR'],
    says: 'cannot be written to',
  },
];

/** What a start would say, without the start. */
const READINGS: readonly Case[] = [
  { title: 'a port that is no number', env: { PORT: 'abc' }, named: ['PORT'], says: 'integer' },
  { title: 'a port out of bounds', env: { PORT: '65536' }, named: ['PORT'], says: '65535' },
  { title: 'a part of a port', env: { PORT: '3000.5' }, named: ['PORT'], says: 'integer' },
  {
    title: 'a key of a vendor that can be guessed',
    env: { HOUSE_VENDOR_SECRET: 'pa55' },
    named: ['HOUSE_VENDOR_SECRET'],
    says: '32 characters',
  },
  { title: 'no known mode', env: { MODE: 'staging' }, named: ['MODE'], says: 'demo, production' },
  { title: 'no known level', env: { LOG_LEVEL: 'loud' }, named: ['LOG_LEVEL'], says: 'debug' },
  {
    title: 'proxies that are no addresses',
    env: { TRUST_PROXY: 'ok' },
    named: ['TRUST_PROXY'],
    says: 'number of proxies',
  },
  {
    title: 'proxies that are every address',
    env: { TRUST_PROXY: '10.0.0.0/8,0.0.0.0/0' },
    named: ['TRUST_PROXY'],
    says: 'number of proxies',
  },
  {
    title: 'too many proxies',
    env: { TRUST_PROXY: '11' },
    named: ['TRUST_PROXY'],
    says: '1 to 10',
  },
  {
    title: 'production that believes every X-Forwarded-For',
    env: { ...PRODUCTION, ...SECRETS, TRUST_PROXY: 'true' },
    named: ['TRUST_PROXY', 'X-Forwarded-For'],
    says: 'number of proxies',
  },
  {
    title: 'an office in production that Secure cookies cannot reach',
    env: { ...PRODUCTION, ...SECRETS, OFFICE_ORIGIN: 'http://office.example' },
    named: ['OFFICE_ORIGIN', 'PUBLIC_SCHEME'],
    says: 'https://',
  },
  {
    title: 'a builder whose origin is none',
    env: { BUILDER_ORIGIN: 'https://builder example' },
    named: ['BUILDER_ORIGIN'],
    says: 'is not an origin',
  },
  {
    title: 'a metrics token that can be guessed',
    env: { METRICS_TOKEN: 'pa55' },
    named: ['METRICS_TOKEN'],
    says: 'pattern',
  },
  {
    title: 'too few connections',
    env: { DATABASE_POOL_SIZE: '1' },
    named: ['DATABASE_POOL_SIZE'],
    says: '>= 2',
  },
  {
    title: 'an address of Redis that is none',
    env: { REDIS_URL: `http://:${SECRET}@${NOBODY}` },
    named: ['REDIS_URL'],
    says: 'redis',
  },
  {
    title: 'production with a secret too short',
    env: { ...PRODUCTION, ...SECRETS, SESSION_SECRET: SECRET },
    named: ['SESSION_SECRET'],
    says: '32 characters',
  },
  {
    title: 'production on the embedded database',
    env: { MODE: 'production', ...SECRETS },
    named: ['DATABASE_URL', 'ALLOW_EMBEDDED'],
    says: 'is needed in production',
  },
];

const program = useServerProgram();

function expectMessage(told: string, { named, says }: Case): void {
  for (const name of named) expect(told).toContain(name);
  expect(told).toContain(says);
  expect(told).not.toContain('pa55');
}

describe('a wrong environment', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'gaming-environment-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  describe('stops the start:', () => {
    it.concurrent.each(STARTS)(
      '$title',
      async (wrong) => {
        const env = { DATA_DIR: folder, ...wrong.env };
        const { code, stdout, stderr } = await runServer(program(), env);
        expect(code).toBe(1);
        expect(stdout).toBe('');
        expectMessage(stderr, wrong);
        // A line for whoever can mend it, and not a trace of the code.
        expect(stderr).not.toMatch(/^\s+at /m);
        expect(stderr).not.toContain('Error');
      },
      TIMEOUT_MS,
    );
  });

  describe('is named:', () => {
    it.each(READINGS)('$title', (wrong) => {
      let refusal: unknown;
      try {
        readConfig({ DATA_DIR: folder, ...wrong.env });
      } catch (error) {
        refusal = error;
      }
      expect(refusal).toBeInstanceOf(ConfigError);
      expectMessage((refusal as ConfigError).message, wrong);
    });
  });
});
