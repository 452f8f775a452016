import { PATTERN_FAMILIES } from './pattern-families.ts';
import type { FieldRule } from './registration-form.ts';

/** A fault in one value. `params` fill the text of `messageKey`. */
export interface FieldFault {
  readonly code:
    | 'REQUIRED'
    | 'TOO_SHORT'
    | 'TOO_LONG'
    | 'PATTERN'
    | 'MISMATCH'
    | 'NOT_OFFERED'
    | 'NOT_TEXT'
    | 'TOO_YOUNG'
    | 'TOO_EARLY'
    | 'IN_FUTURE'
    | 'SAME_AS_OLD';
  readonly messageKey: string;
  readonly params: Readonly<Record<string, string | number>>;
}

type ValueRule = Pick<
  FieldRule,
  'required' | 'minLength' | 'maxLength' | 'patternId' | 'acceptedPattern'
>;

/** How an operator's expression is run; the server has a way of its own, which ends in time. */
export type Match = (expression: RegExp, value: string) => boolean;

const matchPlainly: Match = (expression, value) => expression.test(value);

/**
 * Checks one value against its rule; null when it fits. Page and server call the same function.
 * Length and pattern share one text, `reg_pattern_{patternId}`, as the bounds are part of it.
 */
export function checkFieldValue(
  rule: ValueRule,
  value: string,
  match: Match = matchPlainly,
): FieldFault | null {
  if (value === '') {
    return rule.required ? { code: 'REQUIRED', messageKey: 'pattern:required', params: {} } : null;
  }
  const code = misfit(rule, value, match);
  if (code === null) return null;
  const messageKey = lacksLeadingZero(rule, value, match)
    ? 'pattern:leadingZero'
    : patternMessageKey(rule.patternId);
  return { code, messageKey, params: patternParams(rule) };
}

function misfit(
  rule: ValueRule,
  value: string,
  match: Match,
): 'TOO_SHORT' | 'TOO_LONG' | 'PATTERN' | null {
  // Counted as people count: a character outside the first plane is one, not two.
  const length = Array.from(value).length;
  if (length < rule.minLength) return 'TOO_SHORT';
  // Checked before any expression runs, so that none meets a long text.
  if (length > rule.maxLength) return 'TOO_LONG';
  const family = PATTERN_FAMILIES.get(rule.patternId);
  const fits =
    (family?.accepts(value) ?? true) && fitsExpression(rule.acceptedPattern, value, match);
  return fits ? null : 'PATTERN';
}

/** True when a number would fit with a 0 before it and with no other digit, as local phone numbers do. */
function lacksLeadingZero(rule: ValueRule, value: string, match: Match): boolean {
  if (rule.acceptedPattern === '' || !/^[0-9]+$/.test(value)) return false;
  const fits = (digit: string): boolean => misfit(rule, `${digit}${value}`, match) === null;
  return fits('0') && !fits('1');
}

/** Text key of a pattern family; an unknown family gets the general one. */
export function patternMessageKey(patternId: string): string {
  return PATTERN_FAMILIES.has(patternId)
    ? `pattern:reg_pattern_${patternId}`
    : 'pattern:reg_pattern_anyCharacters';
}

/** `exact` tells the text that both bounds are one number. */
export function patternParams(rule: {
  readonly minLength: number;
  readonly maxLength: number;
}): Readonly<Record<string, string | number>> {
  return {
    min: rule.minLength,
    max: rule.maxLength,
    exact: rule.minLength === rule.maxLength ? 'yes' : 'no',
  };
}

/**
 * The operator's own expression over the whole value. One that does not compile is refused where it
 * is edited; if one is stored all the same it asks for nothing, so that nobody is locked out by it.
 */
function fitsExpression(expression: string, value: string, match: Match): boolean {
  if (expression === '') return true;
  const compiled = compileExpression(expression);
  return compiled === null || match(compiled, value);
}

/** An operator's expression, anchored to the whole value; null when it does not compile. */
export function compileExpression(expression: string): RegExp | null {
  try {
    return new RegExp(`^(?:${expression})$`, 'u');
  } catch {
    return null;
  }
}
