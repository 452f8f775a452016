/** Resolves as `answer` does; rejects when it has not within `ms`. */
export async function answersWithin<T>(answer: Promise<T>, ms: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      // After a pause of this process the answer may have arrived unread: read it first.
      setImmediate(() => setImmediate(() => reject(new Error(`no answer in ${ms} ms`))));
    }, ms);
  });
  try {
    return await Promise.race([answer, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
