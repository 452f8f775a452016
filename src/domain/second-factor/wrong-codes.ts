/** Wrong codes of an account before each further one makes it wait. */
const FREE_WRONG_CODES = 5;
/** The first wait; each one after it is twice as long. */
const FIRST_WAIT_MS = 60_000;
/** Wrong codes within a day that lock codes for the account. */
const LOCKING_WRONG_CODES = 10;
export const CODE_LOCK_HOURS = 12;
/** A count that began longer ago starts again. */
const COUNT_HOURS = 24;

const HOUR_MS = 60 * 60_000;

/**
 * Wrong codes of one account, wherever they come from and whichever sign-in they are for. Eleven tries of
 * six digits, of which three are right at a time, find one in 30,000 accounts a day.
 */
export interface WrongCodes {
  /** Since `startedAt`. */
  readonly count: number;
  readonly startedAt: Date;
  /** No code is compared before this time. */
  readonly refusedUntil: Date;
}

/**
 * Seconds until the account may try another code; 0 when it may now. The free tries never wait, so that
 * one which read the clock a moment before another counted is not refused.
 * @param codes null: none was wrong
 */
export function codeWaitSeconds(codes: WrongCodes | null, now: Date): number {
  if (codes === null || codes.count < FREE_WRONG_CODES) return 0;
  return Math.max(0, Math.ceil((codes.refusedUntil.getTime() - now.getTime()) / 1000));
}

/** The count after one more wrong code. A lock that is over does not start the day's count again. */
export function countWrongCode(codes: WrongCodes | null, now: Date): WrongCodes {
  const isOpen =
    codes !== null && codes.startedAt.getTime() + COUNT_HOURS * HOUR_MS > now.getTime();
  const count = isOpen ? codes.count + 1 : 1;
  const startedAt = isOpen ? codes.startedAt : now;
  return { count, startedAt, refusedUntil: new Date(now.getTime() + waitMs(count)) };
}

/** Whether the account is locked, not only slowed down. */
export const locksCodes = ({ count }: WrongCodes): boolean => count >= LOCKING_WRONG_CODES;

function waitMs(count: number): number {
  if (count < FREE_WRONG_CODES) return 0;
  if (count >= LOCKING_WRONG_CODES) return CODE_LOCK_HOURS * HOUR_MS;
  return FIRST_WAIT_MS * 2 ** (count - FREE_WRONG_CODES);
}
