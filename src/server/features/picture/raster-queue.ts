import type { Log } from '../../platform/log.ts';

/** What waits beyond this is forgotten, and asked for again by the next visitor. */
const MAX_WAITING = 2_000;

export interface RasterWork {
  readonly name: string;
  readonly make: () => Promise<void>;
}

/**
 * Makes pictures one at a time, those that somebody looks at before those made ahead. Rests after
 * each ahead-of-time one for as long as it took, so that half a core is the most it costs.
 */
export class RasterQueue {
  private readonly log: Log;
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
    this.working ??= this.workOff().finally(() => {
      this.working = null;
    });
  }

  get waiting(): number {
    return this.wanted.size + this.ahead.size;
  }

  /** Lets what is being made end, and forgets the rest. */
  async close(): Promise<void> {
    this.closed = true;
    this.wanted.clear();
    this.ahead.clear();
    await this.working;
  }

  private async workOff(): Promise<void> {
    for (;;) {
      const line = this.wanted.size > 0 ? this.wanted : this.ahead;
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
