import { Problem } from './problem.ts';

export interface FairQueueOptions {
  /** Pieces of work that run at the same time. */
  readonly atOnce: number;
  /** Waiting places in all. */
  readonly maxWaiting: number;
  /** Waiting places that one group may take; the others are reserved for other groups. */
  readonly maxWaitingPerGroup: number;
  readonly retryAfterSeconds: number;
}

interface Waiter {
  readonly start: () => void;
  readonly refuse: (problem: Problem) => void;
}

/**
 * Bounds expensive work and shares it fairly between groups of callers (addresses): groups take
 * turns, however many calls each has waiting. When every place is taken, a newcomer from a group
 * with fewer calls displaces the newest call of the group with the most, so that a flood is
 * refused at its source.
 */
export class FairQueue {
  private readonly options: FairQueueOptions;
  /** Waiting calls by group, in the order in which the groups get their turn. */
  private readonly lines = new Map<string, Waiter[]>();
  private waitingCount = 0;
  private running = 0;

  constructor(options: FairQueueOptions) {
    this.options = options;
  }

  /** Whether nobody waits. */
  get isIdle(): boolean {
    return this.waitingCount === 0;
  }

  /** @throws Problem OVERLOADED when the group, or the whole queue, has no waiting place left. */
  async run<T>(group: string, work: () => Promise<T>): Promise<T> {
    if (this.running >= this.options.atOnce) await this.wait(group);
    else this.running += 1;
    try {
      return await work();
    } finally {
      this.startNext();
    }
  }

  private wait(group: string): Promise<void> {
    const line = this.lines.get(group) ?? [];
    if (line.length >= this.options.maxWaitingPerGroup) throw this.overloaded();
    if (this.waitingCount >= this.options.maxWaiting) this.displaceFor(line.length);
    return new Promise((start, refuse) => {
      line.push({ start, refuse });
      this.lines.set(group, line);
      this.waitingCount += 1;
    });
  }

  private displaceFor(newcomers: number): void {
    let longest: Waiter[] = [];
    for (const line of this.lines.values()) if (line.length > longest.length) longest = line;
    if (longest.length <= newcomers + 1) throw this.overloaded();
    this.waitingCount -= 1;
    longest.pop()?.refuse(this.overloaded());
  }

  private startNext(): void {
    const [next] = this.lines;
    if (next === undefined) {
      this.running -= 1;
      return;
    }
    const [group, line] = next;
    const waiter = line.shift();
    // The group queues up behind the others.
    this.lines.delete(group);
    if (line.length > 0) this.lines.set(group, line);
    this.waitingCount -= 1;
    waiter?.start();
  }

  private overloaded(): Problem {
    return new Problem('OVERLOADED', { retryAfterSeconds: this.options.retryAfterSeconds });
  }
}
