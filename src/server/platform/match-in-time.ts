import { Script } from 'node:vm';

/** Milliseconds; an expression that is in order needs less than one. */
const LIMIT_MS = 50;

const match = new Script('expression.test(value)');

/**
 * Tests what a visitor typed against an expression that staff wrote. One that goes on for too long
 * is stopped and has not matched: while it runs, the server answers nobody.
 */
export function matchInTime(expression: RegExp, value: string): boolean {
  try {
    return match.runInNewContext({ expression, value }, { timeout: LIMIT_MS }) === true;
  } catch (cause) {
    const isLate = (cause as NodeJS.ErrnoException).code === 'ERR_SCRIPT_EXECUTION_TIMEOUT';
    if (isLate) return false;
    throw cause;
  }
}
