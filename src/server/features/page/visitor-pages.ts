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

interface UnderWay {
  readonly version: object;
  readonly drawn: Promise<Kept>;
}

/** The other data of a page (games, winners, news) may be this old. */
const FRESH_MS = 2_000;
/** Characters of all pages that are kept; a page has some 150,000. */
const MAX_SIZE = 64_000_000;

/**
 * Pages of visitors as drawn a moment ago: a crowd costs what one visitor costs. Keys come from
 * canonical addresses, so the page for unknown paths is one page and may be kept too.
 */
export class VisitorPages {
  private readonly kept = new LRUCache<string, Kept>({
    ttl: FRESH_MS,
    maxSize: MAX_SIZE,
    sizeCalculation: ({ page }) => page.pieces.reduce((sum, piece) => sum + piece.length, 1),
  });
  private readonly underWay = new Map<string, UnderWay>();

  /**
   * The page under a key, drawn if there is none of this version.
   * @param version what the page was drawn from: another object, another page
   */
  async get(key: string, version: object, draw: () => Promise<ComposedPage>): Promise<VisitorPage> {
    const known = this.kept.get(key);
    if (known?.version === version) return known;
    const other = this.underWay.get(key);
    if (other?.version === version) {
      // A refusal was meant for the address that asked first: this caller tries for itself.
      const drawn = await other.drawn.catch(() => null);
      if (drawn !== null) return drawn;
    }
    const drawn = this.draw(key, version, draw);
    const mine = { version, drawn };
    this.underWay.set(key, mine);
    try {
      return await drawn;
    } finally {
      if (this.underWay.get(key) === mine) this.underWay.delete(key);
    }
  }

  private async draw(
    key: string,
    version: object,
    draw: () => Promise<ComposedPage>,
  ): Promise<Kept> {
    const page = await draw();
    const drawn = { page, tag: tagOf(page), version };
    this.kept.set(key, drawn);
    return drawn;
  }
}
