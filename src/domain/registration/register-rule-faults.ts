import type { RegisterRule } from '#contract/generated/types.ts';
import { compileExpression } from './check-field-value.ts';
import { PATTERN_FAMILIES } from './pattern-families.ts';

export interface RegisterRuleFault {
  readonly field: string;
  readonly property:
    | 'enabled'
    | 'required'
    | 'minLength'
    | 'maxLength'
    | 'patternId'
    | 'acceptedPattern';
  readonly code:
    | 'MIN_ABOVE_MAX'
    | 'REQUIRED_BUT_OFF'
    | 'NEEDED_TO_REGISTER'
    | 'EMPTY_ALLOWED'
    | 'BELOW_FLOOR'
    | 'UNKNOWN_FAMILY'
    | 'NOT_AN_EXPRESSION';
  readonly params: Readonly<Record<string, string | number>>;
}

/** Registering by user name stands on these. */
const ALWAYS_ON = new Set(['username', 'password', 'confirmPassword']);

/** Characters; fewer would undo the protection that length gives. */
const PASSWORD_FLOOR = 8;

/**
 * What an operator's rules contradict, each by the field and property to mend.
 */
export function registerRuleFaults(rules: readonly RegisterRule[]): readonly RegisterRuleFault[] {
  return rules.flatMap((rule) => [
    ...boundFaults(rule),
    ...switchFaults(rule),
    ...patternFaults(rule),
  ]);
}

function boundFaults(rule: RegisterRule): RegisterRuleFault[] {
  const { field, minLength, maxLength } = rule;
  if (minLength > maxLength) {
    return [fault(field, 'maxLength', 'MIN_ABOVE_MAX', { min: minLength })];
  }
  if (rule.enabled && maxLength === 0) return [fault(field, 'maxLength', 'EMPTY_ALLOWED', {})];
  if (field === 'password' && minLength < PASSWORD_FLOOR) {
    return [fault(field, 'minLength', 'BELOW_FLOOR', { floor: PASSWORD_FLOOR })];
  }
  return [];
}

function switchFaults({ field, enabled, required }: RegisterRule): RegisterRuleFault[] {
  if (ALWAYS_ON.has(field) && !enabled) return [fault(field, 'enabled', 'NEEDED_TO_REGISTER', {})];
  if (ALWAYS_ON.has(field) && !required) {
    return [fault(field, 'required', 'NEEDED_TO_REGISTER', {})];
  }
  return required && !enabled ? [fault(field, 'required', 'REQUIRED_BUT_OFF', {})] : [];
}

function patternFaults({ field, patternId, acceptedPattern }: RegisterRule): RegisterRuleFault[] {
  return [
    ...(PATTERN_FAMILIES.has(patternId) ? [] : [fault(field, 'patternId', 'UNKNOWN_FAMILY', {})]),
    ...(acceptedPattern === '' || compileExpression(acceptedPattern) !== null
      ? []
      : [fault(field, 'acceptedPattern', 'NOT_AN_EXPRESSION', {})]),
  ];
}

function fault(
  field: string,
  property: RegisterRuleFault['property'],
  code: RegisterRuleFault['code'],
  params: RegisterRuleFault['params'],
): RegisterRuleFault {
  return { field, property, code, params };
}
