/** The server of the bench `fanout`, in a process of its own: `fanout-server.ts ours|bare`. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { WebSocketServer } from 'ws';
import { topics } from '#contract/generated/topics.ts';
import type { TopicName } from '#contract/topic.ts';
import { Connection } from '#server/features/live/connection.ts';
import { createLog } from '#server/platform/log.ts';
import { openLive } from '#server/platform/live/live.ts';
import type { FanoutMode } from './fanout.ts';

const mode = process.argv[2] as FanoutMode;
const http = createServer();
const server = new WebSocketServer({ server: http, perMessageDeflate: false });
const live = openLive({ redis: null, log: createLog('silent'), checks: false });
let event = 0;
/** About as long as a balance. */
const PADDING = 'x'.repeat(200);
const state = (): object => ({ event, PADDING });
live.open(
  Object.keys(topics).map((name) => ({
    name: name as TopicName,
    settleMs: 0,
    read: async () => state(),
  })),
);

if (mode === 'ours') {
  server.on('connection', (socket) => {
    const owner = {
      caller: { kind: 'visitor' },
      brand: 'bench',
      tokenHash: null,
      runsOutAt: Infinity,
      group: 'bench',
    } as const;
    const deps = {
      live,
      brandIds: () => [],
      refused: () => undefined,
      dropped: (why: string) => console.error(`dropped: ${why}`),
    };
    void new Connection(socket, owner, deps);
  });
}

/** One event to everybody, and until it has left. */
async function tell(): Promise<void> {
  event += 1;
  if (mode === 'ours') live.changed('siteStatus', { brand: 'bench' });
  else {
    const frame = Buffer.from(
      JSON.stringify({ kind: 'state', seen: ['bench', event], state: state() }),
    );
    for (const client of server.clients) client.send(frame, { binary: false });
  }
  do {
    await new Promise((resolve) => setImmediate(resolve));
  } while ([...server.clients].some(({ bufferedAmount }) => bufferedAmount > 0));
}

process.on('message', ({ events }: { events: number }) => {
  const measure = async (): Promise<void> => {
    const from = performance.now();
    for (let count = 0; count < events; count += 1) await tell();
    process.send?.({ seconds: (performance.now() - from) / 1000 });
  };
  void measure();
});
http.listen(0, '127.0.0.1', () => {
  process.send?.({ port: (http.address() as AddressInfo).port });
});
