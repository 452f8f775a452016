import { type DestinationStream, type Logger, pino } from 'pino';
import pretty from 'pino-pretty';
import type { Config } from './config.ts';

/** Keys that may carry a secret, wherever they stand in what is logged. */
const SECRET_KEYS = [
  'password',
  'newPassword',
  'oldPassword',
  'confirmPassword',
  'confirmNewPassword',
  'paymentPassword',
  'token',
  'launchToken',
  'csrfToken',
  'authorization',
  'cookie',
  'set-cookie',
  'secret',
  'serverSeed',
  'verificationCode',
  'captcha',
];

const PATHS = SECRET_KEYS.flatMap((key) => {
  const property = key.includes('-') ? `["${key}"]` : key;
  const below = key.includes('-') ? property : `.${key}`;
  return [property, `*${below}`, `*.*${below}`];
});

/** Of a database's error not the values: its detail shows whole rows, and PGlite adds the parameters. */
const TOLD_OF_ERRORS = new Set([
  'type',
  'message',
  'stack',
  'code',
  'severity',
  'table',
  'column',
  'constraint',
  'routine',
  'syscall',
  'address',
  'port',
]);

export type Log = Logger;

/** JSON lines; readable ones when a person watches a terminal. */
export function createLog(level: Config['logLevel'], stream?: DestinationStream): Log {
  const options = {
    level,
    redact: { paths: PATHS, censor: '[secret]' },
    timestamp: pino.stdTimeFunctions.isoTime,
    base: null,
    serializers: { err: errorFacts },
  };
  if (stream !== undefined) return pino(options, stream);
  return process.stdout.isTTY
    ? pino(options, pretty({ translateTime: 'HH:MM:ss', ignore: 'requestId', sync: true }))
    : pino(options);
}

function errorFacts(error: Error): Record<string, unknown> {
  const facts = Object.entries(pino.stdSerializers.err(error));
  return Object.fromEntries(facts.filter(([name]) => TOLD_OF_ERRORS.has(name)));
}
