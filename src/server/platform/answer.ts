import type { Envelope } from '#contract/envelope.ts';
import { ConnectionTimeout } from './db/connection-gate.ts';
import { isRetryable, sqlState } from './db/in-transaction.ts';
import { NoNodeNumber } from './id.ts';
import { Problem } from './problem.ts';
import type { ServerText } from './text.ts';
import { waitText } from './wait-text.ts';

export interface ProblemAnswer {
  status: number;
  headers: Record<string, string>;
  body: Envelope<unknown>;
}

/** The envelope of an error, in the caller's language. */
export function problemAnswer(
  problem: Problem,
  text: ServerText,
  facts: { language: string; requestId: string },
): ProblemAnswer {
  const { details, code } = problem;
  const say = (key: string, params?: Readonly<Record<string, unknown>>) =>
    text.say(facts.language, key, params);
  const fields = Object.fromEntries(
    Object.entries(details.fields ?? {}).map(([pointer, field]) => [
      pointer,
      {
        code: field.code,
        message: say(field.messageKey ?? `validation:${field.code}`, field.params),
        ...(field.params === undefined ? {} : { params: field.params }),
      },
    ]),
  );
  const { retryAfterSeconds, allow } = details;
  const params = {
    ...details.params,
    ...(retryAfterSeconds === undefined
      ? {}
      : { wait: waitText(retryAfterSeconds, facts.language) }),
    requestId: facts.requestId,
  };
  return {
    status: problem.status,
    headers: {
      ...(retryAfterSeconds === undefined
        ? {}
        : { 'retry-after': String(Math.ceil(retryAfterSeconds)) }),
      ...(allow === undefined ? {} : { allow: allow.join(', ') }),
    },
    body: {
      success: false,
      code,
      message: say(`error:${code}`, params),
      value: details.value ?? null,
      ...(details.fields === undefined ? {} : { fields }),
      requestId: facts.requestId,
    },
  };
}

/**
 * Turns whatever was thrown into a Problem. What is not known becomes INTERNAL, whose cause goes to
 * the log and never to the caller.
 */
export function asProblem(error: unknown): Problem {
  if (error instanceof Problem) return error;
  if (error instanceof ConnectionTimeout || isPoolFull(error) || isTakingTooLong(error)) {
    return new Problem('OVERLOADED', { retryAfterSeconds: 2, cause: error });
  }
  if (isDatabaseGone(error) || error instanceof NoNodeNumber) {
    return new Problem('DATABASE_UNAVAILABLE', { retryAfterSeconds: 5, cause: error });
  }
  return frameworkProblem(error) ?? new Problem('INTERNAL', { cause: error });
}

/** Fastify's own refusals, before a handler of ours was reached. */
function frameworkProblem(error: unknown): Problem | null {
  const { code, statusCode } = error as { code?: string; statusCode?: number };
  switch (code) {
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return new Problem('BODY_TOO_LARGE');
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return new Problem('UNSUPPORTED_MEDIA_TYPE');
    case 'FST_ERR_CTP_INVALID_JSON_BODY':
    case 'FST_ERR_CTP_EMPTY_JSON_BODY':
      return new Problem('INVALID_JSON');
    case 'FST_ERR_CTP_INVALID_CONTENT_LENGTH':
      return new Problem('INVALID_BODY');
    case 'FST_ERR_BAD_URL':
    case 'FST_ERR_MAX_PARAM_LENGTH':
      return new Problem('INVALID_QUERY');
    default:
      // Files outside their folder, and what else a plugin keeps to itself: nothing to learn from.
      if (statusCode === 403 || statusCode === 404)
        return new Problem('NOT_FOUND', { cause: error });
      // What plugins refuse, such as an encoding of the body that nobody knows.
      if (statusCode === 415) return new Problem('UNSUPPORTED_MEDIA_TYPE', { cause: error });
      return statusCode === 400 ? new Problem('INVALID_BODY', { cause: error }) : null;
  }
}

/** What pg's pool says to those who waited too long. */
function isPoolFull(error: unknown): boolean {
  return error instanceof Error && error.message === 'timeout exceeded when trying to connect';
}

/** A statement beyond its time (57014), or a conflict that came back each time it was tried again. */
function isTakingTooLong(error: unknown): boolean {
  return sqlState(error) === '57014' || isRetryable(error);
}

const NETWORK_FAULTS = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOTFOUND',
  'ETIMEDOUT',
  'ENOENT',
]);

function isDatabaseGone(error: unknown): boolean {
  const state = sqlState(error);
  // 08: connection; 57P: shut down; 53: out of connections, memory or disk.
  if (state !== undefined && /^(08|57P|53)/.test(state)) return true;
  const { code, message, syscall } = error as { code?: string; message?: string; syscall?: string };
  if (
    code !== undefined &&
    NETWORK_FAULTS.has(code) &&
    syscall !== undefined &&
    syscall !== 'open'
  ) {
    return true;
  }
  return /Connection terminated|Client has encountered a connection error/.test(message ?? '');
}
