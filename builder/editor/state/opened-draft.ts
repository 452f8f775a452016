import type { AuthoredManifest } from '#brand/authored.ts';
import { isJsonObject } from '#brand/json.ts';
import { migrateManifest } from '#brand/migrations/migrate.ts';
import type { BrandDraft } from '#contract/generated/types.ts';
import { foundationOf, layersOf, type ParentLayer } from '../document/layers.ts';
import type { Theirs } from '../sync/autosave.ts';
import type { EditorSnapshot } from './editor-snapshot.ts';

/** The layers under the draft. */
export function parentsOf(draft: BrandDraft): readonly ParentLayer[] {
  return draft.parents.map(({ brand, revision, manifest }) => ({
    brand,
    revision,
    manifest: currentFormat(manifest),
  }));
}

/** Documents are edited in the current format; places mean the same in all of them. */
export function currentFormat(manifest: BrandDraft['manifest']): AuthoredManifest {
  return isJsonObject(manifest) ? migrateManifest(manifest).manifest : {};
}

/** What is live, with everything inherited. */
export function liveOf(draft: BrandDraft): EditorSnapshot['live'] {
  const { liveManifest, liveRevision } = draft;
  if (liveManifest === null || liveRevision === null) return null;
  const authored = currentFormat(liveManifest);
  const { effective } = layersOf(authored, foundationOf(parentsOf(draft)));
  return { revision: liveRevision, authored, effective };
}

/** The draft as what another person saved. */
export function theirsOf(draft: BrandDraft): Theirs {
  return {
    draftVersion: draft.draftVersion,
    manifest: currentFormat(draft.manifest),
    savedAt: draft.savedAt,
    savedBy: draft.savedBy,
  };
}
