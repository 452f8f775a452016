import type { RegionSettings } from '#contract/generated/types.ts';
import type { RegionPolicy, RegionRule } from '#domain/region/region-rule.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import { Problem } from '../../platform/problem.ts';
import { readFactStamp } from '../../platform/server-fact.ts';

/** Who may see a brand's site. @throws Problem BRAND_NOT_FOUND */
export async function readPolicy(db: Db | Tx, brand: string): Promise<RegionPolicy> {
  const row = await db
    .selectFrom('brand')
    .select('region_default')
    .where('id', '=', brand)
    .executeTakeFirst();
  if (row === undefined) throw new Problem('BRAND_NOT_FOUND');
  const rules = await db
    .selectFrom('region_rule')
    .select(['effect', 'kind', 'value', 'note', 'enabled'])
    .where('brand', '=', brand)
    .orderBy('position')
    .execute();
  // The columns' own checks let nothing else through.
  return {
    defaultEffect: row.region_default as RegionPolicy['defaultEffect'],
    rules: rules as RegionRule[],
  };
}

/** What the office edits. */
export async function readRegionSettings(db: Db | Tx, brand: string): Promise<RegionSettings> {
  const { defaultEffect, rules } = await readPolicy(db, brand);
  const stamp = await readFactStamp(db, brand, 'regionRules');
  return { brand, ...stamp, defaultEffect, rules: [...rules] };
}
