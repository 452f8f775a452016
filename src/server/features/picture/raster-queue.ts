import type { Log } from '../../platform/log.ts';
import { Problem } from '../../platform/problem.ts';

/** What waits beyond this is forgotten, and asked for again by the next visitor. */
const MAX_WAITING = 2_000;

/** Uploads that wait: some 3 s each. */
const MAX_BROUGHT = 8;

export interface RasterWork {
  readonly name: string;
  readonly make: () => Promise<void>;
}

/**
 * Makes pictures one at a time: uploads first, since a member of staff waits for the answer, then
 * those that a visitor looks at, then those made ahead of time. Rests after each of the last for as
 * long as it took, so that half a core is the most they cost.
 */
export class RasterQueue {
  private readonly log: Log;
  private readonly brought = new Map<string, RasterWork>();
  private readonly broughtAnswers = new Map<string, Promise<unknown>>();
  private readonly refusals = new Map<string, (error: Error) => void>();
  private readonly wanted = new Map<string, RasterWork>();
  private readonly ahead = new Map<string, RasterWork>();
  private working: Promise<void> | null = null;
  private closed = false;

  constructor(log: Log) {
    this.log = log;
  }

  /** A name that already waits, or is being made, is not made twice. */
  add(work: RasterWork, when: 'wanted' | 'ahead'): void {
    if (this.closed || this.wanted.has(work.name)) return;
    const line = this[when];
    if (line.size >= MAX_WAITING) return;
    if (when === 'wanted') this.ahead.delete(work.name);
    line.set(work.name, work);
    this.work();
  }

  /**
   * Makes an uploaded picture and waits for it. Calls with the same name share one piece of work.
   * @throws Problem OVERLOADED when too many uploads wait, and what `make` throws
   */
  bring<T>(name: string, make: () => Promise<T>): Promise<T> {
    const known = this.broughtAnswers.get(name);
    if (known !== undefined) return known as Promise<T>;
    if (this.closed || this.brought.size >= MAX_BROUGHT) {
      return Promise.reject(new Problem('OVERLOADED', { retryAfterSeconds: 10 }));
    }
    const answer = new Promise<T>((resolve, reject) => {
      this.brought.set(name, { name, make: () => make().then(resolve, reject) });
      this.refusals.set(name, reject);
    }).finally(() => {
      this.broughtAnswers.delete(name);
      this.refusals.delete(name);
    });
    this.broughtAnswers.set(name, answer);
    this.work();
    return answer;
  }

  get waiting(): number {
    return this.brought.size + this.wanted.size + this.ahead.size;
  }

  /** Lets what is being made end, and forgets the rest. */
  async close(): Promise<void> {
    this.closed = true;
    this.wanted.clear();
    this.ahead.clear();
    const refusal = new Problem('OVERLOADED', { retryAfterSeconds: 2 });
    for (const refuse of this.refusals.values()) refuse(refusal);
    this.brought.clear();
    await this.working;
  }

  private work(): void {
    this.working ??= this.workOff().finally(() => {
      this.working = null;
    });
  }

  private async workOff(): Promise<void> {
    for (;;) {
      const line = [this.brought, this.wanted].find(({ size }) => size > 0) ?? this.ahead;
      const [next] = line.values();
      if (next === undefined || this.closed) return;
      const began = performance.now();
      try {
        await next.make();
      } catch (error) {
        // The page goes on with the drawing itself.
        this.log.warn({ err: error, picture: next.name }, 'a picture could not be rasterised');
      }
      line.delete(next.name);
      if (line === this.ahead) await this.rest(performance.now() - began);
    }
  }

  private rest(ms: number): Promise<void> {
    return new Promise((resolve) => setTimeout(resolve, this.closed ? 0 : ms).unref());
  }
}
