/** The server of the bench `sockets`, in a process of its own: `sockets-server.ts ours|bare`. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { WebSocketServer } from 'ws';
import { cookieMember } from '../support/cookie-member.ts';
import { openPgliteTest } from '../support/pglite-engine.ts';
import { HOST, openTestApp } from '../support/test-app.ts';
import { SOCKET_MEMBERS, type SocketsMode, type SocketsServer } from './sockets.ts';

const mode = process.argv[2] as SocketsMode;

async function openOurs(): Promise<SocketsServer> {
  const app = await openTestApp(await openPgliteTest(), { TRUST_PROXY: '1' });
  await app.server.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.app.server.address() as AddressInfo;
  const headers: string[][] = [];
  for (let made = 0; made < SOCKET_MEMBERS; made += 1) {
    const { cookie } = await cookieMember(app);
    const host = `${HOST}:${port}`;
    // Limits count by address.
    const address = `x-forwarded-for: 10.2.0.${made}`;
    headers.push([`host: ${host}`, `origin: http://${host}`, `cookie: ${cookie}`, address]);
  }
  return { port, headers };
}

async function openBare(): Promise<SocketsServer> {
  const http = createServer();
  const server = new WebSocketServer({ server: http, perMessageDeflate: false });
  server.on('connection', (socket) => socket.on('message', () => undefined));
  await new Promise<void>((resolve) => {
    http.listen(0, '127.0.0.1', resolve);
  });
  return { port: (http.address() as AddressInfo).port, headers: [] };
}

/** What is held once everything that can go has gone. */
async function held(): Promise<number> {
  for (let round = 0; round < 3; round += 1) {
    await pause(700);
    globalThis.gc?.();
  }
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

process.on('message', () => {
  void held().then((bytes) => process.send?.(bytes));
});
process.send?.(await (mode === 'ours' ? openOurs() : openBare()));
