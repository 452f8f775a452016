import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Database } from '#server/platform/db/database.ts';
import { createLog } from '#server/platform/log.ts';
import { openPgliteTest } from '#tests/support/pglite-engine.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';

// No database has a part in it: one engine is enough.
describe('bytes on the wire', () => {
  let database: Database;
  let app: TestApp;
  let port: number;
  const lines: string[] = [];

  beforeAll(async () => {
    database = await openPgliteTest('published');
    const log = createLog('warn', { write: (line) => void lines.push(line) });
    app = await openTestApp(database, {}, log);
    await app.server.app.listen({ host: '127.0.0.1', port: 0 });
    ({ port } = app.server.app.server.address() as AddressInfo);
  });
  afterAll(async () => {
    await app.server.close();
    await database.close();
  });

  const open = () => connect({ host: '127.0.0.1', port });
  const head = (method: string, path: string, ...headers: string[]) =>
    [`${method} ${path} HTTP/1.1`, 'host: denluma.localhost', ...headers, '', ''].join('\r\n');

  /** All that comes until the other side is done. */
  const read = (socket: Socket) =>
    new Promise<string>((resolve, reject) => {
      let text = '';
      socket.setEncoding('utf8').on('data', (part: string) => {
        text += part;
      });
      socket.on('error', reject).on('close', () => resolve(text));
    });
  const exchange = (bytes: string) => {
    const socket = open();
    const answer = read(socket);
    socket.write(bytes);
    return answer;
  };
  const envelopeOf = (answer: string) => {
    const [top = '', body = ''] = answer.split('\r\n\r\n');
    const envelope = JSON.parse(body) as { success: boolean; code: string; requestId: string };
    expect(top.toLowerCase()).toContain(`x-request-id: ${envelope.requestId.toLowerCase()}`);
    return { status: Number(top.split(' ')[1]), ...envelope };
  };

  it('that are no HTTP are answered with an envelope', async () => {
    for (const bytes of [
      'hello\r\n\r\n',
      'GET / HTTP/9.9\r\n\r\n',
      head('GET', '/wps/session', 'bad header'),
      head('GET', '/wps/session', 'content-length: -1'),
      head('POST', '/wps/session/login', 'content-length: 5', 'transfer-encoding: chunked'),
      head('GET', '/wps/ses\u0000sion'),
    ]) {
      const answer = envelopeOf(await exchange(bytes));
      expect(answer).toMatchObject({ status: 400, success: false, code: 'INVALID_JSON' });
    }
  });

  it('that expect what no server does are answered with an envelope', async () => {
    for (const expectation of ['200-ok', 'x'.repeat(2_000)]) {
      const bytes = head('GET', '/wps/session', `expect: ${expectation}`);
      const answer = envelopeOf(await exchange(bytes));
      expect(answer).toMatchObject({ status: 417, success: false, code: 'EXPECTATION_FAILED' });
    }
    const json = 'content-type: application/json';
    const lengths = ['content-length: 2', 'connection: close', 'expect: 100-continue'];
    const told = await exchange(`${head('POST', '/wps/session/login', json, ...lengths)}{}`);
    expect(told).toMatch(/^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 400/);
  });

  it('that name no host are answered when they ask for health, and refused else', async () => {
    const health = await exchange('GET /healthz HTTP/1.0\r\n\r\n');
    expect(health).toMatch(/^HTTP\/1\.1 200/);
    for (const path of ['/wps/session', '/office/api/session']) {
      const answer = envelopeOf(await exchange(`GET ${path} HTTP/1.0\r\n\r\n`));
      expect(answer).toMatchObject({ status: 421, success: false, code: 'UNKNOWN_HOST' });
    }
  });

  it('too many of them in the head are answered with an envelope', async () => {
    for (const bytes of [
      head('GET', '/wps/session', `cookie: ${'x'.repeat(40_000)}`),
      head('GET', `/wps/${'x'.repeat(40_000)}`),
    ]) {
      const answer = envelopeOf(await exchange(bytes));
      expect(answer).toMatchObject({ status: 413, success: false, code: 'BODY_TOO_LARGE' });
    }
  });

  it('of a body that breaks off are nobody’s fault and nobody’s alarm', async () => {
    lines.length = 0;
    const json = 'content-type: application/json';
    for (let time = 0; time < 3; time += 1) {
      const socket = open();
      socket.write(`${head('POST', '/wps/session/login', json, 'content-length: 100')}{"user`);
      await new Promise((resolve) => setTimeout(resolve, 30));
      socket.resetAndDestroy();
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(lines.filter((line) => line.includes('request failed'))).toEqual([]);
    const after = await exchange(head('GET', '/wps/system/status', 'connection: close'));
    expect(after).toMatch(/^HTTP\/1\.1 200/);
  });

  it('on a kept connection are answered while the server stops, and end with the answer', async () => {
    const other = await openTestApp(database);
    await other.server.app.listen({ host: '127.0.0.1', port: 0 });
    ({ port } = other.server.app.server.address() as AddressInfo);
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const holding = database.withConnection(() => held);
    const [busy, kept] = [open(), open()];
    const answers = [read(busy), read(kept)] as const;
    // It waits for the database; the other one is on its way to its second request.
    busy.write(head('GET', '/wps/relay/rounds', `authorization: Bearer ${'x'.repeat(43)}`));
    const json = 'content-type: application/json';
    kept.write(`${head('POST', '/wps/session/login', json, 'content-length: 2')}{`);
    await new Promise((resolve) => setTimeout(resolve, 50));
    const since = performance.now();
    const closing = other.server.close();
    await new Promise((resolve) => setTimeout(resolve, 50));
    kept.write(`}${head('GET', '/wps/system/status')}`);
    release();
    await Promise.all([holding, closing]);
    // Neither client closed its connection: the server does not wait for them.
    expect(performance.now() - since).toBeLessThan(3_000);
    const [first, second] = await Promise.all(answers);
    expect(envelopeOf(first)).toMatchObject({ status: 401, code: 'NOT_SIGNED_IN' });
    expect(first.toLowerCase()).toContain('connection: close');
    expect(second).toMatch(/^HTTP\/1\.1 400/);
    expect(second.toLowerCase()).toContain('connection: close');
  });

  it('that come for something new while the server stops are sent elsewhere', async () => {
    const other = await openTestApp(database);
    await other.server.app.listen({ host: '127.0.0.1', port: 0 });
    ({ port } = other.server.app.server.address() as AddressInfo);
    const accepted = once(other.server.app.server, 'connection') as Promise<[Socket]>;
    const socket = open();
    const answer = read(socket);
    // The head of a request has arrived when the stop begins: its connection is not idle.
    socket.write('GET /wps/system/status HTTP/1.1\r\nhost: denluma.localhost\r\n');
    const [served] = await accepted;
    await vi.waitFor(() => expect(served.bytesRead).toBeGreaterThan(0));
    const closing = other.server.close();
    await new Promise((resolve) => setTimeout(resolve, 20));
    socket.write('\r\n');
    const told = await answer;
    await closing;
    expect(envelopeOf(told)).toMatchObject({ status: 503, code: 'OVERLOADED' });
    expect(told.toLowerCase()).toContain('retry-after: 2');
  });
});
