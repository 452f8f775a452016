import { Socket } from 'node:net';

/** A statement that has no answer after this long makes the watch ask whether the database is there. */
const SUSPECT_MS = 500;
/** Between two probes while statements are slow and the database answers. */
const PROBE_AGAIN_MS = 700;
/** Between two probes while the database is unreachable: they overlap, so that recovery is quick. */
const RETRY_MS = 500;
const TICK_MS = 100;

/** One connection, as the watch sees it. */
export interface Line {
  readonly socket: Socket;
  /** Since when it waits for an answer, in `performance.now()` time; null while it waits for none. */
  waitingSince: number | null;
}

export interface LineWatchOptions {
  /** Opens a fresh connection and asks something; resolves when anything is answered, rejects in time. */
  probe: () => Promise<void>;
  onError: (error: Error) => void;
}

/**
 * Finds out that a database stays silent although its connections are open, as when the line
 * between breaks or the server hangs. TCP would wait for a quarter of an hour, and a time limit on
 * statements cannot tell a slow statement from a dead line: so when a statement waits, a fresh
 * connection is tried. If that has no answer either, every connection is destroyed, whose
 * statements then fail, and new ones fail at once until a probe succeeds. A destroyed connection is
 * never used again: a late answer would reach another statement.
 */
export class LineWatch {
  private readonly options: LineWatchOptions;
  private readonly lines = new Set<Line>();
  private readonly timer: NodeJS.Timeout;
  private isDown = false;
  private probing = 0;
  private nextProbeAt = 0;
  private answeredAt = 0;

  constructor(options: LineWatchOptions) {
    this.options = options;
    this.timer = setInterval(() => this.look(), TICK_MS).unref();
  }

  /** A socket for a new connection; it breaks at once while the database is unreachable. */
  open(): Line {
    const socket = new WatchedSocket(() => {
      line.waitingSince = performance.now();
      return this.isDown ? unreachable() : null;
    });
    const line: Line = { socket, waitingSince: null };
    this.lines.add(line);
    socket.on('close', () => this.lines.delete(line));
    return line;
  }

  close(): void {
    clearInterval(this.timer);
  }

  private look(): void {
    const now = performance.now();
    if (now < this.nextProbeAt) return;
    const isSuspect =
      this.isDown ||
      (this.probing === 0 &&
        [...this.lines].some(
          ({ waitingSince }) => waitingSince !== null && now - waitingSince > SUSPECT_MS,
        ));
    if (!isSuspect) return;
    this.nextProbeAt = now + RETRY_MS;
    void this.probeOnce();
  }

  private async probeOnce(): Promise<void> {
    this.probing += 1;
    const since = performance.now();
    try {
      await this.options.probe();
      this.isDown = false;
      this.answeredAt = performance.now();
      this.nextProbeAt = this.answeredAt + PROBE_AGAIN_MS;
    } catch (error) {
      // A probe that began before the last answer says nothing about now.
      if (!this.isDown && since > this.answeredAt) this.giveUp(error);
    } finally {
      this.probing -= 1;
    }
  }

  private giveUp(cause: unknown): void {
    this.isDown = true;
    this.nextProbeAt = 0;
    const error = unreachable(cause);
    this.options.onError(error);
    for (const { socket } of this.lines) socket.destroy(error);
  }
}

class WatchedSocket extends Socket {
  private readonly onConnect: () => Error | null;

  constructor(onConnect: () => Error | null) {
    super();
    this.onConnect = onConnect;
  }

  override connect(...target: unknown[]): this {
    const refusal = this.onConnect();
    if (refusal === null) return Reflect.apply(super.connect, this, target) as this;
    process.nextTick(() => this.destroy(refusal));
    return this;
  }
}

/** As the network reports a peer that is gone, so that it is answered DATABASE_UNAVAILABLE. */
export function unreachable(cause?: unknown): Error {
  const error = new Error('the database does not answer', { cause });
  return Object.assign(error, { code: 'ETIMEDOUT', syscall: 'read' });
}
