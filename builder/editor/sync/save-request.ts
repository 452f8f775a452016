import fastJsonPatch from 'fast-json-patch';
import type { AuthoredManifest } from '#brand/authored.ts';
import type { JsonPatchStep, SaveDraftBody } from '#contract/generated/types.ts';
import type { SavedDraft } from './autosave.ts';

const { compare } = fastJsonPatch;

/** The contract's bounds of the edits. */
const MAX_EDITS = 2_000;
const MAX_PATH = 512;

/** What a save sends: the edits since the last one, or the whole where they would be as much. */
export function savedBy(saved: SavedDraft, manifest: AuthoredManifest): SaveDraftBody {
  const { version } = saved;
  const edits = compare(saved.manifest, manifest);
  const isShort =
    edits.length > 0 &&
    edits.length <= MAX_EDITS &&
    edits.every(({ path }) => path.length <= MAX_PATH);
  // The contract takes any JSON as a step's value, which its generated type says as an object.
  return isShort
    ? { version, edits: edits as unknown as JsonPatchStep[] }
    : { version, manifest: { ...manifest } };
}
