import type { VendorDeskEntry, VendorKey, VendorRecord } from '#contract/generated/types.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import { Problem } from '../../platform/problem.ts';

/** Keys that are shown of each vendor: those that hold, and the last that were retired. */
const MAX_KEYS = 20;

/** Every outside vendor as the office keeps it, in their order. */
export async function readVendorDesk(db: Db | Tx, reader: bigint): Promise<VendorDeskEntry[]> {
  const rows = await db
    .selectFrom('vendor as v')
    .leftJoin('staff as s', 's.id', 'v.edited_by')
    .select(['v.record', 'v.version', 'v.is_up', 'v.edited_at', 's.display_name'])
    .execute();
  const counted = await db
    .selectFrom('vendor_title')
    .select((eb) => ['vendor', eb.fn.countAll<bigint>().as('titles')])
    .groupBy('vendor')
    .execute();
  const titles = new Map(counted.map((row) => [row.vendor, Number(row.titles)]));
  const keys = await readKeys(db, reader);
  return rows
    .map((row) => {
      const record = row.record as VendorRecord;
      return {
        record,
        version: row.version,
        titles: titles.get(record.code) ?? 0,
        keys: (keys.get(record.code) ?? []).slice(0, MAX_KEYS),
        callAddress:
          record.dialect === 'hmac' ? '/wallet/v1' : `/wallet/${record.dialect}/${record.code}`,
        isUp: row.is_up,
        editedBy: row.display_name,
        editedAt: row.edited_at.toISOString(),
      };
    })
    .toSorted((one, other) => one.record.position - other.record.position);
}

/** @throws Problem VENDOR_NOT_FOUND */
export async function readVendorEntry(
  db: Db | Tx,
  code: string,
  reader: bigint,
): Promise<VendorDeskEntry> {
  const found = (await readVendorDesk(db, reader)).find(({ record }) => record.code === code);
  if (found === undefined) throw new Problem('VENDOR_NOT_FOUND');
  return found;
}

async function readKeys(db: Db | Tx, reader: bigint): Promise<Map<string, VendorKey[]>> {
  const rows = await db
    .selectFrom('vendor_key as k')
    .leftJoin('staff as s', 's.id', 'k.created_by')
    .leftJoin('staff as c', 'c.id', 'k.confirmed_by')
    .select(['k.id', 'k.vendor', 'k.hint', 'k.created_at', 'k.created_by', 'k.retired_at'])
    .select(['k.confirmed_at', 's.display_name', 'c.display_name as confirmer'])
    .orderBy('k.id', 'desc')
    .execute();
  const keys = new Map<string, VendorKey[]>();
  for (const row of rows) {
    const key = {
      keyId: String(row.id),
      hint: row.hint,
      createdAt: row.created_at.toISOString(),
      createdBy: row.display_name,
      isOwn: row.created_by === reader,
      confirmedAt: row.confirmed_at?.toISOString() ?? null,
      confirmedBy: row.confirmer,
      retiredAt: row.retired_at?.toISOString() ?? null,
    };
    keys.set(row.vendor, [...(keys.get(row.vendor) ?? []), key]);
  }
  return keys;
}
