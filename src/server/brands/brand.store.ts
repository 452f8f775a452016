import type { AuthoredManifest } from '#brand/authored.ts';
import type { LoadParent } from '#brand/resolve.ts';
import type { Db, Tx } from '../platform/db/database.ts';

/** Every parent's document by revision, read once so that resolving stays pure. */
export async function readParents(db: Db | Tx): Promise<LoadParent> {
  const rows = await db
    .selectFrom('brand_revision')
    .select(['brand', 'revision', 'authored'])
    .where('brand', 'in', (eb) => eb.selectFrom('brand').select('id').where('is_parent', '=', true))
    .execute();
  const documents = new Map(
    rows.map((row) => [`${row.brand}@${row.revision}`, row.authored as AuthoredManifest]),
  );
  return ({ brand, revision }) => documents.get(`${brand}@${revision}`);
}

/** Locks the brand's row, so that two publishers wait for each other. */
export function lockBrand(tx: Tx, brand: string) {
  return tx
    .selectFrom('brand')
    .selectAll()
    .where('id', '=', brand)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

export async function newestRevision(tx: Tx, brand: string): Promise<number> {
  const row = await tx
    .selectFrom('brand_revision')
    .select((eb) => eb.fn.max('revision').as('revision'))
    .where('brand', '=', brand)
    .executeTakeFirst();
  return row?.revision ?? 0;
}
