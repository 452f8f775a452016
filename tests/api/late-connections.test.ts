import { connect, type AddressInfo, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPgliteTest } from '#tests/support/pglite-engine.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';

const HALF_REQUESTS = [
  '',
  'GET /wps/session HTTP/1.1\r\nhost: denluma.localhost\r\n',
  'POST /wps/session/login HTTP/1.1\r\nhost: denluma.localhost\r\ncontent-type: application/json\r\ncontent-length: 50\r\n\r\n{"user',
  'hello\r\n\r\n',
];

describe('connections that never send a whole request', () => {
  let app: TestApp;
  const clients: Socket[] = [];
  const answers: string[] = [];

  beforeAll(async () => {
    app = await openTestApp(await openPgliteTest('published'));
    const { server } = app.server.app;
    // As configured, only sooner. How often Node looks is left as it is.
    server.headersTimeout = 200;
    server.requestTimeout = 300;
    await app.server.app.listen({ host: '127.0.0.1', port: 0 });
  });
  afterAll(async () => {
    for (const client of clients) client.destroy();
    await app.server.close();
    await app.database.close();
  });

  const openCount = () =>
    new Promise<number>((resolve, reject) => {
      app.server.app.server.getConnections((error, count) =>
        error === null ? resolve(count) : reject(error),
      );
    });

  it('are answered and destroyed, although the client keeps its side open', async () => {
    const { port } = app.server.app.server.address() as AddressInfo;
    for (let number = 0; number < 40; number += 1) {
      const client = connect({ host: '127.0.0.1', port, allowHalfOpen: true });
      client.on('error', () => undefined);
      client.on('data', (bytes) => answers.push(bytes.toString()));
      client.write(HALF_REQUESTS[number % HALF_REQUESTS.length] ?? '');
      clients.push(client);
    }
    await expect.poll(openCount, { timeout: 5_000 }).toBeGreaterThan(20);
    await expect.poll(openCount, { timeout: 12_000, interval: 200 }).toBe(0);
    // Not HTTP at all, or HTTP that did not end in time.
    const statuses = new Set(answers.map((answer) => answer.slice(0, 12)));
    expect(statuses).toEqual(new Set(['HTTP/1.1 400', 'HTTP/1.1 408']));
    const late = answers.find((answer) => answer.startsWith('HTTP/1.1 408')) ?? '';
    expect(late).toContain('"code":"REQUEST_TIMEOUT"');
  });
});
