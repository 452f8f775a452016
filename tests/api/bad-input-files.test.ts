import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connect, type AddressInfo } from 'node:net';
import type { SitePlan } from '#brand/site-plan.ts';
import type { Database } from '#server/platform/db/database.ts';
import { openPgliteTest } from '#tests/support/pglite-engine.ts';
import { expectProblem, problemOf, sendRaw } from '#tests/support/expect-problem.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';

/** Names that every object has. */
const INHERITED = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf'];

// No database has a part in it: one engine is enough.
describe('an address of files', () => {
  let database: Database;
  let app: TestApp;
  let port: number;
  let hash: string;

  beforeAll(async () => {
    database = await openPgliteTest('published');
    app = await openTestApp(database);
    await app.server.app.listen({ host: '127.0.0.1', port: 0 });
    ({ port } = app.server.app.server.address() as AddressInfo);
    const plan = await app.call<{ hash: string; plan: SitePlan }>('GET', '/wps/relay/site/plan');
    ({ hash } = plan.body.value);
  });
  afterAll(async () => {
    await app.server.close();
    await database.close();
  });

  /** Sends the path byte by byte as it is: clients would take `..` out of it. */
  const exchange = (path: string) =>
    new Promise<{ statusCode: number; body: string; headers: Record<string, string> }>(
      (resolve, reject) => {
        const socket = connect({ host: '127.0.0.1', port });
        let text = '';
        socket.setEncoding('utf8').on('data', (part: string) => {
          text += part;
        });
        socket.on('error', reject).on('close', () => {
          const [head = '', body = ''] = text.split('\r\n\r\n');
          const [status = '', ...lines] = head.split('\r\n');
          const headers = lines.map((line) => {
            const at = line.indexOf(':');
            return [line.slice(0, at).toLowerCase(), line.slice(at + 1).trim()] as const;
          });
          const statusCode = Number(status.split(' ')[1]);
          resolve({ statusCode, body, headers: Object.fromEntries(headers) });
        });
        socket.write(
          `GET ${path} HTTP/1.1\r\nhost: denluma.localhost\r\nconnection: close\r\n\r\n`,
        );
      },
    );

  it.each([
    '/assets/../../package.json',
    '/assets/..%2f..%2fpackage.json',
    '/assets/%2e%2e/%2e%2e/package.json',
    '/assets/..\\..\\package.json',
    '/assets//../package.json',
    '/assets/./x.js',
    '/assets/%00.js',
    '/assets/a%00b.js',
    `/assets/${'x'.repeat(3_000)}.js`,
    '/assets/../index.html',
    '/brands/denluma/assets/../../../package.json',
    '/brands/_registry/../../package.json',
    '/brands/__proto__/assets/logo.svg',
  ])('that leads elsewhere finds nothing: %s', async (path) => {
    const answer = await exchange(path);
    const { code } = problemOf(answer);
    expect(['NOT_FOUND', 'INVALID_QUERY']).toContain(code);
    expect(answer.body).not.toContain('dependencies');
  });

  const get = (url: string) => sendRaw(app, 'GET', url);

  it('finds texts of a language by its code, and by no inherited name', async () => {
    expect((await get(`/locales/denluma/${hash}/es/shell.json`)).statusCode).toBe(200);
    for (const name of [...INHERITED, 'xx', 'es-__proto__', '..']) {
      expectProblem(await get(`/locales/denluma/${hash}/${name}/shell.json`), 'NOT_FOUND');
      expectProblem(await get(`/locales/denluma/${name}/es/shell.json`), 'NOT_FOUND');
      expectProblem(await get(`/locales/${name}/${hash}/es/shell.json`), 'NOT_FOUND');
      expectProblem(await get(`/locales/denluma/${hash}/es/${name}.json`), 'NOT_FOUND');
    }
  });

  it('finds pictures, icons and codes by their names, and by no inherited name', async () => {
    expect((await get(`/art/denluma/${hash}/icon.svg`)).statusCode).toBe(200);
    for (const name of INHERITED) {
      for (const url of [
        `/art/${name}/${hash}/icon.svg`,
        `/art/denluma/${hash}/${name}.svg`,
        `/art/denluma/${hash}/${name}/welcome.svg`,
        `/art/denluma/${hash}/banner/${name}.svg`,
        `/art/denluma/${hash}/avatar/${name}.svg`,
        `/art/denluma/${hash}/tile/${name}.svg`,
        `/art/denluma/${hash}/${name}/light/300/jade-orchard`,
        `/art/denluma/${hash}/tile/${name}/300/jade-orchard`,
        `/art/denluma/${hash}/tile/light/300/${name}`,
        `/app/${name}/icon-192.png`,
        `/app/${hash}/${name}`,
        `/app/qr/${name}.svg`,
        `/banners/denluma/${name}/wide/720`,
        `/banners/${name}/0123456789abcdef0123456789abcdef/wide/720`,
        `/sandbox-pay/${name}`,
      ]) {
        const answer = await get(url);
        expect([url, answer.statusCode]).toEqual([url, 404]);
        problemOf(answer);
      }
    }
  });

  it('of a payment page takes a reference and nothing that a database refuses', async () => {
    for (const reference of ['%00', '%ed%a0%80', "'or'1", 'x'.repeat(150), '%F0%9F%98%80']) {
      const answer = await get(`/sandbox-pay/${reference}`);
      expect(['PAYMENT_NOT_FOUND', 'INVALID_QUERY']).toContain(problemOf(answer).code);
    }
  });
});
