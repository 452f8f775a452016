import type { AuthoredManifest } from '#brand/authored.ts';
import fastJsonPatch, { type Operation } from 'fast-json-patch';
import { isJsonObject, type Json } from '#brand/json.ts';
import type { EditedDocument } from './document.ts';

const { applyPatch: patchDocument } = fastJsonPatch;

export interface ApplyPatch {
  readonly type: 'applyPatch';
  /** Of the authored document: a repair a check offers. */
  readonly patch: readonly Operation[];
}

/** Applies a patch as a whole; one that does not fit the document any more changes nothing. */
export function applyPatch(document: EditedDocument, action: ApplyPatch): AuthoredManifest {
  return patched(document.authored, action.patch) ?? document.authored;
}

/** The document with the patch applied, or null where it does not fit. The original is not touched. */
export function patched(
  authored: AuthoredManifest,
  patch: readonly Operation[],
): AuthoredManifest | null {
  try {
    const { newDocument } = patchDocument<Json>(authored, [...patch], true, false);
    return isJsonObject(newDocument) ? newDocument : null;
  } catch {
    return null;
  }
}
