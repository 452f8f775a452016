import { brandOffers } from '#brand/brand-offers.ts';
import type { RegisterRule } from '#contract/generated/types.ts';
import { followPassword } from '#domain/registration/follow-password.ts';
import { registerRuleFaults } from '#domain/registration/register-rule-faults.ts';
import { REGISTRATION_FIELDS } from '#domain/registration/registration-fields.ts';
import { RULED_FIELD_IDS, isRuledField } from '#domain/registration/unbuilt.ts';
import { flagList } from '../../brands/flag-list.ts';
import { type FieldProblem, Problem } from '../../platform/problem.ts';
import type { Setting } from '../../settings/setting.ts';
import { isRunaway } from './is-runaway.ts';

type Rules = readonly RegisterRule[];

/** The rules of a brand's registration form. @param passwordResetBy the ways that this server can reset a password */
export function registerRulesSetting(
  passwordResetBy: readonly string[],
): Setting<'getRegisterRules', 'setRegisterRules', Rules> {
  return {
    kind: 'registerRules',
    read: 'getRegisterRules',
    write: 'setRegisterRules',
    normalise: (written) => allRules(written as Rules),
    view: (rules, brand) => ({
      rules: [...rules],
      flags: flagList(brand.setting('whitelabelFlags')),
      offers: brandOffers(brand.manifest, passwordResetBy),
    }),
    change: ({ rules }, held) => mergedRules(held, rules),
    audit(before, after) {
      const isChanged = (_: RegisterRule, index: number): boolean =>
        !isSame(before[index], after[index]);
      return { before: byField(before.filter(isChanged)), after: byField(after.filter(isChanged)) };
    },
  };
}

/** A rule for every built field; a field without one is off, with the product's bounds. */
function allRules(written: Rules): Rules {
  const rules = new Map(written.map((rule) => [rule.field, rule]));
  const off = { enabled: false, required: false, acceptedPattern: '' };
  return RULED_FIELD_IDS.map(
    (field) => rules.get(field) ?? { field, ...off, ...REGISTRATION_FIELDS[field] },
  );
}

/** All rules as they would be. @throws Problem INVALID_REGISTER_RULES, by pointer into the request. */
function mergedRules(
  now: readonly RegisterRule[],
  named: readonly RegisterRule[],
): readonly RegisterRule[] {
  const fields: Record<string, FieldProblem> = {};
  const places = new Map<string, number>();
  for (const [index, { field }] of named.entries()) {
    if (places.has(field)) fields[`/rules/${index}/field`] = { code: 'uniqueItems' };
    if (!isRuledField(field)) fields[`/rules/${index}/field`] = { code: 'NOT_BUILT' };
    places.set(field, index);
  }
  for (const [index, { acceptedPattern }] of named.entries()) {
    if (!isRunaway(acceptedPattern)) continue;
    fields[`/rules/${index}/acceptedPattern`] = { code: 'RUNAWAY_EXPRESSION' };
  }
  const wanted = followPassword(now.map((rule) => named[places.get(rule.field) ?? -1] ?? rule));
  for (const { field, property, code, params } of registerRuleFaults(wanted)) {
    const place = places.get(field);
    // What was stored before these checks is not this person's to answer for.
    if (place !== undefined) fields[`/rules/${place}/${property}`] ??= { code, params };
  }
  if (Object.keys(fields).length > 0) throw new Problem('INVALID_REGISTER_RULES', { fields });
  return wanted;
}

function isSame(one: RegisterRule | undefined, other: RegisterRule | undefined): boolean {
  if (one === undefined || other === undefined) return false;
  return (Object.keys(one) as (keyof RegisterRule)[]).every((key) => one[key] === other[key]);
}

function byField(rules: readonly RegisterRule[]): object {
  return Object.fromEntries(rules.map(({ field, ...rule }) => [field, rule]));
}
