import type { FactChange } from '#contract/generated/types.ts';
import { type AuditedChange, writeAudit } from './audit.ts';
import type { Db, Tx } from './db/database.ts';
import { Problem } from './problem.ts';
import type { StaffCaller } from './session/caller.ts';

/** What the office edits of a brand as a whole. */
export type FactKind =
  | 'whitelabelFlags'
  | 'registerRules'
  | 'regionRules'
  | 'helpPages'
  | 'serviceChannels'
  | 'siteResources'
  | 'gameSettings'
  | 'jackpot'
  | 'banners';

export interface FactStamp {
  version: number;
  lastChange: FactChange | null;
}

/**
 * What is live of a brand this person may act on.
 * @throws Problem BRAND_NOT_FOUND, the same whether there is no such brand or it is another's.
 */
export function ownBrand<Live>(staff: StaffCaller, brand: string, live: Live | null): Live {
  const mayAct = staff.brands === null || staff.brands.has(brand);
  if (!mayAct || live === null) throw new Problem('BRAND_NOT_FOUND');
  return live;
}

/** How often something was changed, and by whom last. */
export async function readFactStamp(
  db: Db | Tx,
  brand: string,
  kind: FactKind,
): Promise<FactStamp> {
  const row = await db
    .selectFrom('server_fact as f')
    .leftJoin('staff as s', 's.id', 'f.changed_by')
    .select(['f.version', 'f.changed_at', 'f.changed_by', 'f.reason', 's.display_name'])
    .where('f.brand', '=', brand)
    .where('f.kind', '=', kind)
    .executeTakeFirst();
  if (row === undefined) return { version: 0, lastChange: null };
  const { version, changed_at: at, changed_by: staffId, reason, display_name: by } = row;
  // What came with the demo was changed by nobody.
  if (at === null || staffId === null) return { version, lastChange: null };
  return { version, lastChange: { at: at.toISOString(), by, reason } };
}

/**
 * Makes others who want to change the same wait, and refuses who started from an older version.
 * @param current what holds now, for the refusal to carry.
 * @throws Problem FACTS_CONFLICT
 */
export async function lockFact(
  tx: Tx,
  fact: { brand: string; kind: FactKind; version: number },
  current: () => Promise<unknown>,
): Promise<void> {
  const { brand, kind } = fact;
  await tx
    .insertInto('server_fact')
    .values({ brand, kind, version: 0 })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { version } = await tx
    .selectFrom('server_fact')
    .select('version')
    .where('brand', '=', brand)
    .where('kind', '=', kind)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (version !== fact.version) throw new Problem('FACTS_CONFLICT', { value: await current() });
}

/** Counts what a new demo begins with, so that every node reads it. */
export async function beginFact(tx: Tx, fact: { brand: string; kind: FactKind }): Promise<void> {
  await tx
    .insertInto('server_fact')
    .values({ ...fact, version: 1 })
    .execute();
}

/** Counts a change of what `lockFact` holds, and writes it into the trail. */
export async function stampFact(
  tx: Tx,
  fact: { kind: FactKind; version: number },
  change: AuditedChange & { reason: string },
): Promise<void> {
  await tx
    .updateTable('server_fact')
    .set({
      version: fact.version + 1,
      changed_at: change.at,
      changed_by: change.staffId,
      reason: change.reason,
    })
    .where('brand', '=', change.brand)
    .where('kind', '=', fact.kind)
    .execute();
  await writeAudit(tx, change);
}
