import { connect, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openFolder, type ServerPlace } from '#tests/support/server-place.ts';
import { useServerProgram } from '#tests/support/server-program.ts';
import { type RunningServer, startServer } from '#tests/support/start-server.ts';
import { SECRETS } from '#tests/support/test-app.ts';

/** An orchestrator kills after 10 s or later. */
const STOP_MS = 4_500;
const TIMEOUT_MS = 120_000;
const HEAD =
  'POST /wps/session/login HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n';

const program = useServerProgram();
let place: ServerPlace;
let server: RunningServer;
const clients: Socket[] = [];

beforeEach(async () => {
  place = await openFolder(program());
  server = await startServer({ ...SECRETS, ...place.env }, program());
}, TIMEOUT_MS);
afterEach(async () => {
  for (const client of clients) client.destroy();
  await server.stop('SIGKILL');
  await place.remove();
});

it(
  'stops with exit code 0 while silent connections and half-sent requests are open',
  async () => {
    for (const bytes of ['', HEAD, `${HEAD}content-length: 50\r\n\r\n{"user`]) {
      const client = connect({ host: '127.0.0.1', port: server.port, allowHalfOpen: true });
      client.on('error', () => undefined);
      client.resume();
      client.write(bytes);
      clients.push(client);
    }
    await new Promise((resolve) => setTimeout(resolve, 300));
    const since = performance.now();
    expect(await server.stop('SIGTERM'), server.output()).toBe(0);
    expect(performance.now() - since).toBeLessThan(STOP_MS);
  },
  TIMEOUT_MS,
);
