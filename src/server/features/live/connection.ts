import type { WebSocket } from 'ws';
import type { ErrorCode } from '#contract/error-code.ts';
import type { TopicName } from '#contract/topic.ts';
import type { LiveStreams } from '../../platform/live/live.ts';
import type { Listener, Stream } from '../../platform/live/stream.ts';
import { Problem } from '../../platform/problem.ts';
import type { Ended } from '../../platform/session/find-session.ts';
import { readFrame } from './client-frame.ts';
import { type Audience, topicOwners } from './topic-owners.ts';

/** A reader that leaves more than this unread is gone, or cannot keep up. */
const MAX_UNSENT_BYTES = 262_144;
/** Frames in ten seconds; a page joins each of its topics once. */
const MAX_FRAMES = 60;
const FRAME_WINDOW_MS = 10_000;
/** Refusals after which a connection is closed. */
const MAX_REFUSALS = 8;

/** Close codes: the first three are the protocol's, 4401 is ours. */
export const CLOSE = { policy: 1008, restart: 1012, tryLater: 1013, sessionEnded: 4401 } as const;

/** Who is at the other end, and how long the session lasts without another call. */
export interface SocketOwner extends Audience {
  /** null: a visitor, whose socket ends with nothing. */
  readonly tokenHash: string | null;
  readonly runsOutAt: number;
  /** The network that limits count as one. */
  readonly group: string;
}

export interface ConnectionDependencies {
  readonly live: Pick<LiveStreams, 'join' | 'leave'>;
  readonly brandIds: () => readonly string[];
  readonly refused: (code: ErrorCode) => void;
  readonly dropped: (why: 'slow' | 'silent' | 'refusals') => void;
}

/** One socket: what it has joined, and how it has behaved. */
export class Connection implements Listener {
  readonly socket: WebSocket;
  readonly owner: SocketOwner;
  /** Moved on while the session is used. */
  runsOutAt: number;
  /** The end that the player was warned of; 0: none. */
  warnedOf = 0;
  private readonly deps: ConnectionDependencies;
  private readonly joined = new Map<TopicName, readonly Stream[]>();
  private answered = true;
  private frames = 0;
  private windowFrom = 0;
  private refusals = 0;

  constructor(socket: WebSocket, owner: SocketOwner, deps: ConnectionDependencies) {
    this.socket = socket;
    this.owner = owner;
    this.runsOutAt = owner.runsOutAt;
    this.deps = deps;
    socket.on('pong', () => {
      this.answered = true;
    });
    socket.on('message', (data: Buffer, isBinary) => {
      this.take(isBinary ? '' : String(data));
    });
  }

  send(frame: Buffer): void {
    const { socket } = this;
    if (socket.readyState !== socket.OPEN) return;
    if (socket.bufferedAmount > MAX_UNSENT_BYTES) {
      this.deps.dropped('slow');
      socket.terminate();
      return;
    }
    socket.send(frame, AS_TEXT);
  }

  tell(frame: object): void {
    this.send(Buffer.from(JSON.stringify(frame)));
  }

  /** Asks for a sign of life; a connection that gave none since the last time is ended. */
  beat(frame: Buffer): void {
    if (!this.answered) {
      this.deps.dropped('silent');
      this.socket.terminate();
      return;
    }
    this.answered = false;
    this.socket.ping();
    this.send(frame);
  }

  endSession(reason: Ended['reason']): void {
    this.leaveAll();
    this.socket.close(CLOSE.sessionEnded, reason);
  }

  /** What it listened to is let go at once: a socket that is closing is told nothing more. */
  leaveAll(): void {
    for (const topic of this.joined.keys()) this.leave(topic);
  }

  private take(text: string): void {
    if (this.socket.readyState !== this.socket.OPEN) return;
    if (this.isFlood()) return this.refuse('RATE_LIMITED');
    const frame = readFrame(text);
    if (typeof frame === 'string') return this.refuse(frame);
    if (frame.kind === 'leave') return this.leave(frame.topic);
    if (this.joined.has(frame.topic)) return;
    try {
      const owners = topicOwners(frame.topic, this.owner, this.deps.brandIds());
      // Numbers tell of one stream; staff have one for each brand.
      const seen = owners.length === 1 ? frame.seen : null;
      this.joined.set(
        frame.topic,
        owners.map((owner) => this.deps.live.join(frame.topic, owner, this, seen)),
      );
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      this.refuse(error.code, frame.topic);
    }
  }

  private leave(topic: TopicName): void {
    for (const stream of this.joined.get(topic) ?? []) this.deps.live.leave(stream, this);
    this.joined.delete(topic);
  }

  private isFlood(): boolean {
    const now = performance.now();
    if (now - this.windowFrom > FRAME_WINDOW_MS) {
      this.windowFrom = now;
      this.frames = 0;
    }
    this.frames += 1;
    return this.frames > MAX_FRAMES;
  }

  private refuse(code: ErrorCode, topic: TopicName | null = null): void {
    this.deps.refused(code);
    this.refusals += 1;
    if (this.refusals > MAX_REFUSALS) {
      this.deps.dropped('refusals');
      this.socket.close(CLOSE.policy, code);
      return;
    }
    this.tell({ kind: 'refused', code, topic });
  }
}

const AS_TEXT = { binary: false } as const;
