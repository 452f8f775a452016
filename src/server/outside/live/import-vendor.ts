import { isDeepStrictEqual } from 'node:util';
import type { VendorRecord, VendorTitle } from '#contract/generated/types.ts';
import { recordFaults, titleFaults } from '#domain/vendor/vendor-file.ts';
import type { Tx } from '../../platform/db/database.ts';
import { Problem } from '../../platform/problem.ts';
import { readTitles } from './vendor.store.ts';

export interface VendorImport {
  readonly record: VendorRecord;
  /** The version that was seen; 0: a new vendor. */
  readonly version: number;
  readonly titles: readonly VendorTitle[];
  /** null: a command of the operator's. */
  readonly staffId: bigint | null;
  readonly at: Date;
}

export interface ImportCounts {
  readonly added: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly removed: number;
}

/** Rows of one statement: parameters of PostgreSQL end at 65,535. */
const ROWS_TOGETHER = 5_000;

/**
 * Writes a vendor with all its titles, or nothing. A title that the file does not have is taken off; its rounds
 * stay.
 * @param isTaken codes of vendors that the server itself brings
 * @throws Problem INVALID_VENDOR_FILE with a pointer to each fault, VENDOR_CODE_TAKEN, FACTS_CONFLICT
 */
export async function importVendor(
  tx: Tx,
  file: VendorImport,
  isTaken: (code: string) => boolean,
): Promise<ImportCounts> {
  const { record, titles } = file;
  const fields = {
    ...recordFaults(record, '/vendor'),
    ...titleFaults(record, titles, '/games'),
  };
  if (Object.keys(fields).length > 0) throw new Problem('INVALID_VENDOR_FILE', { fields });
  if (isTaken(record.code)) throw new Problem('VENDOR_CODE_TAKEN');
  await saveRecord(tx, file);
  const held = (await readTitles(tx, [record.code])).get(record.code) ?? [];
  const before = new Map(held.map((title, place) => [title.code, { title, place }]));
  const placed = inPlaces(titles);
  let [added, changed, unchanged] = [0, 0, 0];
  const written = placed.filter((title, place) => {
    const known = before.get(title.code);
    if (known === undefined) added += 1;
    else if (isDeepStrictEqual(known.title, title) && known.place === place) unchanged += 1;
    else changed += 1;
    return known === undefined || !(isDeepStrictEqual(known.title, title) && known.place === place);
  });
  const places = new Map(placed.map(({ code }, place) => [code, place]));
  const removed = held.map(({ code }) => code).filter((code) => !places.has(code));
  await writeTitles(tx, record.code, written, places);
  if (removed.length > 0) {
    await tx
      .deleteFrom('vendor_title')
      .where('vendor', '=', record.code)
      .where('code', 'in', removed)
      .execute();
  }
  return { added, changed, unchanged, removed: removed.length };
}

/** By the positions that the vendor gives, else as they come. */
const inPlaces = (titles: readonly VendorTitle[]): VendorTitle[] =>
  titles.toSorted(
    (one, other) =>
      (one.position ?? Number.MAX_SAFE_INTEGER) - (other.position ?? Number.MAX_SAFE_INTEGER),
  );

/**
 * Writes the record alone. @throws Problem FACTS_CONFLICT for another version than was seen, VENDOR_CODE_TAKEN for a
 * new one that is there, VENDOR_NOT_FOUND
 */
export async function saveRecord(
  tx: Tx,
  { record, version, staffId, at }: Omit<VendorImport, 'titles'>,
  pointer = '/vendor',
): Promise<void> {
  const written = { record: JSON.stringify(record), edited_by: staffId, edited_at: at };
  // A vendor that is not asked whether it is there counts as being there.
  const isAsked = /^https?:/.test(record.healthUrl ?? '');
  if (version === 0) {
    const made = await tx
      .insertInto('vendor')
      .values({ code: record.code, version: 1, ...written })
      .onConflict((conflict) => conflict.doNothing())
      .returning('code')
      .executeTakeFirst();
    if (made === undefined) throw new Problem('VENDOR_CODE_TAKEN');
    return;
  }
  const held = await lockVendor(tx, record.code, version);
  // Sessions and rounds that are under way were opened by it.
  if (held.dialect !== record.dialect) {
    const fields = { [`${pointer}/dialect`]: { code: 'const' } };
    throw new Problem('INVALID_VENDOR_FILE', { fields });
  }
  await tx
    .updateTable('vendor')
    .set({ version: version + 1, ...written, ...(isAsked ? {} : { is_up: true }) })
    .where('code', '=', record.code)
    .execute();
}

/** @returns the record as it is. @throws Problem VENDOR_NOT_FOUND, FACTS_CONFLICT */
export async function lockVendor(tx: Tx, code: string, version: number): Promise<VendorRecord> {
  const held = await tx
    .selectFrom('vendor')
    .select(['version', 'record'])
    .where('code', '=', code)
    .forUpdate()
    .executeTakeFirst();
  if (held === undefined) throw new Problem('VENDOR_NOT_FOUND');
  if (held.version !== version) throw new Problem('FACTS_CONFLICT');
  return held.record as VendorRecord;
}

async function writeTitles(
  tx: Tx,
  vendor: string,
  titles: readonly VendorTitle[],
  places: ReadonlyMap<string, number>,
): Promise<void> {
  for (let from = 0; from < titles.length; from += ROWS_TOGETHER) {
    const rows = titles.slice(from, from + ROWS_TOGETHER).map((title) => ({
      vendor,
      code: title.code,
      place: places.get(title.code) ?? 0,
      title: JSON.stringify(title),
    }));
    await tx
      .insertInto('vendor_title')
      .values(rows)
      .onConflict((conflict) =>
        conflict.columns(['vendor', 'code']).doUpdateSet((eb) => ({
          place: eb.ref('excluded.place'),
          title: eb.ref('excluded.title'),
        })),
      )
      .execute();
  }
}
