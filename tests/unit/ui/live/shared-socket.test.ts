import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LiveFrame } from '#ui/live/live-frame.ts';
import { sharedSocket, type SharedSocket } from '#ui/live/shared-socket.ts';

/** Sockets as the page makes them; the test is the server. */
class FakeSocket extends EventTarget {
  static readonly OPEN = 1;
  static made: FakeSocket[] = [];
  readyState = 0;
  readonly sent: { kind: string; topic: string; seen: unknown }[] = [];

  constructor() {
    super();
    FakeSocket.made.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  open(): void {
    this.readyState = 1;
    this.dispatchEvent(new Event('open'));
  }

  tell(frame: object): void {
    this.dispatchEvent(Object.assign(new Event('message'), { data: JSON.stringify(frame) }));
  }

  close(code = 1006, reason = ''): void {
    this.readyState = 3;
    this.dispatchEvent(Object.assign(new Event('close'), { code, reason }));
  }
}

/** One lock a name, handed on when its holder lets go. */
function fakeLocks() {
  const waiting = new Map<string, (() => Promise<void>)[]>();
  const next = async (name: string): Promise<void> => {
    const queue = waiting.get(name) ?? [];
    const [first] = queue;
    if (first === undefined) return;
    await first();
    queue.shift();
    await next(name);
  };
  return {
    request(name: string, { signal }: { signal: AbortSignal }, work: () => Promise<void>) {
      const queue = waiting.get(name) ?? [];
      waiting.set(name, queue);
      queue.push(() => (signal.aborted ? Promise.resolve() : work()));
      if (queue.length === 1) void next(name);
      return new Promise<void>(() => undefined);
    },
  };
}

const STATE = { kind: 'state', topic: 'balance', seen: ['run', 7], state: { availableMicro: '5' } };

describe('one socket for all tabs', () => {
  const tabs: SharedSocket[] = [];
  let heard: LiveFrame[][];
  let blocked: boolean[];

  function openTab(): SharedSocket {
    const frames: LiveFrame[] = [];
    heard.push(frames);
    const tab = sharedSocket('ws://x/ws', 'member 1', {
      onFrame: (frame) => frames.push(frame),
      onBlocked: (isBlocked) => blocked.push(isBlocked),
    });
    tabs.push(tab);
    return tab;
  }
  const last = (): FakeSocket => {
    const socket = FakeSocket.made.at(-1);
    if (socket === undefined) throw new Error('no socket was made');
    return socket;
  };

  beforeEach(() => {
    heard = [];
    blocked = [];
    FakeSocket.made = [];
    vi.stubGlobal('WebSocket', FakeSocket);
    vi.stubGlobal('navigator', { locks: fakeLocks() });
    vi.stubGlobal('addEventListener', () => undefined);
    vi.stubGlobal('removeEventListener', () => undefined);
  });
  afterEach(() => {
    for (const tab of tabs.splice(0)) tab.close();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  it('a second tab hears through the first, also what was said before it asked', async () => {
    const first = openTab();
    first.want(['balance']);
    await vi.waitFor(() => expect(FakeSocket.made).toHaveLength(1));
    last().open();
    last().tell(STATE);
    const second = openTab();
    second.want(['balance', 'inbox']);
    await vi.waitFor(() => expect(heard[1]).toEqual([STATE]));
    expect(FakeSocket.made).toHaveLength(1);
    expect(last().sent.map(({ topic }) => topic)).toEqual(['balance', 'inbox']);
    last().tell({ ...STATE, seen: ['run', 8] });
    await vi.waitFor(() => expect(heard[1]).toHaveLength(2));
  });

  it('when the first tab closes the next one takes over with a socket of its own', async () => {
    openTab().want(['balance']);
    await vi.waitFor(() => expect(FakeSocket.made).toHaveLength(1));
    openTab().want(['inbox']);
    tabs[0]?.close();
    await vi.waitFor(() => expect(FakeSocket.made).toHaveLength(2));
    last().open();
    expect(last().sent.map(({ topic }) => topic)).toEqual(['inbox']);
  });

  it('comes back with the last number, later each time, and tells when sockets are blocked', async () => {
    vi.useFakeTimers();
    vi.spyOn(Math, 'random').mockReturnValue(1);
    vi.stubGlobal('navigator', {});
    openTab().want(['balance']);
    last().open();
    last().tell(STATE);
    last().close();
    await vi.advanceTimersByTimeAsync(499);
    expect(FakeSocket.made).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(2);
    expect(FakeSocket.made).toHaveLength(2);
    last().open();
    expect(last().sent).toEqual([{ kind: 'join', topic: 'balance', seen: ['run', 7] }]);
    blocked = [];
    for (let tried = 0; tried < 4; tried += 1) {
      last().close();
      await vi.advanceTimersByTimeAsync(30_000);
    }
    expect(blocked).toEqual([true]);
    last().open();
    expect(blocked).toEqual([true, false]);
  });

  it('a connection that has gone silent is given up', async () => {
    vi.useFakeTimers();
    vi.stubGlobal('navigator', {});
    openTab().want(['balance']);
    last().open();
    last().tell({ kind: 'beat' });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(FakeSocket.made).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(6_000);
    expect(FakeSocket.made).toHaveLength(2);
  });

  it('after the end of the session nothing is tried again', async () => {
    vi.useFakeTimers();
    vi.stubGlobal('navigator', {});
    openTab().want(['balance']);
    last().open();
    last().close(4401, 'replaced');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(heard[0]).toEqual([{ kind: 'ended', reason: 'replaced' }]);
    expect(FakeSocket.made).toHaveLength(1);
  });
});
