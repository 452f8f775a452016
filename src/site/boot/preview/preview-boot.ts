import { isFacts, type PreviewFacts } from '#brand/preview-protocol.ts';
import { isJsonObject } from '#brand/json.ts';
import type { PageData } from '#brand/page/page-input.ts';

/** What the server puts into the preview's page; the draft itself comes from the builder. */
export interface PreviewBoot {
  /** Names the live revision in the addresses of texts. */
  readonly hash: string;
  readonly facts: PreviewFacts;
  /** Titles to show, and no balance. */
  readonly data: PageData;
}

/** Reads it out of the page. @throws Error when the page came without it. */
export function readPreviewBoot(document: Document): PreviewBoot {
  const boot: unknown = JSON.parse(document.getElementById('boot')?.textContent ?? 'null');
  if (!isJsonObject(boot) || typeof boot['hash'] !== 'string' || !isFacts(boot['facts'])) {
    throw new Error('the preview page came without its data');
  }
  return boot as unknown as PreviewBoot;
}
