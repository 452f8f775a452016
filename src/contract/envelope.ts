import type { ErrorCode } from './error-code.ts';
import type { ProblemField } from './generated/types.ts';

/** Every answer in JSON. `value` is null when there is none; an error may carry one too. */
export interface Envelope<T> {
  success: boolean;
  /** For a person, in the caller's language; empty on success. */
  message: string;
  value: T;
  /** Only on failure. */
  code?: ErrorCode;
  /** By JSON pointer into the body. */
  fields?: Readonly<Record<string, ProblemField>>;
  /** Finds the request in the log. */
  requestId?: string;
}
