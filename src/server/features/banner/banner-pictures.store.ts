import {
  knownPictures,
  picturesOfCampaigns,
} from '../../promotion/campaign/known-pictures.read.ts';
import { readSetting } from '../../settings/setting-store.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import { Problem } from '../../platform/problem.ts';
import type { BannerPictureFile } from './make-banner-picture.ts';

/** Some 1 MB each in all its sizes. */
const MAX_PICTURES = 200;

export type PictureAddress = { brand: string; picture: string } & Omit<BannerPictureFile, 'bytes'>;

/** Whether the picture was brought for the brand before. */
export async function hasPicture(
  db: Db,
  { brand, picture }: { brand: string; picture: string },
): Promise<boolean> {
  const row = await db
    .selectFrom('banner_picture')
    .select('picture')
    .where('brand', '=', brand)
    .where('picture', '=', picture)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Keeps a picture in all its sizes; one that is there already stays. When there are too many, those
 * that no banner and no campaign shows make room.
 * @throws Problem TOO_MANY_PICTURES
 */
export async function addPicture(
  tx: Tx,
  { brand, picture, at }: { brand: string; picture: string; at: Date },
  files: readonly BannerPictureFile[],
): Promise<void> {
  // Two who bring the last one at once come one after the other.
  await tx.selectFrom('brand').select('id').where('id', '=', brand).forNoKeyUpdate().execute();
  if ((await knownPictures(tx, brand)).size >= MAX_PICTURES) await dropUnused(tx, brand);
  if ((await knownPictures(tx, brand)).size >= MAX_PICTURES) throw new Problem('TOO_MANY_PICTURES');
  await tx
    .insertInto('banner_picture')
    .values(files.map((file) => ({ brand, picture, added_at: at, ...file })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

async function dropUnused(tx: Tx, brand: string): Promise<void> {
  const { banners } = (await readSetting(tx, brand, 'banners')).value;
  const used = [
    ...banners.flatMap(({ picture }) => picture ?? []),
    ...(await picturesOfCampaigns(tx, brand)),
  ];
  let unused = tx.deleteFrom('banner_picture').where('brand', '=', brand);
  if (used.length > 0) unused = unused.where('picture', 'not in', used);
  await unused.execute();
}

/** One size of a picture; null: there is none. */
export async function readPicture(db: Db, address: PictureAddress): Promise<Buffer | null> {
  const { brand, picture, shape, width, format } = address;
  const row = await db
    .selectFrom('banner_picture')
    .select('bytes')
    .where('brand', '=', brand)
    .where('picture', '=', picture)
    .where('shape', '=', shape)
    .where('width', '=', width)
    .where('format', '=', format)
    .executeTakeFirst();
  return row === undefined ? null : Buffer.from(row.bytes);
}
