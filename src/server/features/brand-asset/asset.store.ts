import type { BrandAssetFile } from '#contract/generated/types.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import { Problem } from '../../platform/problem.ts';
import type { MadeAsset } from './make-asset.ts';

/** Some 200 kB each. */
const MAX_ASSETS = 300;

export async function listUploadedAssets(db: Db, brand: string): Promise<BrandAssetFile[]> {
  const rows = await db
    .selectFrom('brand_asset')
    .select(['file', 'width', 'height', 'added_at'])
    .select((eb) => eb.fn<number>('octet_length', ['bytes']).as('bytes'))
    .where('brand', '=', brand)
    .orderBy('added_at', 'desc')
    .orderBy('file')
    .execute();
  return rows.map(({ added_at: addedAt, ...row }) => ({ ...row, addedAt: addedAt.toISOString() }));
}

/**
 * Keeps a picture; one that is there already stays.
 * @throws Problem TOO_MANY_PICTURES
 */
export async function addAsset(
  tx: Tx,
  { brand, file, staffId, at }: { brand: string; file: string; staffId: bigint; at: Date },
  asset: MadeAsset,
): Promise<void> {
  // Two who bring the last one at once come one after the other.
  await tx.selectFrom('brand').select('id').where('id', '=', brand).forNoKeyUpdate().execute();
  const { count } = await tx
    .selectFrom('brand_asset')
    .select((eb) => eb.fn.countAll<bigint>().as('count'))
    .where('brand', '=', brand)
    .executeTakeFirstOrThrow();
  if (count >= BigInt(MAX_ASSETS)) throw new Problem('TOO_MANY_PICTURES');
  await tx
    .insertInto('brand_asset')
    .values({
      brand,
      file,
      media_type: asset.mediaType,
      bytes: asset.bytes,
      width: asset.width,
      height: asset.height,
      added_by: staffId,
      added_at: at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
