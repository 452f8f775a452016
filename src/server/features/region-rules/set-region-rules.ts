import type { RegionSettings } from '#contract/generated/types.ts';
import type { RegionPolicy, RegionRule } from '#domain/region/region-rule.ts';
import { regionRuleFaults, tidyRegionRule } from '#domain/region/region-rule-faults.ts';
import type { Tx } from '../../platform/db/database.ts';
import { Problem } from '../../platform/problem.ts';
import { lockFact, stampFact } from '../../platform/server-fact.ts';
import { readPolicy, readRegionSettings } from './region-rules.read.ts';

export interface RegionChange extends RegionPolicy {
  brand: string;
  /** The one that was edited. */
  version: number;
  reason: string;
  staffId: bigint;
  at: Date;
}

const KIND = 'regionRules';

/**
 * Puts a list of rules in the place of the old one. Saying what holds already changes nothing and
 * leaves no trace.
 * @throws Problem FACTS_CONFLICT, INVALID_REGION_RULES
 */
export async function setRegionRules(tx: Tx, change: RegionChange): Promise<RegionSettings> {
  const { brand, version, reason, staffId, at, defaultEffect } = change;
  const settings = () => readRegionSettings(tx, brand);
  await lockFact(tx, { brand, kind: KIND, version }, settings);
  const rules = checkedRules(change.rules);
  const before = await readPolicy(tx, brand);
  const after: RegionPolicy = { defaultEffect, rules };
  if (isSame(before, after)) return settings();
  await tx
    .updateTable('brand')
    .set({ region_default: defaultEffect })
    .where('id', '=', brand)
    .execute();
  await tx.deleteFrom('region_rule').where('brand', '=', brand).execute();
  if (rules.length > 0) {
    await tx
      .insertInto('region_rule')
      .values(rules.map((rule, position) => ({ brand, position, ...rule })))
      .execute();
  }
  const audited = { staffId, brand, action: 'setRegionRules', before, after, reason, at };
  await stampFact(tx, { kind: KIND, version }, audited);
  return settings();
}

/** @throws Problem INVALID_REGION_RULES with a pointer to each line at fault. */
function checkedRules(rules: readonly RegionRule[]): readonly RegionRule[] {
  const tidy = rules.map(tidyRegionRule);
  const faults = regionRuleFaults(tidy);
  if (faults.length === 0) return tidy;
  const fields = Object.fromEntries(
    faults.map(({ index, code }) => [`/rules/${index}/value`, { code }]),
  );
  throw new Problem('INVALID_REGION_RULES', { fields });
}

function isSame(one: RegionPolicy, other: RegionPolicy): boolean {
  const text = ({ defaultEffect, rules }: RegionPolicy): string =>
    JSON.stringify([
      defaultEffect,
      rules.map(({ effect, kind, value, note, enabled }) => [effect, kind, value, note, enabled]),
    ]);
  return text(one) === text(other);
}
