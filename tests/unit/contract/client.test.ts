import { describe, expect, test } from 'vitest';
import { createClient, createClientFor } from '#contract/client.ts';
import { getDeposit, listGames, siteOperations } from '#contract/generated/client-operations.ts';
import { ProblemError } from '#contract/problem-error.ts';

interface Sent {
  url: string;
  method: string;
  headers: Headers;
  body: string | null;
}

/** A client whose calls are answered by `answer`, and what it sent. */
function clientWith(answer: () => Response | Promise<Response>, csrf: string | null = 'csrf-1') {
  const sent: Sent[] = [];
  const client = createClient({
    csrfToken: () => csrf,
    language: () => 'es',
    fetch: async (url, init) => {
      const request = new Request(new URL(url, 'http://site.test'), init);
      const { method, headers } = request;
      const body = await request.text();
      sent.push({ url, method, headers, body: body === '' ? null : body });
      return answer();
    },
  });
  return { client, sent };
}

const json = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json', ...headers },
  });
const done = (value: unknown) => () => json({ success: true, message: '', value });

async function problemOf(promise: Promise<unknown>): Promise<ProblemError> {
  const error: unknown = await promise.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof ProblemError)) throw new Error('no ProblemError was thrown');
  return error;
}

describe('what is sent', () => {
  test('parameters are encoded into the path, the query leaves out what is undefined', async () => {
    const { client, sent } = clientWith(done(null));
    await client.call('removeFavourite', { params: { nodeId: 'a/b?c' } });
    await client.call('listGames', { query: { gameName: 'ñandú & co', pageNo: 2 } });
    await client.call('listDeposits');
    expect(sent.map(({ method, url }) => `${method} ${url}`)).toEqual([
      'DELETE /wps/relay/favourites/a%2Fb%3Fc',
      'GET /wps/relay/game/list?gameName=%C3%B1and%C3%BA+%26+co&pageNo=2',
      'GET /wps/relay/deposits',
    ]);
  });

  test('a change carries the CSRF token, a read does not, both the language', async () => {
    const { client, sent } = clientWith(done(null));
    await client.call('getSession');
    await client.call('logout');
    expect(sent.map(({ headers }) => headers.get('x-csrf-token'))).toEqual([null, 'csrf-1']);
    expect(sent.map(({ headers }) => headers.get('x-language'))).toEqual(['es', 'es']);
    expect(sent.map(({ headers }) => headers.get('content-type'))).toEqual([null, null]);
  });

  test('a body goes as JSON', async () => {
    const { client, sent } = clientWith(done(null), null);
    const body = { username: 'ana', password: 'secret-1', type: 'username' } as const;
    await client.call('login', { body });
    expect(sent[0]?.headers.get('content-type')).toBe('application/json');
    expect(sent[0]?.headers.has('x-csrf-token')).toBe(false);
    expect(JSON.parse(sent[0]?.body ?? '')).toEqual(body);
  });

  test('an operation with a key sends the one given, or a new one each time', async () => {
    const { client, sent } = clientWith(done(null));
    const body = { channel: 'sandbox', amountMicro: '5000000' };
    await client.call('createDeposit', { body, idempotencyKey: 'key-number-1' });
    await client.call('createDeposit', { body });
    await client.call('createDeposit', { body });
    const keys = sent.map(({ headers }) => headers.get('idempotency-key'));
    expect(keys[0]).toBe('key-number-1');
    expect(keys[1]).toMatch(/^[0-9a-f]{32}$/);
    expect(keys[2]).not.toBe(keys[1]);
  });

  test('a base address and a bearer token, for clients that are no pages', async () => {
    const urls: string[] = [];
    const client = createClientFor(siteOperations, {
      baseUrl: 'https://site.test',
      csrfToken: () => null,
      language: () => 'en',
      bearerToken: () => 'token-1',
      fetch: async (url, init) => {
        urls.push(url, new Headers(init.headers).get('authorization') ?? '');
        return done(null)();
      },
    });
    await client.call('getHouseSession');
    expect(urls).toEqual(['https://site.test/house/session', 'Bearer token-1']);
  });

  test('a missing or empty parameter is refused before anything is sent', async () => {
    const { client, sent } = clientWith(done(null));
    await expect(client.call('getDeposit', { params: { depositId: '' } })).rejects.toThrow(
      'depositId is missing',
    );
    expect(sent).toEqual([]);
  });
});

