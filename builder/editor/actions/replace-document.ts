import type { AuthoredManifest } from '#brand/authored.ts';
import type { EditedDocument } from './document.ts';

export interface ReplaceDocument {
  readonly type: 'replaceDocument';
  readonly authored: AuthoredManifest;
}

/** Puts another document in place: a merge with what somebody else saved, or unsent work found again. */
export function replaceDocument(
  _document: EditedDocument,
  action: ReplaceDocument,
): AuthoredManifest {
  return action.authored;
}
