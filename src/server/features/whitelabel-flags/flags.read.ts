import type { BrandOffers, FlagSettings, WhitelabelFlag } from '#contract/generated/types.ts';
import { WHITELABEL_FLAGS } from '#brand/server-facts.ts';
import type { FlagValues } from '#domain/whitelabel/flag-effect.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import { readFactStamp } from '../../platform/server-fact.ts';

/** A brand's switches by id; one that was never written is off. */
export async function readFlags(db: Db | Tx, brand: string): Promise<FlagValues> {
  const rows = await db
    .selectFrom('whitelabel_flag')
    .select(['module', 'enabled'])
    .where('brand', '=', brand)
    .execute();
  const written = new Map(rows.map(({ module, enabled }) => [module, enabled]));
  return Object.fromEntries(WHITELABEL_FLAGS.map((id) => [id, written.get(id) ?? false]));
}

/** The switches as the contract lists them. */
export function flagList(flags: FlagValues): WhitelabelFlag[] {
  return WHITELABEL_FLAGS.map((moduleId) => ({ moduleId, enabled: flags[moduleId] === true }));
}

/** What the office edits. */
export async function readFlagSettings(
  db: Db | Tx,
  brand: string,
  offers: BrandOffers,
): Promise<FlagSettings> {
  const stamp = await readFactStamp(db, brand, 'whitelabelFlags');
  return { brand, ...stamp, flags: flagList(await readFlags(db, brand)), offers };
}
