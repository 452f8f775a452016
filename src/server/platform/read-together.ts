/** A statement with more keys than this would hold its connection for longer than it saves others. */
const MAX_KEYS = 256;
/** Reads under way at once; what is asked for meanwhile goes together in the next one. */
const MAX_READS = 2;

interface Waiting<Value> {
  readonly promise: Promise<Value | null>;
  readonly resolve: (value: Value | null) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Looks rows up by key, many in one statement: no timer, a free read takes what waits. What is answered
 * was read after it was asked for.
 */
export class ReadTogether<Value> {
  private readonly read: (keys: readonly string[]) => Promise<ReadonlyMap<string, Value>>;
  private waiting = new Map<string, Waiting<Value>>();
  private reads = 0;
  private scheduled = false;

  /** @param read finds what there is of the keys, in one statement */
  constructor(read: (keys: readonly string[]) => Promise<ReadonlyMap<string, Value>>) {
    this.read = read;
  }

  /** @returns null where there is no such row; rejects as the read of its batch does. */
  get(key: string): Promise<Value | null> {
    const same = this.waiting.get(key);
    if (same !== undefined) return same.promise;
    let resolve: Waiting<Value>['resolve'] = () => undefined;
    let reject: Waiting<Value>['reject'] = () => undefined;
    const promise = new Promise<Value | null>((settle, fail) => {
      resolve = settle;
      reject = fail;
    });
    this.waiting.set(key, { promise, resolve, reject });
    this.schedule();
    return promise;
  }

  /** Once this turn of the event loop has brought in what it has. */
  private schedule(): void {
    if (this.scheduled || this.reads >= MAX_READS || this.waiting.size === 0) return;
    this.scheduled = true;
    setImmediate(() => {
      this.scheduled = false;
      void this.readWaiting();
    });
  }

  private async readWaiting(): Promise<void> {
    const batch = [...this.waiting].slice(0, MAX_KEYS);
    for (const [key] of batch) this.waiting.delete(key);
    this.reads += 1;
    this.schedule();
    try {
      const found = await this.read(batch.map(([key]) => key));
      for (const [key, { resolve }] of batch) resolve(found.get(key) ?? null);
    } catch (error) {
      for (const [, { reject }] of batch) reject(error);
    }
    this.reads -= 1;
    this.schedule();
  }
}
