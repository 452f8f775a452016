import { sql } from 'kysely';
import { type AuthoredManifest, authoredId, authoredParent } from '#brand/authored.ts';
import { isJsonObject } from '#brand/json.ts';
import { MAX_EXTENDS, type LoadParent, type Provenance, resolveBrand } from '#brand/resolve.ts';
import { ResolveError } from '#brand/resolve-error.ts';
import type { BrandDraft, ManifestOrigin, ManifestLayer } from '#contract/generated/types.ts';
import type { Db } from '../../platform/db/database.ts';
import { readSchedule } from './schedule.store.ts';
import { readParents } from '../../brands/brand.store.ts';
import { mayAct, type requireBrand } from '../../brands/staff-brand.ts';
import type { StaffCaller } from '../../platform/session/caller.ts';

type BrandRow = Awaited<ReturnType<typeof requireBrand>>;

/** The manifest to edit: the draft, or where there is none the live one, with all its layers. */
export async function readDraft(db: Db, row: BrandRow, staff: StaffCaller): Promise<BrandDraft> {
  const live = await liveRevision(db, row);
  const draft = isJsonObject(row.draft) ? row.draft : null;
  const manifest = draft ?? live?.authored ?? { id: row.id };
  const loadParent = await readParents(db);
  const parents = parentsOf(manifest, loadParent);
  const { resolved, provenance } = resolveKindly(manifest, loadParent);
  const authors = await readAuthors(db, row, parents);
  const own: ManifestOrigin = {
    layer: authoredId(manifest) || row.id,
    revision: draft === null ? row.live_revision : null,
    author: authors.get(draft === null ? `${row.id}@${row.live_revision}` : '') ?? null,
  };
  return {
    brand: row.id,
    draftVersion: row.draft_version,
    hasDraft: draft !== null,
    manifest: { ...manifest },
    parents,
    resolved: { ...resolved },
    provenance: Object.fromEntries(
      Object.entries(provenance).map(([pointer, origin]) => [
        pointer,
        origin.layer === own.layer
          ? own
          : {
              layer: origin.layer,
              revision: origin.revision,
              author: authors.get(`${origin.layer}@${origin.revision}`) ?? null,
            },
      ]),
    ),
    liveRevision: row.live_revision,
    liveHash: live?.hash ?? null,
    liveManifest: live === null ? null : { ...live.authored },
    savedAt: row.draft_at?.toISOString() ?? null,
    savedBy: draft === null ? null : (authors.get('') ?? null),
    twoPerson: row.needs_second_person,
    children: (await readChildren(db, row.id)).filter((child) => mayAct(staff, child.brand)),
    parentNewest: await newestOf(db, authoredParent(manifest)?.brand),
    schedule: await readSchedule(db, row.id),
  };
}

/** Brands whose live manifest extends this one, by id. */
async function readChildren(db: Db, brand: string): Promise<BrandDraft['children']> {
  const { rows } = await sql<{ brand: string; revision: number }>`
    select b.id as brand, (r.authored->'extends'->>'revision')::int as revision
    from brand b join brand_revision r on r.brand = b.id and r.revision = b.live_revision
    where r.authored->'extends'->>'brand' = ${brand} and left(b.id, 1) <> '_'
    order by b.id limit 1000
  `.execute(db);
  return rows;
}

async function newestOf(db: Db, parent: string | undefined): Promise<number | null> {
  if (parent === undefined) return null;
  const row = await db
    .selectFrom('brand')
    .select('live_revision')
    .where('id', '=', parent)
    .executeTakeFirst();
  return row?.live_revision ?? null;
}

async function liveRevision(
  db: Db,
  row: BrandRow,
): Promise<{ hash: string; authored: AuthoredManifest } | null> {
  if (row.live_revision === null) return null;
  const live = await db
    .selectFrom('brand_revision')
    .select(['hash', 'authored'])
    .where('brand', '=', row.id)
    .where('revision', '=', row.live_revision)
    .executeTakeFirstOrThrow();
  return isJsonObject(live.authored) ? { hash: live.hash, authored: live.authored } : null;
}

/** The layers under a manifest, nearest first, as far as they can be followed. */
function parentsOf(manifest: AuthoredManifest, loadParent: LoadParent): ManifestLayer[] {
  const parents: ManifestLayer[] = [];
  let reference = authoredParent(manifest);
  while (reference !== undefined && parents.length < MAX_EXTENDS) {
    const parent = loadParent(reference);
    if (parent === undefined) break;
    parents.push({ ...reference, manifest: { ...parent } });
    reference = authoredParent(parent);
  }
  return parents;
}

/** A draft whose parents cannot be followed still opens, so that it can be put right. */
function resolveKindly(
  manifest: AuthoredManifest,
  loadParent: LoadParent,
): { resolved: object; provenance: Provenance } {
  try {
    return resolveBrand(manifest, loadParent);
  } catch (error) {
    if (!(error instanceof ResolveError)) throw error;
    return { resolved: manifest, provenance: {} };
  }
}

/** Names of those who published each layer, by `brand@revision`; the draft's own author by ''. */
async function readAuthors(
  db: Db,
  row: BrandRow,
  parents: readonly ManifestLayer[],
): Promise<ReadonlyMap<string, string>> {
  const layers = [
    ...parents.map(({ brand, revision }) => ({ brand, revision })),
    ...(row.live_revision === null ? [] : [{ brand: row.id, revision: row.live_revision }]),
  ];
  const published =
    layers.length === 0
      ? []
      : await db
          .selectFrom('brand_revision as r')
          .innerJoin('staff as s', 's.id', 'r.published_by')
          .select(['r.brand', 'r.revision', 's.username'])
          .where((eb) =>
            eb.or(
              layers.map(({ brand, revision }) =>
                eb.and([eb('r.brand', '=', brand), eb('r.revision', '=', revision)]),
              ),
            ),
          )
          .execute();
  const authors = new Map(published.map((r) => [`${r.brand}@${r.revision}`, r.username]));
  if (row.draft_by === null) return authors;
  const drafter = await db
    .selectFrom('staff')
    .select('username')
    .where('id', '=', row.draft_by)
    .executeTakeFirst();
  return drafter === undefined ? authors : authors.set('', drafter.username);
}
