import DataLoader from 'dataloader';

/** A statement with more keys than this would hold its connection for longer than it saves others. */
const MAX_KEYS = 256;
/** Reads under way at once; keys requested meanwhile share the next one. */
const MAX_READS = 2;

/**
 * Looks up rows by key, many in one statement, without a timer: a batch is read when a read is free.
 * Nothing is cached: an answer was read after it was asked for.
 * @param read finds the existing rows of the keys, in one statement
 * @returns the row of a key, null when there is none; rejects as the read of its batch does
 */
export function readTogether<Value>(
  read: (keys: readonly string[]) => Promise<ReadonlyMap<string, Value>>,
): (key: string) => Promise<Value | null> {
  const batches: (() => void)[] = [];
  let reads = 0;
  let scheduled = false;

  /** Starts one batch after this turn of the event loop, so that it has all keys of the turn. */
  function schedule(): void {
    if (scheduled || reads >= MAX_READS || batches.length === 0) return;
    scheduled = true;
    setImmediate(() => {
      scheduled = false;
      reads += 1;
      batches.shift()?.();
      schedule();
    });
  }

  const loader = new DataLoader<string, Value | null>(
    async (keys) => {
      // Only a batch that waits shares its answers.
      for (const key of keys) loader.clear(key);
      try {
        const found = await read(keys);
        return keys.map((key) => found.get(key) ?? null);
      } finally {
        reads -= 1;
        schedule();
      }
    },
    {
      maxBatchSize: MAX_KEYS,
      batchScheduleFn(dispatch) {
        batches.push(dispatch);
        schedule();
      },
    },
  );
  return (key) => loader.load(key);
}
