import { sql } from 'kysely';
import type { VendorRecord, VendorTitle } from '#contract/generated/types.ts';
import type { Db, Tx } from '../../platform/db/database.ts';

export interface StoredVendor {
  readonly record: VendorRecord;
  readonly version: number;
  readonly isUp: boolean;
}

export interface StoredKey {
  readonly id: string;
  readonly vendor: string;
  readonly sealed: string;
}

/** A text that changes with anything that is served of outside vendors: what is asked again and again. */
export async function readVendorStamp(db: Db): Promise<string> {
  const { rows } = await sql<{ stamp: string }>`
    select coalesce((select string_agg(code || ' ' || version || ' ' || is_up, ',' order by code) from vendor), '')
      || ' ' || coalesce((select string_agg(id::text, ',' order by id) from vendor_key where retired_at is null and confirmed_at is not null), '')
      as stamp
  `.execute(db);
  return rows[0]?.stamp ?? '';
}

/** Every outside vendor, in the order of their codes. */
export async function readVendors(db: Db | Tx): Promise<StoredVendor[]> {
  const rows = await db
    .selectFrom('vendor')
    .select(['record', 'version', 'is_up'])
    .orderBy('code')
    .execute();
  return rows.map(({ record, version, is_up: isUp }) => ({
    record: record as VendorRecord,
    version,
    isUp,
  }));
}

/** The titles of these vendors, in their order. */
export async function readTitles(
  db: Db | Tx,
  vendors: readonly string[],
): Promise<Map<string, VendorTitle[]>> {
  const byVendor = new Map<string, VendorTitle[]>(vendors.map((code) => [code, []]));
  if (vendors.length === 0) return byVendor;
  const rows = await db
    .selectFrom('vendor_title')
    .select(['vendor', 'title'])
    .where('vendor', 'in', vendors)
    .orderBy('vendor')
    .orderBy('place')
    .execute();
  for (const { vendor, title } of rows) {
    byVendor.get(vendor)?.push(title as VendorTitle);
  }
  return byVendor;
}

/** Keys that hold, the newest first. */
export async function readLiveKeys(db: Db | Tx): Promise<StoredKey[]> {
  const rows = await db
    .selectFrom('vendor_key')
    .select(['id', 'vendor', 'sealed'])
    .where('retired_at', 'is', null)
    .where('confirmed_at', 'is not', null)
    .orderBy('id', 'desc')
    .execute();
  return rows.map(({ id, vendor, sealed }) => ({ id: String(id), vendor, sealed }));
}
