import { Problem } from './problem.ts';

export interface FairQueueOptions {
  /** Pieces of work that run at the same time. */
  readonly atOnce: number;
  /** Waiting places in all. */
  readonly maxWaiting: number;
  /** Waiting places that one brand may take; the others are reserved for other brands. */
  readonly maxWaitingPerBrand: number;
  /** Waiting places that one group of a brand may take; the others are reserved for other groups. */
  readonly maxWaitingPerGroup: number;
  readonly retryAfterSeconds: number;
}

/** Who asks for work. */
export interface QueueCaller {
  /** Id of the brand; empty: work of no brand, such as that of staff. */
  readonly brand: string;
  /** Callers who share their turns, such as those of one address group. */
  readonly group: string;
}

interface Waiter {
  readonly start: () => void;
  readonly refuse: (problem: Problem) => void;
}

/** Waiting calls of one brand by group, in the order in which the groups get their turn. */
interface BrandLines {
  readonly lines: Map<string, Waiter[]>;
  count: number;
}

/**
 * Bounds expensive work and shares it fairly: brands take turns, and within a brand its groups of
 * callers (addresses), however many calls each has waiting. When every place is taken, a newcomer from
 * a brand or group with fewer calls displaces the newest call of the one with the most, so that a
 * flood is refused at its source.
 */
export class FairQueue {
  private readonly options: FairQueueOptions;
  /** In the order in which the brands get their turn. */
  private readonly brands = new Map<string, BrandLines>();
  private waitingCount = 0;
  private running = 0;

  constructor(options: FairQueueOptions) {
    this.options = options;
  }

  /** Whether nobody waits. */
  get isIdle(): boolean {
    return this.waitingCount === 0;
  }

  /**
   * @throws Problem OVERLOADED when the group, the brand or the whole queue has no waiting place
   * left, and what `work` throws
   */
  async run<T>(caller: QueueCaller, work: () => Promise<T>): Promise<T> {
    if (this.running >= this.options.atOnce) await this.wait(caller);
    else this.running += 1;
    try {
      return await work();
    } finally {
      this.startNext();
    }
  }

  private wait({ brand, group }: QueueCaller): Promise<void> {
    const { maxWaiting, maxWaitingPerBrand, maxWaitingPerGroup } = this.options;
    const own = this.brands.get(brand) ?? { lines: new Map<string, Waiter[]>(), count: 0 };
    const waiting = own.lines.get(group)?.length ?? 0;
    if (waiting >= maxWaitingPerGroup) throw this.overloaded();
    if (own.count >= maxWaitingPerBrand) this.displaceWithin(own, waiting);
    else if (this.waitingCount >= maxWaiting) this.displaceFor(own, waiting);
    return new Promise((start, refuse) => {
      const line = own.lines.get(group) ?? [];
      line.push({ start, refuse });
      own.lines.set(group, line);
      own.count += 1;
      this.waitingCount += 1;
      this.brands.set(brand, own);
    });
  }

  private displaceFor(own: BrandLines, waiting: number): void {
    let largest = own;
    for (const other of this.brands.values()) if (other.count > largest.count) largest = other;
    if (largest.count > own.count + 1) this.displaceNewest(largest);
    else this.displaceWithin(own, waiting);
  }

  private displaceWithin(own: BrandLines, waiting: number): void {
    if (longestLine(own).length <= waiting + 1) throw this.overloaded();
    this.displaceNewest(own);
  }

  private displaceNewest(of: BrandLines): void {
    const { group, length } = longestLine(of);
    const waiter = of.lines.get(group)?.pop();
    if (length === 1) of.lines.delete(group);
    of.count -= 1;
    this.waitingCount -= 1;
    waiter?.refuse(this.overloaded());
  }

  private startNext(): void {
    const [next] = this.brands;
    if (next === undefined) {
      this.running -= 1;
      return;
    }
    const [brand, own] = next;
    const waiter = takeTurn(own);
    // The brand queues up behind the others.
    this.brands.delete(brand);
    if (own.count > 0) this.brands.set(brand, own);
    this.waitingCount -= 1;
    waiter?.start();
  }

  private overloaded(): Problem {
    return new Problem('OVERLOADED', { retryAfterSeconds: this.options.retryAfterSeconds });
  }
}

/** The first call of the group whose turn it is; the group queues up behind the others. */
function takeTurn(own: BrandLines): Waiter | undefined {
  const [next] = own.lines;
  if (next === undefined) return undefined;
  const [group, line] = next;
  const waiter = line.shift();
  own.lines.delete(group);
  if (line.length > 0) own.lines.set(group, line);
  own.count -= 1;
  return waiter;
}

/** Of lines as long as each other it is the one whose turn is last. */
function longestLine({ lines }: BrandLines): { group: string; length: number } {
  let longest = { group: '', length: 0 };
  for (const [group, { length }] of lines)
    if (length >= longest.length) longest = { group, length };
  return longest;
}
