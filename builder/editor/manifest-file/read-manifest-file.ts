import { type AuthoredManifest, authoredId } from '#brand/authored.ts';
import { isJsonObject, parseJson } from '#brand/json.ts';

/** The contract's bound of a saved manifest. */
const MAX_BYTES = 500_000;

export type ManifestFile =
  | { readonly ok: true; readonly manifest: AuthoredManifest; readonly from: string | null }
  | { readonly ok: false; readonly fault: 'tooLarge' | 'notJson' | 'notManifest' };

/**
 * A manifest out of a file. One of another brand becomes this brand's: its id, its hosts and its
 * revision stay with this one. Unknown keys are kept; the checks report them.
 */
export function readManifestFile(text: string, current: AuthoredManifest): ManifestFile {
  if (text.length > MAX_BYTES) return { ok: false, fault: 'tooLarge' };
  const manifest = parseJson(text);
  if (manifest === undefined) return { ok: false, fault: 'notJson' };
  if (!isJsonObject(manifest)) return { ok: false, fault: 'notManifest' };
  const from = authoredId(manifest);
  if (from === authoredId(current)) return { ok: true, manifest, from: null };
  const { id, hosts, revision } = current;
  return {
    ok: true,
    from,
    manifest: {
      ...manifest,
      ...(id === undefined ? {} : { id }),
      ...(hosts === undefined ? {} : { hosts }),
      ...(revision === undefined ? {} : { revision }),
    },
  };
}
