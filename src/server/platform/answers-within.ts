/** How often time is counted: what passes between two counts beyond this was a pause of this process. */
const COUNT_MS = 50;

/**
 * Resolves as `answer` does; rejects when it has not within `ms` in which this process ran. While it
 * stood still, by a long calculation or for want of a processor, no answer could be read.
 */
export async function answersWithin<T>(answer: Promise<T>, ms: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    let left = ms;
    let since = performance.now();
    timer = setInterval(
      () => {
        const now = performance.now();
        left -= Math.min(now - since, 2 * COUNT_MS);
        since = now;
        if (left > 0) return;
        clearInterval(timer);
        // The answer may have arrived unread: read it first.
        setImmediate(() => setImmediate(() => reject(new Error(`no answer in ${ms} ms`))));
      },
      Math.min(COUNT_MS, ms),
    );
  });
  try {
    return await Promise.race([answer, timeout]);
  } finally {
    clearInterval(timer);
  }
}
