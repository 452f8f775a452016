import type { RegisterRule } from '#contract/generated/types.ts';
import { patternMessageKey, patternParams } from '#domain/registration/check-field-value.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { changedProperties, type RuleProperty } from './rule-groups.ts';

/** The words for rules: fields as players see them, bounds and families for staff. */
export function useRuleText() {
  const say = useTexts('office', 'pattern', 'plan');
  const property = (rule: RegisterRule, name: RuleProperty): string => {
    switch (name) {
      case 'enabled':
        return rule.enabled ? say('office:rules.shown') : say('office:rules.notShown');
      case 'required':
        return rule.required ? say('office:ruleState.required') : say('office:ruleState.optional');
      case 'minLength':
        return say('office:rules.atLeast', { count: rule.minLength });
      case 'maxLength':
        return say('office:rules.atMost', { count: rule.maxLength });
      case 'patternId':
        return say(`office:family.${rule.patternId}`);
      case 'acceptedPattern':
        return rule.acceptedPattern === ''
          ? say('office:rules.noExpression')
          : rule.acceptedPattern;
    }
  };
  return {
    fieldName: (field: string): string => say(`plan:registration.field.${field}`),
    /** "4 to 20": characters. */
    bounds: ({ minLength, maxLength }: RegisterRule): string =>
      minLength === maxLength ? String(minLength) : `${minLength}–${maxLength}`,
    /** What a player reads who got it wrong. */
    message: (rule: RegisterRule): string =>
      say(patternMessageKey(rule.patternId), patternParams(rule)),
    /** What of a rule changes, in words, before and after. */
    difference: (before: RegisterRule, after: RegisterRule) => {
      const names = changedProperties(before, after);
      const words = (rule: RegisterRule): string =>
        names.map((name) => property(rule, name)).join(', ');
      return { before: words(before), after: words(after) };
    },
  };
}
