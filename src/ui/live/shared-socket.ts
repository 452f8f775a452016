import { newIdempotencyKey } from '#contract/client.ts';
import type { TopicName } from '#contract/topic.ts';
import type { LiveFrame } from './live-frame.ts';
import { type ReconnectingSocket, reconnectingSocket } from './reconnecting-socket.ts';

/** What tabs tell each other; `from` is the tab. */
type TabMessage =
  | { kind: 'leads' }
  | { kind: 'wants'; from: string; topics: readonly TopicName[] }
  | { kind: 'frame'; frame: LiveFrame }
  | { kind: 'blocked'; blocked: boolean };

export interface SharedSocketEvents {
  onFrame: (frame: LiveFrame) => void;
  onBlocked: (blocked: boolean) => void;
}

export interface SharedSocket {
  want(topics: readonly TopicName[]): void;
  close(): void;
}

/**
 * One socket for all tabs of a browser: the tab that holds the lock has it and passes on what it
 * hears; when that tab closes, the next one takes over. Where a browser has no locks or no channel
 * each tab has its own.
 * @param owner whose tabs share, for example `member 42`
 */
export function sharedSocket(url: string, owner: string, events: SharedSocketEvents): SharedSocket {
  const tab = newIdempotencyKey();
  const stop = new AbortController();
  const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel(`live ${owner}`) : null;
  const say = (message: TabMessage): void => {
    // A channel has one origin; windows alone want it named.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    if (!stop.signal.aborted) channel?.postMessage(message);
  };
  /** Topics by tab, this one included. */
  const wants = new Map<string, readonly TopicName[]>([[tab, []]]);
  const last = new Map<TopicName, LiveFrame>();
  let socket: ReconnectingSocket | null = null;

  function lead(): void {
    socket = reconnectingSocket(url, {
      onFrame: (frame) => {
        if (frame.kind === 'state') last.set(frame.topic, frame);
        events.onFrame(frame);
        if (frame.kind !== 'beat') say({ kind: 'frame', frame });
      },
      onBlocked: (blocked) => {
        events.onBlocked(blocked);
        say({ kind: 'blocked', blocked });
      },
    });
    tellSocket();
    say({ kind: 'leads' });
  }

  function tellSocket(): void {
    socket?.want(new Set([...wants.values()].flat()));
  }

  function hear({ data }: MessageEvent<TabMessage>): void {
    if (data.kind === 'leads') say({ kind: 'wants', from: tab, topics: wants.get(tab) ?? [] });
    if (data.kind === 'frame') events.onFrame(data.frame);
    if (data.kind === 'blocked') events.onBlocked(data.blocked);
    if (data.kind === 'wants' && socket !== null) {
      wants.set(data.from, data.topics);
      tellSocket();
      // What had been said before the tab asked.
      for (const topic of data.topics) {
        const frame = last.get(topic);
        if (frame !== undefined) say({ kind: 'frame', frame });
      }
    }
  }

  channel?.addEventListener('message', hear);
  if (channel === null || navigator.locks === undefined) lead();
  else {
    navigator.locks
      .request(`live ${owner}`, { signal: stop.signal }, async () => {
        lead();
        await new Promise((resolve) => {
          stop.signal.addEventListener('abort', resolve);
        });
      })
      // Given up before it was this tab's turn.
      .catch(() => undefined);
  }
  return {
    want(topics) {
      wants.set(tab, topics);
      tellSocket();
      if (socket === null) say({ kind: 'wants', from: tab, topics });
      else for (const topic of topics) deliverLast(topic);
    },
    close() {
      if (socket === null) say({ kind: 'wants', from: tab, topics: [] });
      stop.abort();
      socket?.close();
      channel?.close();
    },
  };

  /** A topic that another tab had asked for is here already. */
  function deliverLast(topic: TopicName): void {
    const frame = last.get(topic);
    if (frame !== undefined) events.onFrame(frame);
  }
}
