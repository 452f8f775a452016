import { beforeAll, describe, expect, it } from 'vitest';
import { expectProblem, type RawAnswer, sendRaw } from '#tests/support/expect-problem.ts';
import { registerMember, registration, type TestMember } from '#tests/support/members.ts';
import { signedInStaff } from '#tests/support/signed-in-staff.ts';
import { useTestApp } from '#tests/support/test-app.ts';
import { onOneEngine } from '#tests/support/test-database.ts';

const JSON_TYPE = { 'content-type': 'application/json' };

onOneEngine((engine) => {
  const app = useTestApp(engine);
  let member: TestMember;
  let staff: Record<string, string>;
  let calls = 0;

  beforeAll(async () => {
    member = await registerMember(app());
    staff = await signedInStaff(app(), 'admin');
  });

  /** From another address each time, so that no limit is met. */
  const address = () => `10.30.${++calls >> 8}.${calls & 255}`;
  const post = (url: string, body: string | Buffer, headers: Record<string, string> = JSON_TYPE) =>
    sendRaw(app(), 'POST', url, { body, headers, ip: address() });
  const login = (body: string | Buffer, headers?: Record<string, string>) =>
    post('/wps/session/login', body, headers);
  const get = (url: string, headers: Record<string, string> = {}) =>
    sendRaw(app(), 'GET', url, { headers, ip: address() });
  const bearer = () => ({ authorization: `Bearer ${member.token}` });
  const fieldsOf = (answer: RawAnswer, code: 'INVALID_BODY' | 'INVALID_QUERY') => {
    const { fields = {} } = expectProblem(answer, code);
    return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field.code]));
  };

  describe('a body', () => {
    it.each([
      '{',
      '',
      '[1,2',
      "{'a':1}",
      '{"a":1,}',
      'undefined',
      '{"a":01}',
      '"\u0001"',
      '\u0000',
    ])('that is no JSON is refused: %j', async (body) => {
      expectProblem(await login(body), 'INVALID_JSON');
    });

    it('of bytes that are no text is refused', async () => {
      for (const bytes of [
        [0x22, 0xff, 0x22],
        [0x22, 0xc3, 0x22],
        [0x22, 0xed, 0xa0, 0x80, 0x22],
      ]) {
        expectProblem(await login(Buffer.from(bytes)), 'INVALID_JSON');
      }
    });

    it.each(['[]', '"text"', '5', 'true', 'null'])(
      'that is no object is refused: %s',
      async (body) => {
        expect(fieldsOf(await login(body), 'INVALID_BODY')).toEqual({ '': 'type' });
      },
    );

    it('that is missing is refused', async () => {
      const answer = await sendRaw(app(), 'POST', '/wps/session/login', { ip: address() });
      expect(fieldsOf(answer, 'INVALID_BODY')).toEqual({ '': 'type' });
    });

    it('with wrong types tells each at its pointer', async () => {
      const body = JSON.stringify({ username: 5, password: ['a'], type: null, remember: 'yes' });
      expect(fieldsOf(await login(body), 'INVALID_BODY')).toMatchObject({
        '/username': 'type',
        '/password': 'type',
        '/type': 'enum',
      });
    });

    it('without its keys tells each at its pointer', async () => {
      expect(fieldsOf(await login('{}'), 'INVALID_BODY')).toEqual({
        '/username': 'required',
        '/password': 'required',
        '/type': 'required',
      });
    });

    it('with unknown keys tells each at its pointer, escaped', async () => {
      const body = { username: 'a', password: 'b', type: 'username', 'a/b': 1, 'c~d': 2, '': 3 };
      expect(fieldsOf(await login(JSON.stringify(body)), 'INVALID_BODY')).toEqual({
        '/a~1b': 'additionalProperties',
        '/c~0d': 'additionalProperties',
        '/': 'additionalProperties',
      });
    });

    it('with keys of the prototype is refused, wherever they stand', async () => {
      for (const body of [
        '{"__proto__":{"isAdmin":true}}',
        '{"username":"a","password":"b","type":"username","__proto__":{}}',
        '{"constructor":{"prototype":{"isAdmin":true}}}',
        String.raw`{"\u005f_proto__":{}}`,
      ]) {
        const { code } = JSON.parse((await login(body)).body) as { code: string };
        expect(['INVALID_JSON', 'INVALID_BODY']).toContain(code);
      }
      expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
    });

    it('that is too large is refused', async () => {
      const large = JSON.stringify({ username: 'x'.repeat(70_000) });
      expectProblem(await login(large), 'BODY_TOO_LARGE');
      const draft = JSON.stringify({ manifest: { text: 'x'.repeat(600_000) } });
      const headers = { ...JSON_TYPE, ...staff };
      expectProblem(
        await post('/builder/api/brands/denluma/check', draft, headers),
        'BODY_TOO_LARGE',
      );
    });

    it('of another media type is refused, and one in an encoding that nobody knows', async () => {
      for (const type of [
        'text/plain',
        'application/x-www-form-urlencoded',
        'application/xml',
        'multipart/form-data; boundary=x',
        'x',
      ]) {
        expectProblem(await login('a=b', { 'content-type': type }), 'UNSUPPORTED_MEDIA_TYPE');
      }
      expectProblem(await login('{}', {}), 'UNSUPPORTED_MEDIA_TYPE');
      const encoded = { ...JSON_TYPE, 'content-encoding': 'x-none-such' };
      expectProblem(await login('{}', encoded), 'UNSUPPORTED_MEDIA_TYPE');
    });

    it('with a number beyond all numbers is refused at its place', async () => {
      const headers = { ...JSON_TYPE, ...staff };
      for (const number of ['1e400', '-1e400', `1${'0'.repeat(400)}`, '12345e310']) {
        const body = `{"manifest":{"id":"denluma","market":{"limits":[0,${number}]}}}`;
        for (const url of [
          '/builder/api/brands/denluma/check',
          '/builder/api/brands/denluma/draft',
        ]) {
          const isDraft = url.endsWith('/draft');
          const sent = isDraft ? body.replace('{', '{"version":0,') : body;
          const options = { body: sent, headers, ip: address() };
          const answer = await sendRaw(app(), isDraft ? 'PUT' : 'POST', url, options);
          expect(fieldsOf(answer, 'INVALID_BODY')).toEqual({ '/manifest/market/limits/1': 'type' });
        }
      }
      expectProblem(await login('{"username":1e999}'), 'INVALID_BODY');
    });

    it('nested without end is refused', async () => {
      const depth = 80_000;
      const manifest = `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;
      const headers = { ...JSON_TYPE, ...staff };
      const body = `{"manifest":${manifest}}`;
      expectProblem(await post('/builder/api/brands/denluma/check', body, headers), 'INVALID_BODY');
      expectProblem(await login(`${'['.repeat(30_000)}${']'.repeat(30_000)}`), 'INVALID_BODY');
    });
  });

  describe('text that no database keeps', () => {
    // As JSON writes them: NUL, and halves of surrogate pairs.
    const unstorable = [String.raw`a\u0000b`, String.raw`\ud800`, String.raw`x\udfff`];

    it.each([
      ['POST', '/wps/session/login', '/username', 'username', { password: 'b', type: 'username' }],
      ['POST', '/wps/session/login', '/password', 'password', { username: 'b', type: 'username' }],
      ['PUT', '/wps/member/register', '/username', 'username', {}],
      ['PUT', '/wps/member/register', '/password', 'password', {}],
      ['PUT', '/wps/member/register', '/fullName', 'fullName', {}],
      ['PUT', '/wps/member/register', '/address', 'address', {}],
      ['PUT', '/wps/member/register', '/registerUrl', 'registerUrl', {}],
      ['POST', '/wps/relay/member/language', '/language', 'language', {}],
      ['POST', '/office/api/session', '/username', 'username', { password: 'x' }],
      ['PUT', '/office/api/brands/denluma/status', '/note', 'note', { status: 0 }],
      ['PUT', '/builder/api/brands/denluma/draft', '/manifest', 'manifest', { version: 0 }],
      ['POST', '/builder/api/brands/denluma/publish', '/note', 'note', { version: 0 }],
      ['POST', '/builder/api/brands/denluma/rollback', '/note', 'note', { revision: 1 }],
      ['POST', '/house/seed/rotate', '/clientSeed', 'clientSeed', {}],
    ] as const)('is refused by %s %s at %s', async (method, url, pointer, key, rest) => {
      const isStaff = !/^\/(wps|house)/.test(url);
      for (const text of unstorable) {
        const others = JSON.stringify(rest).slice(1, -1);
        const body = `{"${key}":"${text}"${others === '' ? '' : `,${others}`}}`;
        const headers = { ...JSON_TYPE, ...(isStaff ? staff : bearer()) };
        const answer = await sendRaw(app(), method, url, { body, headers, ip: address() });
        expect(fieldsOf(answer, 'INVALID_BODY')).toHaveProperty(pointer);
      }
    });

    it('is refused deep inside and in a key', async () => {
      const headers = { ...JSON_TYPE, ...staff };
      const check = (manifest: string) =>
        post('/builder/api/brands/denluma/check', `{"manifest":${manifest}}`, headers);
      const deep = await check(String.raw`{"identity":{"names":["ok","a\u0000b"]}}`);
      expect(fieldsOf(deep, 'INVALID_BODY')).toEqual({ '/manifest/identity/names/1': 'pattern' });
      const key = await check(String.raw`{"identity":{"a\u0000b":1}}`);
      expect(fieldsOf(key, 'INVALID_BODY')).toEqual({ '/manifest/identity': 'pattern' });
    });

    it('is refused in an address', async () => {
      for (const url of ['/office/api/members?search=a%00b', '/wps/relay/game/list?gameName=%00']) {
        const [name] = url.split('?')[1]?.split('=') ?? [];
        expect(fieldsOf(await get(url, staff), 'INVALID_QUERY')).toEqual({
          [`/${name}`]: 'pattern',
        });
      }
      expectProblem(await get('/payments/sandbox/%00'), 'INVALID_QUERY');
    });

    it('is kept when it is text: every plane, every direction', async () => {
      const fullName = 'Ñandú 😀 𐍈 مرحبا \u200f e\u0301 \uffff';
      const body = registration(`names${calls}`, { fullName });
      const ip = address();
      const answer = await app().call('PUT', '/wps/member/register', { body, ip });
      expect([200, 422]).toContain(answer.status);
    });
  });

  describe('an address', () => {
    const LARGEST = '9223372036854775807';
    const beyond = ['9223372036854775808', '9999999999999999999'];

    it('with a number that no record has finds nothing, and beyond 64 bits is refused', async () => {
      for (const [url, headers, code] of [
        ['/wps/relay/deposits/', bearer(), 'DEPOSIT_NOT_FOUND'],
        ['/wps/relay/rounds/', bearer(), 'ROUND_NOT_FOUND'],
        ['/office/api/members/', staff, 'MEMBER_NOT_FOUND'],
      ] as const) {
        expectProblem(await get(`${url}${LARGEST}`, headers), code);
        for (const id of [
          ...beyond,
          '10000000000000000000',
          '0',
          '-1',
          '1.5',
          '1e3',
          'abc',
          '%00',
        ]) {
          expectProblem(await get(`${url}${id}`, headers), 'INVALID_QUERY');
        }
      }
    });

    it('with a cursor that no page gave is refused', async () => {
      for (const [url, headers] of [
        ['/wps/relay/deposits', bearer()],
        ['/wps/relay/rounds', bearer()],
        ['/office/api/members', staff],
        ['/builder/api/brands/denluma/revisions', staff],
      ] as const) {
        for (const cursor of [...beyond, 'abc', '-1', '%00', 'x'.repeat(201), '']) {
          const answer = await get(`${url}?cursor=${cursor}`, headers);
          expectProblem(answer, 'INVALID_QUERY');
        }
      }
    });

    const ledgerCursor = (cursor: string) =>
      get(`/wps/relay/transactions?cursor=${cursor}`, bearer());

    it('with a cursor of the ledger that no page gave is refused', async () => {
      for (const cursor of [
        'abc',
        '1',
        '1.',
        '.1',
        '-1.1',
        '1.12345',
        `${beyond[1]}.1`,
        '%00',
        '',
      ]) {
        expectProblem(await ledgerCursor(cursor), 'INVALID_QUERY');
      }
    });

    it('with a bound of time that is none is refused, and every real one is taken', async () => {
      for (const url of ['/wps/relay/rounds', '/wps/relay/transactions']) {
        const ask = (moment: string) => get(`${url}?from=${encodeURIComponent(moment)}`, bearer());
        for (const moment of [
          'yesterday',
          '2026-02-30T00:00:00Z',
          '0000-01-01T00:00:00Z',
          '2026-12-31T23:59:60Z',
          '+275760-09-13T00:00:00Z',
          '2026-01-01',
        ]) {
          expectProblem(await ask(moment), 'INVALID_QUERY');
        }
        for (const moment of ['0001-01-01T00:00:00Z', '9999-12-31T23:59:59.999Z']) {
          expect((await ask(moment)).statusCode).toBe(200);
        }
      }
    });

    it('with a page size out of bounds is refused at its place', async () => {
      for (const limit of ['0', '-1', '1e9', '1000000', 'ten', '1.5', '5&limit=6']) {
        const answer = await get(`/wps/relay/rounds?limit=${limit}`, bearer());
        expect(fieldsOf(answer, 'INVALID_QUERY')).toHaveProperty('/limit');
      }
    });

    it('that cannot be read is refused', async () => {
      expectProblem(await get('/wps/relay/deposits/%zz', bearer()), 'INVALID_QUERY');
      expectProblem(await get('/%c0%80', bearer()), 'INVALID_QUERY');
      expectProblem(await get(`/wps/relay/deposits/${'1'.repeat(500)}`, bearer()), 'INVALID_QUERY');
      expectProblem(await get(`/nowhere/${'x'.repeat(9_000)}`), 'NOT_FOUND');
    });

    it('tells nothing from something: nowhere, and another method with those that are taken', async () => {
      expectProblem(await get('/wps/none-such'), 'NOT_FOUND');
      expectProblem(await post('/wps/none-such', '{'), 'NOT_FOUND');
      for (const [method, url, allow] of [
        ['GET', '/wps/session/login', 'POST'],
        ['POST', '/wps/session', 'GET, HEAD'],
        ['OPTIONS', '/wps/session', 'GET, HEAD'],
        ['PATCH', '/office/api/brands/denluma/status', 'GET, HEAD, PUT'],
        ['DELETE', '/wallet/v1/bet', 'POST'],
        ['GET', '/house/rounds/1/finish', 'POST'],
        ['PUT', '/wps/relay/deposits', 'POST, GET, HEAD'],
      ] as const) {
        const answer = await sendRaw(app(), method, url, { body: '{', headers: JSON_TYPE });
        expectProblem(answer, 'METHOD_NOT_ALLOWED');
        expect(String(answer.headers['allow']).split(', ').toSorted()).toEqual(
          allow.split(', ').toSorted(),
        );
      }
    });
  });

  it('is refused in the language asked for, Spanish when none is', async () => {
    const messages = new Map<string, string>();
    for (const [name, headers] of [
      ['none', {}],
      ['es', { 'x-language': 'es' }],
      ['en', { 'x-language': 'en' }],
      ['accept', { 'accept-language': 'en-GB,en;q=0.9' }],
      ['unknown', { 'x-language': 'xx' }],
    ] as const) {
      // Before a route, at the parser, at the gates, in the schema and in the handler.
      const answers = [
        await get('/nowhere', headers),
        await get('/%zz', headers),
        await get('/wps/session/login', headers),
        await login('{', { ...JSON_TYPE, ...headers }),
        await login('{}', { ...JSON_TYPE, ...headers }),
        await login('a', { 'content-type': 'text/plain', ...headers }),
        await get('/wps/member/info', headers),
        await get('/wps/relay/rounds/1', { ...bearer(), ...headers }),
      ];
      messages.set(name, answers.map(({ body }) => JSON.parse(body).message).join('\n'));
    }
    expect(messages.get('en')).toMatch(/There is nothing at this address\./);
    expect(messages.get('accept')).toBe(messages.get('en'));
    expect(messages.get('none')).toBe(messages.get('es'));
    expect(messages.get('unknown')).toBe(messages.get('es'));
    const spanish = messages.get('es')?.split('\n') ?? [];
    const english = messages.get('en')?.split('\n') ?? [];
    for (const [index, text] of spanish.entries()) expect(text).not.toBe(english[index]);
  });
});
