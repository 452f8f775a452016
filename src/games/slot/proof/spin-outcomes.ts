/** What a spin can show, without order: one number of specials, one set of reels that stay wild. */
export interface SpinOutcomes {
  /** Scatters that count, or coins. */
  readonly specials: number;
  /** Reels filled by a wild from now on; bit n is reel n. */
  readonly stuck: number;
  /** Stop combinations by what wins pay together, in parts of the stake, multipliers included. */
  readonly pays: ReadonlyMap<number, number>;
}

/** What reels show besides what they pay. */
export interface Marks {
  readonly specials: number;
  readonly stuck: number;
}

const MOST_MASKS = 32;
export const keyOf = ({ specials, stuck }: Marks): number => specials * MOST_MASKS + stuck;

/** Counts by what is shown and what is paid. */
export class Tally {
  private readonly found = new Map<number, Map<number, number>>();

  add(marks: Marks, parts: number, count: number): void {
    const key = keyOf(marks);
    const pays = this.found.get(key) ?? new Map<number, number>();
    this.found.set(key, pays);
    pays.set(parts, (pays.get(parts) ?? 0) + count);
  }

  list(): SpinOutcomes[] {
    return [...this.found]
      .toSorted(([a], [b]) => a - b)
      .map(([key, pays]) => ({
        specials: Math.floor(key / MOST_MASKS),
        stuck: key % MOST_MASKS,
        pays: new Map([...pays].toSorted(([a], [b]) => a - b)),
      }));
  }
}
