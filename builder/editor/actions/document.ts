import type { AuthoredManifest } from '#brand/authored.ts';
import type { JsonObject } from '#brand/json.ts';

/** What an action works on: the brand's own document and what stands under it. */
export interface EditedDocument {
  readonly authored: AuthoredManifest;
  readonly inherited: JsonObject;
}
