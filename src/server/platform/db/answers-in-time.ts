const PING_TIMEOUT_MS = 2_000;

/** Resolves when the database has answered; rejects when it has not within 2 s. */
export async function answersInTime(answer: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(
      () => reject(new Error('the database did not answer in 2 s')),
      PING_TIMEOUT_MS,
    );
  });
  try {
    await Promise.race([answer, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
