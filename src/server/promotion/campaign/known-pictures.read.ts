import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/database.ts';

/** Names of the pictures that were brought for a brand. */
export async function knownPictures(db: Db | Tx, brand: string): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('banner_picture')
    .select('picture')
    .distinct()
    .where('brand', '=', brand)
    .execute();
  return new Set(rows.map(({ picture }) => picture));
}

/** Pictures that campaigns show or will show. */
export async function picturesOfCampaigns(db: Db | Tx, brand: string): Promise<readonly string[]> {
  const { rows } = await sql<{ picture: string }>`
    select c.draft ->> 'picture' as picture from campaign c
    where c.brand = ${brand}::text and c.state <> 'ended' and c.draft ->> 'picture' is not null
    union
    select v.document ->> 'picture' from campaign c
    join campaign_version v on v.campaign_id = c.id and v.version = c.live_version
    where c.brand = ${brand}::text and c.state <> 'ended' and v.document ->> 'picture' is not null
  `.execute(db);
  return rows.map(({ picture }) => picture);
}
