import { type ErrorCode, errorCodes } from '#contract/error-code.ts';

/** What is wrong with one field: a code, and what its text needs. */
export interface FieldProblem {
  code: string;
  params?: Readonly<Record<string, string | number>>;
  /** A text key of its own where the general one for the code would say too little. */
  messageKey?: string;
}

export interface ProblemDetails {
  /** Fields at fault by JSON pointer into the body. */
  fields?: Readonly<Record<string, FieldProblem>>;
  /** Placeholders of the text. */
  params?: Readonly<Record<string, string | number>>;
  /** What the caller needs to go on, for example the actual balance. */
  value?: unknown;
  retryAfterSeconds?: number;
  /** The methods that the address does take. */
  allow?: readonly string[];
  /** For the log only. */
  cause?: unknown;
}

/** The one error a feature throws: a code of schemas/error-codes.json; the text is made at the edge. */
export class Problem extends Error {
  override name = 'Problem';
  readonly code: ErrorCode;
  readonly details: ProblemDetails;

  constructor(code: ErrorCode, details: ProblemDetails = {}) {
    super(code, { cause: details.cause });
    this.code = code;
    this.details = details;
  }

  get status(): number {
    return errorCodes[this.code].status;
  }
}
