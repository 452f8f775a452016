import fastJsonPatch, { type Operation } from 'fast-json-patch';
import { type AuthoredManifest, authoredId } from '#brand/authored.ts';
import type { PatchStep } from '#brand/checks/check-result.ts';
import { canonicalJson, isJsonObject } from '#brand/json.ts';
import { migrateManifest } from '#brand/migrations/migrate.ts';
import type { Tx } from '../../platform/db/database.ts';
import { Problem } from '../../platform/problem.ts';
import { lockBrand } from '../../brands/brand.store.ts';
import { requireOwnId } from '../../brands/publish-brand.ts';

const { applyPatch } = fastJsonPatch;

type BrandRow = NonNullable<Awaited<ReturnType<typeof lockBrand>>>;

export interface DraftSave {
  brand: string;
  /** The version the edit started from. */
  version: number;
  /** What is to stand there: the whole of it, or the edits since that version. */
  change: { manifest: AuthoredManifest } | { edits: readonly PatchStep[] };
  actor: bigint;
  at: Date;
}

export interface SavedDraft {
  draftVersion: number;
  savedAt: Date;
  manifest: AuthoredManifest;
}

/**
 * Keeps a draft. Sending the same content again, because the first answer got lost, is answered as
 * the first time; a draft equal to the live manifest is no draft and is put away.
 * @throws Problem DRAFT_CONFLICT with the other person's draft when it changed in the meantime,
 *   EDITS_DO_NOT_FIT when they cannot be made, MANIFEST_ID_MISMATCH when it is another brand's.
 */
export async function saveDraft(tx: Tx, save: DraftSave): Promise<SavedDraft> {
  const row = await lockedBrand(tx, save.brand);
  const live = await liveManifest(tx, row);
  const manifest =
    'manifest' in save.change
      ? save.change.manifest
      : // Edits of an old version are made to nothing: the answer is what is there now.
        row.draft_version === save.version
        ? edited(row.draft ?? live ?? { id: row.id }, save.change.edits)
        : null;
  if (manifest === null) throw await conflict(tx, row, live);
  requireOwnId(save.brand, authoredId(manifest));
  const isRepeat =
    row.draft_by === save.actor && row.draft_at !== null && isSame(row.draft, manifest);
  if (isRepeat) {
    return { draftVersion: row.draft_version, savedAt: row.draft_at ?? save.at, manifest };
  }
  if (row.draft_version !== save.version) throw await conflict(tx, row, live);
  if (row.draft === null && isSame(live, manifest)) {
    return { draftVersion: row.draft_version, savedAt: save.at, manifest };
  }
  const differs = !isSame(live, manifest);
  const draftVersion = row.draft_version + 1;
  await tx
    .updateTable('brand')
    .set({
      draft: differs ? JSON.stringify(manifest) : null,
      draft_version: draftVersion,
      draft_by: differs ? save.actor : null,
      draft_at: differs ? save.at : null,
      draft_errors: 0,
      draft_warnings: 0,
    })
    .where('id', '=', save.brand)
    .execute();
  return { draftVersion, savedAt: save.at, manifest };
}

/** A stored document in the current format, as the editor edits it, with a patch applied as a whole. */
function edited(stored: unknown, edits: readonly PatchStep[]): AuthoredManifest {
  const document = isJsonObject(stored) ? migrateManifest(stored).manifest : {};
  try {
    const { newDocument } = applyPatch<unknown>(document, edits as Operation[], true, false);
    if (isJsonObject(newDocument)) return newDocument;
  } catch (error) {
    throw new Problem('EDITS_DO_NOT_FIT', { cause: error });
  }
  throw new Problem('EDITS_DO_NOT_FIT');
}

/** Keeps what the checks found in a saved draft, for the list of brands. */
export async function noteFindings(
  tx: Tx,
  found: { brand: string; draftVersion: number; errors: number; warnings: number },
): Promise<void> {
  await tx
    .updateTable('brand')
    .set({ draft_errors: found.errors, draft_warnings: found.warnings })
    .where('id', '=', found.brand)
    .where('draft_version', '=', found.draftVersion)
    .where('draft', 'is not', null)
    .execute();
}

/** Drops the draft. Where there is none nothing happens. @throws Problem DRAFT_CONFLICT */
export async function discardDraft(
  tx: Tx,
  discard: { brand: string; version: number },
): Promise<number> {
  const row = await lockedBrand(tx, discard.brand);
  if (row.draft === null) return row.draft_version;
  if (row.draft_version !== discard.version) {
    throw await conflict(tx, row, await liveManifest(tx, row));
  }
  return putAwayDraft(tx, row);
}

/** Empties the draft and counts its version up, so that a page with the old one cannot bring it back. */
export async function putAwayDraft(
  tx: Tx,
  row: Pick<BrandRow, 'id' | 'draft_version'>,
): Promise<number> {
  const draftVersion = row.draft_version + 1;
  await tx
    .updateTable('brand')
    .set({
      draft: null,
      draft_by: null,
      draft_at: null,
      draft_version: draftVersion,
      draft_errors: 0,
      draft_warnings: 0,
    })
    .where('id', '=', row.id)
    .execute();
  return draftVersion;
}

/** The draft as it was checked. @throws Problem DRAFT_CONFLICT, NOTHING_TO_PUBLISH */
export async function draftToPublish(
  tx: Tx,
  publish: { brand: string; version: number },
): Promise<{ row: BrandRow; manifest: AuthoredManifest }> {
  const row = await lockedBrand(tx, publish.brand);
  if (row.draft_version !== publish.version) {
    throw await conflict(tx, row, await liveManifest(tx, row));
  }
  if (!isJsonObject(row.draft)) throw new Problem('NOTHING_TO_PUBLISH');
  return { row, manifest: row.draft };
}

async function lockedBrand(tx: Tx, brand: string): Promise<BrandRow> {
  const row = await lockBrand(tx, brand);
  if (row === undefined) throw new Problem('BRAND_NOT_FOUND');
  return row;
}

async function liveManifest(tx: Tx, row: BrandRow): Promise<unknown> {
  if (row.live_revision === null) return null;
  const live = await tx
    .selectFrom('brand_revision')
    .select('authored')
    .where('brand', '=', row.id)
    .where('revision', '=', row.live_revision)
    .executeTakeFirst();
  return live?.authored ?? null;
}

/** The refusal carries what is there now, so that the page can put both side by side. */
async function conflict(tx: Tx, row: BrandRow, live: unknown): Promise<Problem> {
  const savedBy =
    row.draft_by === null
      ? undefined
      : await tx
          .selectFrom('staff')
          .select('username')
          .where('id', '=', row.draft_by)
          .executeTakeFirst();
  return new Problem('DRAFT_CONFLICT', {
    value: {
      draftVersion: row.draft_version,
      hasDraft: row.draft !== null,
      manifest: row.draft ?? live,
      savedAt: row.draft_at?.toISOString() ?? null,
      savedBy: savedBy?.username ?? null,
    },
  });
}

function isSame(stored: unknown, manifest: AuthoredManifest): boolean {
  return isJsonObject(stored) && canonicalJson(stored) === canonicalJson(manifest);
}
