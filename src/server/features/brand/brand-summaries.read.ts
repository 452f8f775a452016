import type { BrandManifest } from '#contract/generated/manifest-types.ts';
import { type AuthoredManifest, authoredParent } from '#brand/authored.ts';
import { isHexColor } from '#brand/color.ts';
import { isJsonArray, isJsonObject } from '#brand/json.ts';
import { type LoadParent, resolveBrand } from '#brand/resolve.ts';
import { ResolveError } from '#brand/resolve-error.ts';
import type { BrandSummary, ListBrandsValue } from '#contract/generated/types.ts';
import type { Db } from '../../platform/db/database.ts';
import type { StaffCaller } from '../../platform/session/caller.ts';
import { readParents } from '../../brands/brand.store.ts';
import { mayAct } from '../../brands/staff-brand.ts';

/**
 * The brands this person may see, by id, and what a new one may extend. What others only extend
 * (`_base`) is no site and not listed.
 */
export async function readBrandSummaries(db: Db, staff: StaffCaller): Promise<ListBrandsValue> {
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
      'b.draft_errors',
      'b.draft_warnings',
      'b.archived_at',
      'b.is_parent',
    ])
    .select(['r.hash', 'r.authored', 'r.resolved', 'r.published_at', 's.username as draft_by'])
    .orderBy('b.id')
    .execute();
  const loadParent = await readParents(db);
  const items = rows
    .filter((row) => !row.id.startsWith('_') && mayAct(staff, row.id))
    .map((row) => {
      // Written by publishBrand, which lets only what fits its schema through.
      const live = row.resolved as BrandManifest | null;
      const resolved = isJsonObject(row.draft) ? resolvedDraft(row.draft, loadParent) : live;
      return {
        brand: row.id,
        name: nameOf(live) ?? nameOf(resolved) ?? row.id,
        hosts: hostsIn(live ?? resolved),
        extends: parentText(row.draft ?? row.authored),
        liveRevision: row.live_revision,
        liveHash: row.hash,
        publishedAt: row.published_at?.toISOString() ?? null,
        draftVersion: row.draft_version,
        hasDraft: row.draft !== null,
        draftAt: row.draft_at?.toISOString() ?? null,
        draftBy: row.draft_by,
        siteStatus: row.site_status as BrandSummary['siteStatus'],
        errors: row.draft_errors,
        warnings: row.draft_warnings,
        archivedAt: row.archived_at?.toISOString() ?? null,
        isParent: row.is_parent,
        look: lookOf(resolved) ?? lookOf(live),
      };
    });
  const bases = rows
    .filter(({ id, live_revision: revision }) => id.startsWith('_') && revision !== null)
    .map(({ id }) => id);
  return { items, bases };
}

/** Not validated: a draft may be anything that JSON can be. */
function resolvedDraft(draft: AuthoredManifest, loadParent: LoadParent): unknown {
  try {
    return resolveBrand(draft, loadParent).resolved;
  } catch (error) {
    if (error instanceof ResolveError) return draft;
    throw error;
  }
}

const memberOf = (value: unknown, key: string): unknown =>
  isJsonObject(value) ? value[key] : undefined;

function nameOf(manifest: unknown): string | undefined {
  const name = memberOf(memberOf(manifest, 'identity'), 'name');
  return typeof name === 'string' && name !== '' ? name.slice(0, 64) : undefined;
}

function hostsIn(manifest: unknown): string[] {
  const hosts = memberOf(manifest, 'hosts');
  if (!isJsonArray(hosts)) return [];
  return hosts
    .filter((host) => typeof host === 'string' && host.length > 0 && host.length <= 253)
    .slice(0, 50) as string[];
}

/** The part of a manifest that a thumbnail is drawn from: a list of many brands stays small. */
function lookOf(manifest: unknown): BrandSummary['look'] {
  const theme = memberOf(manifest, 'theme');
  if (!isJsonObject(theme)) return null;
  const scheme = theme['defaultScheme'] === 'dark' ? 'dark' : 'light';
  const { recipe, defaultScheme, tokens = {} } = theme;
  // A draft with a colour that is none is shown as what is live.
  const shown = memberOf(tokens, scheme);
  const colors = isJsonObject(shown) ? Object.values(shown) : [];
  if (colors.some((color) => typeof color !== 'string' || !isHexColor(color))) return null;
  return { theme: { recipe, defaultScheme, tokens } };
}

function parentText(authored: unknown): string | null {
  if (!isJsonObject(authored)) return null;
  const parent = authoredParent(authored);
  return parent === undefined ? null : `${parent.brand}@${parent.revision}`;
}
