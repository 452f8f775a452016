import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { setTimeout as pause } from 'node:timers/promises';
import type { FeedMessage } from '#domain/sports/feed/message.ts';
import type { Log } from '../../../platform/log.ts';
import type { Feed, TakeMessage } from './feed.ts';
import { readMessage } from './read-message.ts';

/** A broken connection is opened again after so long. */
const AGAIN_MS = 1_000;
/** Letters of an unreadable line that are logged. */
const SHOWN = 200;

/**
 * The feed of a server elsewhere: `GET /messages` sends a line of JSON for each message for as long as it is open, and
 * `GET /recovery?request=` sends what a node has to know. A connection that was broken is a gap.
 */
export class HttpFeed implements Feed {
  private readonly address: string;
  private readonly now: () => number;
  private readonly log: Log;
  private readonly ended = new AbortController();
  private readonly running = new Set<Promise<void>>();
  private readonly producers = new Set<string>();
  private take: TakeMessage = () => undefined;
  /** The recovery that was asked for last. */
  private wanted = '';

  constructor(address: string, { now, log }: { now: () => number; log: Log }) {
    this.address = address;
    this.now = now;
    this.log = log;
  }

  open(take: TakeMessage): void {
    this.take = take;
    this.run(this.follow());
  }

  poll(): void {
    // Its messages come by themselves.
  }

  recover(request: string): void {
    this.wanted = request;
    this.run(this.recoverUntilDone(request));
  }

  async close(): Promise<void> {
    this.ended.abort();
    await Promise.all(this.running);
  }

  private async follow(): Promise<void> {
    while (!this.ended.signal.aborted) {
      await this.readOrWait('/messages');
      this.gap();
    }
  }

  /** Another recovery takes the place of one that is not done. */
  private async recoverUntilDone(request: string): Promise<void> {
    const query = new URLSearchParams({ request }).toString();
    let isDone = false;
    while (!isDone && this.wanted === request && !this.ended.signal.aborted) {
      isDone = await this.readOrWait(`/recovery?${query}`);
    }
  }

  /** @returns whether it was read to its end */
  private async readOrWait(path: string): Promise<boolean> {
    const { signal } = this.ended;
    try {
      await this.read(path);
      return true;
    } catch (error) {
      if (signal.aborted) return false;
      this.log.warn({ err: error, path }, 'the feed is not heard');
      await pause(AGAIN_MS, undefined, { signal }).catch(() => undefined);
      return false;
    }
  }

  private async read(path: string): Promise<void> {
    const answer = await fetch(new URL(path, this.address), { signal: this.ended.signal });
    if (!answer.ok || answer.body === null) throw new Error(`the feed answers ${answer.status}`);
    // What was sent before this connection is lost.
    if (path === '/messages') this.gap();
    const input = Readable.fromWeb(answer.body as ReadableStream);
    for await (const line of createInterface({ input, crlfDelay: Infinity })) {
      const message = readMessage(line);
      if (message === null) this.log.warn({ line: line.slice(0, SHOWN) }, 'the feed is unreadable');
      else this.hear(message);
    }
  }

  private hear(message: FeedMessage): void {
    this.producers.add(message.producer);
    this.take(message);
  }

  private gap(): void {
    for (const producer of this.producers) {
      this.take({ kind: 'alive', producer, at: this.now(), subscribed: false });
    }
  }

  private run(work: Promise<void>): void {
    const kept = work.finally(() => this.running.delete(kept));
    this.running.add(kept);
  }
}
