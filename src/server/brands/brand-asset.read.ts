import { LOGO_KINDS, REGISTRY_FOLDERS } from '#brand/registry.ts';
import type { Db, Tx } from '../platform/db/database.ts';

/** Names of the files that were uploaded for a brand, and for the brands that it may extend. */
export async function readUploads(
  db: Db | Tx,
  brand: string,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const rows = await db
    .selectFrom('brand_asset as a')
    .innerJoin('brand as b', 'b.id', 'a.brand')
    .select(['a.brand', 'a.file'])
    .where((eb) => eb.or([eb('a.brand', '=', brand), eb('b.is_parent', '=', true)]))
    .orderBy('a.brand')
    .orderBy('a.file')
    .execute();
  const uploads = new Map<string, string[]>();
  for (const row of rows) uploads.set(row.brand, [...(uploads.get(row.brand) ?? []), row.file]);
  return uploads;
}

/** A picture that was uploaded for a brand; null: there is none of that name. */
export async function readAsset(
  db: Db,
  brand: string,
  file: string,
): Promise<{ mediaType: string; bytes: Buffer } | null> {
  const row = await db
    .selectFrom('brand_asset')
    .select(['media_type', 'bytes'])
    .where('brand', '=', brand)
    .where('file', '=', file)
    .executeTakeFirst();
  return row === undefined ? null : { mediaType: row.media_type, bytes: Buffer.from(row.bytes) };
}

/** A logo that staff gave an entry of the registry. @param folder of its kind, as in its address */
export async function readRegistryLogo(
  db: Db,
  folder: string,
  file: string,
): Promise<string | null> {
  const kind = LOGO_KINDS.find((one) => REGISTRY_FOLDERS[one] === folder);
  const row = await db
    .selectFrom('registry_logo')
    .select('svg')
    .where('kind', '=', kind ?? '')
    .where('file', '=', file)
    .executeTakeFirst();
  return row?.svg ?? null;
}
