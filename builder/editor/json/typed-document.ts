import { type AuthoredManifest, authoredId } from '#brand/authored.ts';
import { isJsonObject, parseJson } from '#brand/json.ts';

/** The contract's limit for a saved manifest. */
const MAX_LENGTH = 500_000;

export type TypedDocument =
  | { readonly ok: true; readonly authored: AuthoredManifest }
  | { readonly ok: false; readonly fault: 'tooLarge' | 'notJson' | 'notObject' | 'otherId' };

/**
 * Reads a typed manifest. Unknown keys are kept. The id must stay the brand's own; a missing one is
 * added, because the server finds the brand by it.
 */
export function readTypedDocument(text: string, current: AuthoredManifest): TypedDocument {
  if (text.length > MAX_LENGTH) return { ok: false, fault: 'tooLarge' };
  const typed = parseJson(text);
  if (typed === undefined) return { ok: false, fault: 'notJson' };
  if (!isJsonObject(typed)) return { ok: false, fault: 'notObject' };
  const id = authoredId(current);
  if (id === '') return { ok: true, authored: typed };
  if (!Object.hasOwn(typed, 'id')) return { ok: true, authored: { id, ...typed } };
  return typed['id'] === id ? { ok: true, authored: typed } : { ok: false, fault: 'otherId' };
}
