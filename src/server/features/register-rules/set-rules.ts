import type { RegisterRule, RegisterRuleSettings } from '#contract/generated/types.ts';
import { followPassword } from '#domain/registration/follow-password.ts';
import { registerRuleFaults } from '#domain/registration/register-rule-faults.ts';
import type { Tx } from '../../platform/db/database.ts';
import { type FieldProblem, Problem } from '../../platform/problem.ts';
import { lockFact, stampFact } from '../../platform/server-fact.ts';
import { isRunaway } from './is-runaway.ts';
import { type BrandForm, readRules, readRuleSettings } from './register-rules.read.ts';

export interface RulesChange {
  brand: string;
  /** The one that was edited. */
  version: number;
  /** Those of fields that are not named stay. */
  rules: readonly RegisterRule[];
  reason: string;
  staffId: bigint;
  at: Date;
}

const KIND = 'registerRules';

/**
 * Changes rules of the form. Saying what holds already changes nothing and leaves no trace.
 * @throws Problem FACTS_CONFLICT, INVALID_REGISTER_RULES
 */
export async function setRules(
  tx: Tx,
  change: RulesChange,
  form: BrandForm,
): Promise<RegisterRuleSettings> {
  const { brand, version, reason, staffId, at } = change;
  const settings = () => readRuleSettings(tx, brand, form);
  await lockFact(tx, { brand, kind: KIND, version }, settings);
  const now = await readRules(tx, brand);
  const wanted = mergedRules(now, change.rules);
  const changed = wanted.filter((rule, index) => !isSame(rule, now[index]));
  if (changed.length === 0) return settings();
  await writeRules(tx, brand, changed);
  const before = now.filter((_, index) => !isSame(now[index], wanted[index]));
  await stampFact(
    tx,
    { kind: KIND, version },
    {
      staffId,
      brand,
      action: 'setRegisterRules',
      before: byField(before),
      after: byField(changed),
      reason,
      at,
    },
  );
  return settings();
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
    places.set(field, index);
  }
  for (const [index, { acceptedPattern }] of named.entries()) {
    if (!isRunaway(acceptedPattern)) continue;
    fields[`/rules/${index}/acceptedPattern`] = { code: 'RUNAWAY_EXPRESSION' };
  }
  const wanted = followPassword(
    now.map((rule) => named[places.get(rule.field) ?? -1] ?? rule),
  ) as readonly RegisterRule[];
  for (const { field, property, code, params } of registerRuleFaults(wanted)) {
    const place = places.get(field);
    // What was stored before these checks is not this person's to answer for.
    if (place !== undefined) fields[`/rules/${place}/${property}`] ??= { code, params };
  }
  if (Object.keys(fields).length > 0) throw new Problem('INVALID_REGISTER_RULES', { fields });
  return wanted;
}

async function writeRules(tx: Tx, brand: string, rules: readonly RegisterRule[]): Promise<void> {
  await tx
    .insertInto('register_rule')
    .values(
      rules.map((rule) => ({
        brand,
        field: rule.field,
        enabled: rule.enabled,
        required: rule.required,
        min_length: rule.minLength,
        max_length: rule.maxLength,
        accepted_pattern: rule.acceptedPattern,
        pattern_id: rule.patternId,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['brand', 'field']).doUpdateSet((eb) => ({
        enabled: eb.ref('excluded.enabled'),
        required: eb.ref('excluded.required'),
        min_length: eb.ref('excluded.min_length'),
        max_length: eb.ref('excluded.max_length'),
        accepted_pattern: eb.ref('excluded.accepted_pattern'),
        pattern_id: eb.ref('excluded.pattern_id'),
      })),
    )
    .execute();
}

function isSame(one: RegisterRule | undefined, other: RegisterRule | undefined): boolean {
  if (one === undefined || other === undefined) return false;
  return (Object.keys(one) as (keyof RegisterRule)[]).every((key) => one[key] === other[key]);
}

function byField(rules: readonly RegisterRule[]): object {
  return Object.fromEntries(rules.map(({ field, ...rule }) => [field, rule]));
}
