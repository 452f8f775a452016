import { LRUCache } from 'lru-cache';
import { Problem } from '../../platform/problem.ts';
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
/** A page this old is better than none, where the server has more to draw than it can. */
const OLDEST_MS = 60_000;
/** Characters of all pages that are kept; a page has some 150,000. */
const MAX_SIZE = 64_000_000;

/**
 * Pages of visitors as drawn a moment ago: a crowd costs what one visitor costs. Keys come from
 * canonical addresses, so the page for unknown paths is one page and may be kept too.
 */
export class VisitorPages {
  private readonly kept: LRUCache<string, Kept>;
  private readonly underWay = new Map<string, UnderWay>();

  /** @param now milliseconds from any moment on */
  constructor(now: () => number = () => performance.now()) {
    this.kept = new LRUCache({
      ttl: FRESH_MS,
      ttlResolution: 0,
      perf: { now },
      maxSize: MAX_SIZE,
      noDeleteOnStaleGet: true,
      sizeCalculation: ({ page }) => page.pieces.reduce((sum, piece) => sum + piece.length, 1),
    });
  }

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
    } catch (error) {
      const old = this.latest(key);
      if (old?.version !== version || !isOverloaded(error)) throw error;
      return old;
    } finally {
      if (this.underWay.get(key) === mine) this.underWay.delete(key);
    }
  }

  /** The last page under a key, fresh or not. */
  private latest(key: string): Kept | undefined {
    const isUsable = this.kept.getRemainingTTL(key) > FRESH_MS - OLDEST_MS;
    return isUsable ? this.kept.get(key, { allowStale: true }) : undefined;
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

const isOverloaded = (error: unknown): boolean =>
  error instanceof Problem && error.code === 'OVERLOADED';
