import type { Topic, TopicOwner } from './topic.ts';

/** Somebody who is told a stream's state. */
export interface Listener {
  send(frame: Buffer): void;
}

/** What a client has last seen of a stream: the node's mark and the event's number. */
export type Seen = readonly [mark: string, number: number];

export interface StreamDependencies {
  /** Names this run of this node: numbers of another one say nothing here. */
  readonly mark: string;
  /** Bounds how many states are read at once. */
  readonly read: (work: () => Promise<unknown>) => Promise<unknown>;
  readonly nextNumber: () => number;
  readonly failed: (error: unknown, topic: string) => void;
  /** Tests check each state against its schema. */
  readonly check: (topic: string, state: unknown) => void;
}

const RETRY_MS = 1_000;

/**
 * One topic of one owner while somebody listens. A state is read once and written out once however
 * many listen, and each one that was told has a number: who returns with the last number has missed
 * nothing, and anybody else is told the state as it is.
 */
export class Stream {
  readonly listeners = new Set<Listener>();
  private readonly topic: Topic;
  readonly owner: TopicOwner;
  private readonly deps: StreamDependencies;
  private number: number;
  private frame: Buffer | null = null;
  private text = '';
  private reading = false;
  private again = false;
  private timer: NodeJS.Timeout | null = null;

  constructor(topic: Topic, owner: TopicOwner, deps: StreamDependencies) {
    this.topic = topic;
    this.owner = owner;
    this.deps = deps;
    this.number = deps.nextNumber();
  }

  get name(): Topic['name'] {
    return this.topic.name;
  }

  /** Adds a listener and tells it what it has not seen. */
  join(listener: Listener, seen: Seen | null): void {
    this.listeners.add(listener);
    if (this.frame === null) {
      // A read that is under way is for this listener too.
      if (!this.reading) void this.refresh();
      return;
    }
    const isCurrent = seen !== null && seen[0] === this.deps.mark && seen[1] === this.number;
    if (!isCurrent) listener.send(this.frame);
  }

  /** The state has changed: tells it after the topic's pause, changes meanwhile included. */
  changed(): void {
    if (this.topic.settleMs === 0) return void this.refresh();
    if (this.timer !== null) return;
    this.timer = setTimeout(() => {
      this.timer = null;
      void this.refresh();
    }, this.topic.settleMs).unref();
  }

  close(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
  }

  /** Reads the state and tells it; a change while it is read is read again. */
  private async refresh(): Promise<void> {
    this.again = true;
    if (this.reading) return;
    this.reading = true;
    try {
      while (this.again && this.listeners.size > 0) {
        this.again = false;
        this.tell(await this.deps.read(() => this.topic.read(this.owner)));
      }
    } catch (error) {
      this.deps.failed(error, this.topic.name);
      this.timer ??= setTimeout(() => {
        this.timer = null;
        void this.refresh();
      }, RETRY_MS).unref();
    } finally {
      this.reading = false;
    }
  }

  private tell(state: unknown): void {
    this.deps.check(this.topic.name, state);
    const text = JSON.stringify(state);
    if (this.frame !== null && text === this.text) return;
    this.text = text;
    this.number = this.deps.nextNumber();
    const head = { kind: 'state', topic: this.topic.name, seen: [this.deps.mark, this.number] };
    this.frame = Buffer.from(`${JSON.stringify(head).slice(0, -1)},"state":${text}}`);
    for (const listener of this.listeners) listener.send(this.frame);
  }
}
