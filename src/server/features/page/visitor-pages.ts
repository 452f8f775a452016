import { LRUCache } from 'lru-cache';
import { type ComposedPage, tagOf } from './html-page.ts';

/** A page every visitor of the same kind sees, and the tag it is asked for again by. */
export interface VisitorPage {
  readonly page: ComposedPage;
  readonly tag: string;
}

interface Kept extends VisitorPage {
  readonly version: object;
}

/** What feeds a page beside its brand (games, winners, news) may be this old. */
const FRESH_MS = 2_000;
/** Characters of all pages that are kept; a page has some 150,000. */
const MAX_SIZE = 64_000_000;

/** Pages of visitors as drawn a moment ago: a crowd costs what one visitor costs. */
export class VisitorPages {
  private readonly kept = new LRUCache<string, Kept>({
    ttl: FRESH_MS,
    maxSize: MAX_SIZE,
    sizeCalculation: ({ page }) => page.pieces.reduce((sum, piece) => sum + piece.length, 1),
  });

  /**
   * The page under a key, drawn if there is none of this version.
   * @param version what the page was drawn from: another object, another page
   */
  async get(key: string, version: object, draw: () => Promise<ComposedPage>): Promise<VisitorPage> {
    const known = this.kept.get(key);
    if (known?.version === version) return known;
    const page = await draw();
    const drawn = { page, tag: tagOf(page), version };
    // What is not there would fill the memory with whatever somebody types.
    if (page.status === 200) this.kept.set(key, drawn);
    return drawn;
  }
}
