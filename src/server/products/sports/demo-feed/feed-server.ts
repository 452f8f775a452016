import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FeedMessage } from '#domain/sports/feed/message.ts';

const TICK_MS = 1_000;

/** Messages by the clock: the demo's own, or those of a bad day. */
export interface FeedSource {
  since(now: number): readonly FeedMessage[];
  recovery(now: number, request: string): readonly FeedMessage[];
}

export interface FeedServer {
  readonly address: string;
  close(): Promise<void>;
}

/**
 * Serves a feed to any number of nodes: `GET /messages` stays open and sends a line of JSON for each message;
 * `GET /recovery?request=` sends everything that a node has to know.
 */
export async function openFeedServer(
  source: FeedSource,
  { port, now = Date.now }: { port: number; now?: () => number },
): Promise<FeedServer> {
  const listeners = new Set<ServerResponse>();
  const linesOf = (messages: readonly FeedMessage[]): string =>
    messages.map((message) => `${JSON.stringify(message)}\n`).join('');
  const server: Server = createServer((request, answer) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://feed');
    if (pathname === '/messages') {
      answer.writeHead(200, { 'content-type': 'application/x-ndjson' });
      answer.flushHeaders();
      listeners.add(answer);
      answer.on('close', () => listeners.delete(answer));
    } else if (pathname === '/recovery') {
      answer.writeHead(200, { 'content-type': 'application/x-ndjson' });
      answer.end(linesOf(source.recovery(now(), searchParams.get('request') ?? '')));
    } else {
      answer.writeHead(404).end();
    }
  });
  const timer = setInterval(() => {
    const lines = linesOf(source.since(now()));
    if (lines !== '') for (const listener of listeners) listener.write(lines);
  }, TICK_MS);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const { port: taken } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${taken}`,
    close: async () => {
      clearInterval(timer);
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
