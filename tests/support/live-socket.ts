import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { WebSocket } from 'ws';
import type { TopicName } from '#contract/topic.ts';
import type { TestApp } from './test-app.ts';
import { HOST } from './test-app.ts';

interface Frame {
  kind: string;
  topic?: string;
  seen?: [string, number];
  state?: unknown;
  code?: string;
  at?: string;
}

/** A client of the socket as a browser is one, which keeps what it was sent. */
export interface LiveSocket {
  readonly raw: WebSocket;
  readonly frames: Frame[];
  join(topic: string, seen?: readonly [string, number]): void;
  /** The next frame that fits, or one that has come and was not taken. @throws after five seconds */
  next(fits: (frame: Frame) => boolean): Promise<Frame>;
  /** The next state of a topic. */
  state(topic: TopicName): Promise<Frame>;
  closed(): Promise<{ code: number; reason: string }>;
  close(): void;
}

export interface SocketOptions {
  host?: string;
  path?: string;
  cookie?: string;
  origin?: string;
}

/** Lets the app listen, once. @returns its port */
export async function listening(app: TestApp): Promise<number> {
  const { server } = app.server.app;
  if (!server.listening) await app.server.app.listen({ host: '127.0.0.1', port: 0 });
  return (server.address() as AddressInfo).port;
}

/** Opens a socket. @throws Error with the status of a refusal */
export async function openSocket(port: number, options: SocketOptions = {}): Promise<LiveSocket> {
  const { host = HOST, path = '/ws', cookie } = options;
  const name = `${host}:${port}`;
  const raw = new WebSocket(`ws://127.0.0.1:${port}${path}`, {
    headers: {
      host: name,
      origin: options.origin ?? `http://${name}`,
      ...(cookie === undefined ? {} : { cookie }),
    },
    perMessageDeflate: false,
  });
  const frames: Frame[] = [];
  const waiting: { fits: (frame: Frame) => boolean; take: (frame: Frame) => void }[] = [];
  raw.on('message', (data: Buffer) => {
    const frame = JSON.parse(String(data)) as Frame;
    const at = waiting.findIndex(({ fits }) => fits(frame));
    if (at < 0) frames.push(frame);
    else waiting.splice(at, 1)[0]?.take(frame);
  });
  const ended = once(raw, 'close').then(([code, reason]) => ({
    code: Number(code),
    reason: String(reason),
  }));
  await new Promise<void>((resolve, reject) => {
    raw.once('open', resolve);
    raw.once('unexpected-response', (_request, answer) => {
      reject(new Error(String(answer.statusCode)));
    });
    raw.on('error', reject);
  });
  const next: LiveSocket['next'] = (fits) => {
    const at = frames.findIndex(fits);
    const [found] = at < 0 ? [] : frames.splice(at, 1);
    if (found !== undefined) return Promise.resolve(found);
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        reject(new Error(`nothing fits; there are ${JSON.stringify(frames)}`));
      }, 5_000);
      waiting.push({
        fits,
        take: (frame) => {
          clearTimeout(timer);
          resolve(frame);
        },
      });
    });
  };
  return {
    raw,
    frames,
    join: (topic, seen) => raw.send(JSON.stringify({ kind: 'join', topic, seen: seen ?? null })),
    next,
    state: (topic) => next((frame) => frame.kind === 'state' && frame.topic === topic),
    closed: () => ended,
    close: () => raw.close(),
  };
}
