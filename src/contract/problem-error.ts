import type { Envelope } from './envelope.ts';
import type { ErrorCode } from './error-code.ts';
import type { ProblemField } from './generated/types.ts';

/** What a client itself finds: no answer came, or one that is not the contract's. */
export const clientFaults = ['NETWORK', 'BAD_ANSWER'] as const;
export type ClientFault = (typeof clientFaults)[number];

export interface ProblemFacts {
  code: ErrorCode | ClientFault;
  /** 0 when no answer came. */
  status: number;
  /** The server's text for a person, as it came; empty when there was none. */
  message: string;
  fields?: Readonly<Record<string, ProblemField>> | undefined;
  requestId?: string | null | undefined;
  /** What the answer carried to go on, for example the actual balance. */
  value?: unknown;
  retryAfterSeconds?: number | null;
  cause?: unknown;
}

/** A call that did not succeed, as the screens know it. */
export class ProblemError extends Error {
  override name = 'ProblemError';
  readonly code: ErrorCode | ClientFault;
  readonly status: number;
  /** Faults of a form by JSON pointer into the body. */
  readonly fields: Readonly<Record<string, ProblemField>>;
  readonly requestId: string | null;
  readonly value: unknown;
  readonly retryAfterSeconds: number | null;

  constructor(facts: ProblemFacts) {
    super(facts.message, { cause: facts.cause });
    this.code = facts.code;
    this.status = facts.status;
    this.fields = facts.fields ?? {};
    this.requestId = facts.requestId ?? null;
    this.value = facts.value ?? null;
    this.retryAfterSeconds = facts.retryAfterSeconds ?? null;
  }
}

/** At most this much of an answer that is no envelope is kept as its text. */
const MAX_TEXT = 500;

/** The problem told by an answer, be it an envelope or a proxy's own text. */
export function problemOf(response: Response, text: string, answer: unknown): ProblemError {
  const { status, headers } = response;
  const seconds = Number(headers.get('retry-after') ?? Number.NaN);
  const facts = {
    status,
    requestId: headers.get('x-request-id'),
    retryAfterSeconds: Number.isFinite(seconds) ? seconds : null,
  };
  if (!isEnvelope(answer) || answer.code === undefined) {
    return new ProblemError({ ...facts, code: 'BAD_ANSWER', message: plain(response, text) });
  }
  const { code, message, fields, value, requestId } = answer;
  return new ProblemError({
    ...facts,
    code,
    message,
    fields,
    value,
    requestId: requestId ?? facts.requestId,
  });
}

export function isEnvelope(answer: unknown): answer is Envelope<unknown> {
  return (
    typeof answer === 'object' &&
    answer !== null &&
    'success' in answer &&
    typeof answer.success === 'boolean' &&
    'value' in answer
  );
}

/** The text of an answer that is no envelope; a page of HTML is not text for a person. */
function plain(response: Response, text: string): string {
  const isHtml = (response.headers.get('content-type') ?? '').includes('html');
  return isHtml ? response.statusText : text.trim().slice(0, MAX_TEXT);
}
