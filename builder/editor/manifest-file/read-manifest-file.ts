import { type AuthoredManifest, authoredId } from '#brand/authored.ts';
import { decodeText } from '#brand/decode-text.ts';
import { isJsonObject, parseJson } from '#brand/json.ts';

/** The contract's bound of a saved manifest. */
const MAX_BYTES = 500_000;

export type ManifestFile =
  | { readonly ok: true; readonly manifest: AuthoredManifest; readonly from: string | null }
  | { readonly ok: false; readonly fault: 'tooLarge' | 'notJson' | 'notManifest' }
  /** `line` is the first one, from 1, that cannot be decoded. */
  | { readonly ok: false; readonly fault: 'notUtf8'; readonly line: number };

/**
 * A manifest out of a file. One of another brand becomes this brand's: its id, its hosts and its
 * revision stay with this one. Unknown keys are kept; the checks report them.
 */
export function readManifestFile(bytes: Uint8Array, current: AuthoredManifest): ManifestFile {
  if (bytes.length > MAX_BYTES) return { ok: false, fault: 'tooLarge' };
  const decoded = decodeText(bytes);
  if (!decoded.ok) return { ok: false, fault: 'notUtf8', line: decoded.line };
  const manifest = parseJson(decoded.text);
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
