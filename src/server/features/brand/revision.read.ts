import { isJsonObject } from '#brand/json.ts';
import type { GetRevisionValue, Revision } from '#contract/generated/types.ts';
import type { Db } from '../../platform/db/database.ts';
import { Problem } from '../../platform/problem.ts';
import { cursorId, pageOf, type PageQuery } from '../../platform/paging.ts';

/** What was published of a brand, newest first. */
export async function readRevisions(
  db: Db,
  brand: string,
  page: PageQuery,
): Promise<{ items: Revision[]; nextCursor: string | null }> {
  let query = db
    .selectFrom('brand_revision as r')
    .innerJoin('brand as b', 'b.id', 'r.brand')
    .leftJoin('staff as s', 's.id', 'r.published_by')
    .select(['r.revision', 'r.hash', 'r.note', 'r.published_at', 's.username', 'b.live_revision'])
    .where('r.brand', '=', brand)
    .orderBy('r.revision', 'desc')
    .limit(page.limit + 1);
  if (page.cursor !== undefined) {
    query = query.where('r.revision', '<', revisionOf(page.cursor));
  }
  const rows = await query.execute();
  return pageOf(
    rows.map((row) => ({ ...row, id: BigInt(row.revision) })),
    page.limit,
    (row) => ({
      revision: row.revision,
      hash: row.hash,
      note: row.note,
      publishedBy: row.username,
      publishedAt: row.published_at.toISOString(),
      live: row.revision === row.live_revision,
    }),
  );
}

/** A revision's manifest as it was published. @throws Problem REVISION_NOT_FOUND */
export async function readRevision(
  db: Db,
  brand: string,
  revision: number,
): Promise<GetRevisionValue> {
  const row = await db
    .selectFrom('brand_revision')
    .select('authored')
    .where('brand', '=', brand)
    .where('revision', '=', revision)
    .executeTakeFirst();
  if (row === undefined || !isJsonObject(row.authored)) throw new Problem('REVISION_NOT_FOUND');
  return { revision, manifest: { ...row.authored } };
}

const LAST_REVISION = 2_147_483_647n;

/** Revisions are 32-bit numbers; a cursor beyond them stands before the newest. */
function revisionOf(cursor: string): number {
  const id = cursorId(cursor);
  return Number(id < LAST_REVISION ? id : LAST_REVISION);
}
