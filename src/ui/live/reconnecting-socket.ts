import type { TopicName } from '#contract/topic.ts';
import { endOfSession, type LiveFrame, readLiveFrame } from './live-frame.ts';

/** First and longest pause before another attempt, each between half and all of it. */
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 30_000;
/** The server gives a sign of life every 25 seconds. */
const SILENCE_MS = 65_000;
/** Attempts that never opened, after which a network is taken for one that lets no socket through. */
const BLOCKED_AFTER = 4;

export interface SocketEvents {
  onFrame: (frame: LiveFrame) => void;
  /** Sockets are blocked here, or no longer. */
  onBlocked: (blocked: boolean) => void;
}

export interface ReconnectingSocket {
  /** The topics to be joined from now on. */
  want(topics: ReadonlySet<TopicName>): void;
  close(): void;
}

/** A socket that comes back by itself, with the numbers it has last seen. */
export function reconnectingSocket(url: string, events: SocketEvents): ReconnectingSocket {
  const seen = new Map<TopicName, readonly [string, number]>();
  const joined = new Set<TopicName>();
  let wanted: ReadonlySet<TopicName> = new Set();
  let socket: WebSocket | null = null;
  let failures = 0;
  let closed = false;
  let pause: ReturnType<typeof setTimeout> | undefined;
  let silence: ReturnType<typeof setTimeout> | undefined;

  function open(): void {
    clearTimeout(pause);
    const current = new WebSocket(url);
    socket = current;
    current.addEventListener('open', () => {
      failures = 0;
      events.onBlocked(false);
      listenForSilence();
      join();
    });
    current.addEventListener('message', ({ data }) => {
      listenForSilence();
      const frame = readLiveFrame(String(data));
      if (frame === null) return;
      if (frame.kind === 'state') seen.set(frame.topic, frame.seen);
      events.onFrame(frame);
    });
    current.addEventListener('close', ({ code, reason }) => {
      if (socket === current) lost(endOfSession(code, reason));
    });
  }

  function lost(end: ReturnType<typeof endOfSession>): void {
    socket = null;
    joined.clear();
    clearTimeout(silence);
    if (closed) return;
    if (end !== null) {
      closed = true;
      events.onFrame({ kind: 'ended', reason: end });
      return;
    }
    failures += 1;
    if (failures >= BLOCKED_AFTER) events.onBlocked(true);
    const longest = Math.min(FIRST_PAUSE_MS * 2 ** (failures - 1), LONGEST_PAUSE_MS);
    // Clients that were lost together must not come back together.
    pause = setTimeout(open, longest * (0.5 + Math.random() / 2));
  }

  function listenForSilence(): void {
    clearTimeout(silence);
    silence = setTimeout(() => {
      const dead = socket;
      // A dead network does not close what it has lost.
      lost(null);
      dead?.close();
    }, SILENCE_MS);
  }

  function join(): void {
    if (socket?.readyState !== WebSocket.OPEN) return;
    for (const topic of wanted) {
      if (joined.has(topic)) continue;
      joined.add(topic);
      socket.send(JSON.stringify({ kind: 'join', topic, seen: seen.get(topic) ?? null }));
    }
    for (const topic of joined) {
      if (wanted.has(topic)) continue;
      joined.delete(topic);
      seen.delete(topic);
      socket.send(JSON.stringify({ kind: 'leave', topic }));
    }
  }

  /** Back from sleep or from a tunnel: at once instead of after the pause. */
  function retryNow(): void {
    if (socket === null && !closed) open();
  }

  globalThis.addEventListener('online', retryNow);
  open();
  return {
    want(topics) {
      wanted = topics;
      join();
    },
    close() {
      closed = true;
      clearTimeout(pause);
      clearTimeout(silence);
      globalThis.removeEventListener('online', retryNow);
      socket?.close();
    },
  };
}
