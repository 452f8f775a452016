/** How long a caller waits for the single connection before it is told that the service is at its limit. */
export const ACQUIRE_TIMEOUT_MS = 10_000;

export class ConnectionTimeout extends Error {
  override name = 'ConnectionTimeout';
}

interface Waiter {
  start: () => void;
  timer: NodeJS.Timeout;
}

/**
 * First come, first served access to PGlite's one connection.
 * A wait ends with an error and not with a standstill, so that code which asks for a second
 * connection inside a transaction is found by its first test.
 */
export class ConnectionGate {
  private busy = false;
  private readonly waiting: Waiter[] = [];
  private readonly timeoutMs: number;

  constructor(timeoutMs: number = ACQUIRE_TIMEOUT_MS) {
    this.timeoutMs = timeoutMs;
  }

  acquire(): Promise<void> {
    if (!this.busy) {
      this.busy = true;
      return Promise.resolve();
    }
    return new Promise((resolve, reject) => {
      const waiter: Waiter = {
        start: resolve,
        timer: setTimeout(() => {
          this.waiting.splice(this.waiting.indexOf(waiter), 1);
          reject(new ConnectionTimeout('no database connection became free in time'));
        }, this.timeoutMs),
      };
      this.waiting.push(waiter);
    });
  }

  release(): void {
    const next = this.waiting.shift();
    if (next === undefined) {
      this.busy = false;
      return;
    }
    clearTimeout(next.timer);
    next.start();
  }

  async run<T>(work: () => Promise<T>): Promise<T> {
    await this.acquire();
    try {
      return await work();
    } finally {
      this.release();
    }
  }
}