describe('what comes back', () => {
  test('the value of the envelope', async () => {
    const { client } = clientWith(done({ unread: 3 }));
    expect(await client.call('getUnreadCount')).toEqual({ unread: 3 });
  });

  test("a problem keeps the server's text, fields, value and request id", async () => {
    const { client } = clientWith(() =>
      json(
        {
          success: false,
          code: 'INSUFFICIENT_FUNDS',
          message: 'Tu saldo no alcanza.',
          value: { balanceMicro: '10' },
          fields: { '/amountMicro': { code: 'maximum', message: 'Muy alto.' } },
          requestId: 'r-1',
        },
        422,
        { 'retry-after': '7' },
      ),
    );
    const problem = await problemOf(client.call('getBalance'));
    expect(problem).toMatchObject({
      code: 'INSUFFICIENT_FUNDS',
      status: 422,
      message: 'Tu saldo no alcanza.',
      value: { balanceMicro: '10' },
      fields: { '/amountMicro': { code: 'maximum', message: 'Muy alto.' } },
      requestId: 'r-1',
      retryAfterSeconds: 7,
    });
  });

  test('a network that fails is NETWORK, while sending and while reading', async () => {
    const cause = new TypeError('fetch failed');
    const sending = clientWith(() => Promise.reject(cause)).client;
    expect(await problemOf(sending.call('getBalance'))).toMatchObject({
      code: 'NETWORK',
      status: 0,
      cause,
    });
    const broken = new ReadableStream({
      start: (controller) => controller.error(new TypeError('terminated')),
    });
    const reading = clientWith(() => new Response(broken)).client;
    expect(await problemOf(reading.call('getBalance'))).toMatchObject({ code: 'NETWORK' });
  });

  test('an aborted call throws the reason and no problem', async () => {
    const aborter = new AbortController();
    aborter.abort(new Error('left the page'));
    const { client } = clientWith(() => Promise.reject(new DOMException('x', 'AbortError')));
    await expect(client.call('getBalance', { signal: aborter.signal })).rejects.toThrow(
      'left the page',
    );
  });

  test.each([
    [
      'a text of a proxy',
      new Response('upstream timed out', { status: 504 }),
      504,
      'upstream timed out',
    ],
    [
      'a page of a proxy',
      new Response('<h1>Bad</h1>', {
        status: 502,
        statusText: 'Bad Gateway',
        headers: { 'content-type': 'text/html', 'x-request-id': 'r-2' },
      }),
      502,
      'Bad Gateway',
    ],
    ['another JSON', json({ hello: 1 }), 200, '{"hello":1}'],
    ['a list', json([1]), 200, '[1]'],
    ['nothing', new Response(null, { status: 204 }), 204, ''],
  ])('%s is BAD_ANSWER and keeps its text', async (_what, response, status, message) => {
    const problem = await problemOf(clientWith(() => response).client.call('getBalance'));
    expect(problem).toMatchObject({ code: 'BAD_ANSWER', status, message });
    expect(problem.requestId).toBe(response.headers.get('x-request-id'));
  });
});

/** Never run: the compiler proves what may be called with what. */
export async function typesOfCalls(): Promise<unknown[]> {
  const { client } = clientWith(done(null));
  const own = createClientFor(
    { getDeposit, listGames },
    { csrfToken: () => null, language: () => 'es' },
  );
  const deposit = await own.call('getDeposit', { params: { depositId: '1' } });
  const url: string | null = deposit.redirectUrl;
  // @ts-expect-error the table does not hold it
  await own.call('getSession');
  // @ts-expect-error a body is needed
  await client.call('login');
  // @ts-expect-error there is no body
  await client.call('getSession', { body: {} });
  // @ts-expect-error vendors' servers have no client of ours
  await client.call('walletBet');
  // @ts-expect-error a parameter is needed
  await client.call('getDeposit', {});
  return [url];
}
