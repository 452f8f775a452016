import { analyse } from 'scslre';
import { compileExpression } from '#domain/registration/check-field-value.ts';

/**
 * Repetitions that can take each other's characters. One pair costs thirty thousand steps over the
 * 255 characters of a value; each pair more multiplies that by another hundred.
 */
const MOST_PAIRS = 1;

/**
 * Whether some text would keep an operator's expression busy past all measure. Reading it does not
 * tell of every one: `matchInTime` stands behind this. One that does not compile is not this
 * function's to find.
 */
export function isRunaway(expression: string): boolean {
  const compiled = compileExpression(expression);
  if (compiled === null) return false;
  const options = { assumeRejectingSuffix: true, maxReports: MOST_PAIRS + 1 };
  const { reports } = analyse(compiled, options);
  return reports.length > MOST_PAIRS || reports.some(({ type }) => type === 'Self');
}
