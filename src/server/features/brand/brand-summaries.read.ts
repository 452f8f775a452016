import type { BrandManifest } from '#contract/generated/manifest-types.ts';
import { authoredParent } from '#brand/authored.ts';
import { isJsonObject } from '#brand/json.ts';
import type { BrandSummary } from '#contract/generated/types.ts';
import type { Db } from '../../platform/db/database.ts';
import type { StaffCaller } from '../../platform/session/caller.ts';
import { mayAct } from './draft-access.ts';

/** The brands this person may see, by id. What others only extend (`_base`) is no site and not listed. */
export async function readBrandSummaries(db: Db, staff: StaffCaller): Promise<BrandSummary[]> {
  const rows = await db
    .selectFrom('brand as b')
    .leftJoin('brand_revision as r', (join) =>
      join.onRef('r.brand', '=', 'b.id').onRef('r.revision', '=', 'b.live_revision'),
    )
    .leftJoin('staff as s', 's.id', 'b.draft_by')
    .select([
      'b.id',
      'b.live_revision',
      'b.draft',
      'b.draft_version',
      'b.draft_at',
      'b.site_status',
    ])
    .select(['r.hash', 'r.authored', 'r.resolved', 'r.published_at', 's.username as draft_by'])
    .orderBy('b.id')
    .execute();
  return rows
    .filter((row) => !row.id.startsWith('_') && mayAct(staff, row.id))
    .map((row) => {
      // Written by publishBrand, which lets only what fits its schema through.
      const resolved = row.resolved as BrandManifest | null;
      return {
        brand: row.id,
        name: resolved?.identity.name ?? row.id,
        hosts: [...(resolved?.hosts ?? [])],
        extends: parentText(row.authored),
        liveRevision: row.live_revision,
        liveHash: row.hash,
        publishedAt: row.published_at?.toISOString() ?? null,
        draftVersion: row.draft_version,
        hasDraft: row.draft !== null,
        draftAt: row.draft_at?.toISOString() ?? null,
        draftBy: row.draft_by,
        siteStatus: row.site_status as BrandSummary['siteStatus'],
      };
    });
}

function parentText(authored: unknown): string | null {
  if (!isJsonObject(authored)) return null;
  const parent = authoredParent(authored);
  return parent === undefined ? null : `${parent.brand}@${parent.revision}`;
}
