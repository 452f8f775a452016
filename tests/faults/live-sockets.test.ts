import { afterEach, beforeEach, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { openFolder, type ServerPlace } from '#tests/support/server-place.ts';
import { useServerProgram } from '#tests/support/server-program.ts';
import { type RunningServer, startServer } from '#tests/support/start-server.ts';
import { SECRETS } from '#tests/support/test-app.ts';

const CLIENTS = 2_000;
const TIMEOUT_MS = 240_000;
const BRAND = 'denluma';
const HOST = `${BRAND}.localhost`;

const program = useServerProgram();
let place: ServerPlace;
let server: RunningServer;
let clients: Client[] = [];

const start = (env: Record<string, string> = {}): Promise<RunningServer> =>
  startServer({ ...SECRETS, TRUST_PROXY: '1', ...place.env, ...env }, program());

beforeEach(async () => {
  place = await openFolder(program());
  server = await start();
}, TIMEOUT_MS);
afterEach(async () => {
  for (const client of clients) client.socket?.terminate();
  await server.stop('SIGKILL');
  await place.remove();
});

it(
  '2,000 clients hear each change once, and after the server was killed what holds then',
  async () => {
    clients = Array.from({ length: CLIENTS }, (_client, index) => new Client(index));
    await connectAll();
    const staff = await signIn();
    await waitForAll(({ heard }) => heard.length === 1);
    await staff.setStatus(1);
    await waitForAll(({ heard }) => heard.length === 2);
    // A demo is not started under maintenance.
    await staff.setStatus(0);
    await waitForAll(({ heard }) => heard.length === 3);
    expect(new Set(clients.map(({ heard }) => heard.join()))).toEqual(new Set(['0,1,0']));

    expect(await server.stop('SIGKILL')).toBeNull();
    await waitForAll(({ isOpen }) => !isOpen);
    server = await start({ PORT: String(server.port) });
    await connectAll();
    await waitForAll(({ heard }) => heard.length === 4);
    await (await signIn()).setStatus(1);
    await waitForAll(({ heard }) => heard.length === 5);
    // Longer than anything twice would take.
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    expect(new Set(clients.map(({ heard }) => heard.join()))).toEqual(new Set(['0,1,0,0,1']));

    // Back on the same server with the last number: nothing was missed, and nothing is said.
    const [first, ...rest] = clients;
    await first?.close();
    await first?.connect();
    await (await signIn()).setStatus(0);
    await waitForAll(({ heard }) => heard.length === 6);
    expect(rest.every(({ heard }) => heard.join() === '0,1,0,0,1,0')).toBe(true);
    expect(first?.heard.join()).toBe('0,1,0,0,1,0');
    expect(await server.stop('SIGTERM'), server.output()).toBe(0);
  },
  TIMEOUT_MS,
);

/** One that listens to the site's status, and comes back with the last number it saw. */
class Client {
  readonly heard: number[] = [];
  socket: WebSocket | null = null;
  isOpen = false;
  private seen: unknown = null;
  private readonly index: number;

  constructor(index: number) {
    this.index = index;
  }

  connect(): Promise<void> {
    const socket = new WebSocket(`ws://127.0.0.1:${server.port}/ws`, {
      perMessageDeflate: false,
      headers: {
        host: `${HOST}:${server.port}`,
        origin: `http://${HOST}:${server.port}`,
        'x-forwarded-for': `10.1.${this.index >> 8}.${this.index & 255}`,
      },
    });
    this.socket = socket;
    socket.on('error', () => undefined);
    socket.on('close', () => {
      this.isOpen = false;
    });
    socket.on('message', (data: Buffer) => {
      const frame = JSON.parse(String(data));
      if (frame.kind !== 'state') return;
      this.seen = frame.seen;
      this.heard.push(frame.state.status);
    });
    return new Promise((resolve, reject) => {
      socket.on('open', () => {
        this.isOpen = true;
        socket.send(JSON.stringify({ kind: 'join', topic: 'siteStatus', seen: this.seen }));
        resolve();
      });
      socket.on('close', () => reject(new Error('refused')));
    });
  }

  async close(): Promise<void> {
    this.socket?.close();
    await expect.poll(() => this.isOpen).toBe(false);
  }
}

/** A hundred at a time: all at once is more than a listen queue takes. */
async function connectAll(): Promise<void> {
  for (let from = 0; from < CLIENTS; from += 100) {
    await Promise.all(clients.slice(from, from + 100).map((client) => client.connect()));
  }
}

async function waitForAll(fits: (client: Client) => boolean): Promise<void> {
  await expect
    .poll(() => clients.filter((client) => !fits(client)).length, { timeout: 30_000 })
    .toBe(0);
}

/** A member of the demo's staff, by calls. */
async function signIn() {
  const api = `http://127.0.0.1:${server.port}/office/api`;
  const signedIn = await fetch(`${api}/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password: 'demo-admin-2026' }),
  });
  const cookie = signedIn.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
  const { value } = await signedIn.json();
  return {
    async setStatus(status: 0 | 1): Promise<void> {
      const answer = await fetch(`${api}/brands/${BRAND}/status`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json', cookie, 'x-csrf-token': value.csrfToken },
        body: JSON.stringify({ status, note: 'a test of sockets' }),
      });
      if (answer.status !== 200) throw new Error(await answer.text());
    },
  };
}
