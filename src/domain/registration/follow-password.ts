import type { RegisterRule } from '#contract/generated/types.ts';

/** The confirmation takes what the password takes, else it would refuse the very same text. */
export function followPassword(rules: readonly RegisterRule[]): readonly RegisterRule[] {
  const password = rules.find(({ field }) => field === 'password');
  if (password === undefined) return rules;
  return rules.map((rule) =>
    rule.field === 'confirmPassword' ? { ...password, field: rule.field } : rule,
  );
}
