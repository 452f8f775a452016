import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { generateKeyPair, exportJWK, SignJWT, type CryptoKey } from 'jose';
import { Provider } from 'oidc-provider';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ReplyOf } from '#contract/operation.ts';
import type { ThirdPartyOutcome } from '#contract/generated/types.ts';
import { liftLimits } from '#tests/support/lift-limits.ts';
import { PASSWORD, registerMember, type TestMember } from '#tests/support/members.ts';
import { openTestApp, OTHER_HOST, type TestApp } from '#tests/support/test-app.ts';
import type { Database } from '#server/platform/db/database.ts';
import { onOneEngine } from '#tests/support/test-database.ts';

const CLIENT = { client_id: 'site', client_secret: 'a secret of thirty-two characters' };
const RETURN = 'http://denluma.localhost/sign-in/return';

type Handler = Parameters<typeof createServer>[1];

async function serve(handlerOf: (origin: string) => NonNullable<Handler>) {
  const server = createServer();
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const issuer = `http://localhost:${(server.address() as AddressInfo).port}`;
  server.on('request', handlerOf(issuer));
  return { server, issuer };
}

/** A certified provider, whose accounts are the names that are typed. */
const honest = (issuer: string): NonNullable<Handler> =>
  new Provider(issuer, {
    clients: [
      { ...CLIENT, token_endpoint_auth_method: 'client_secret_post', redirect_uris: [RETURN] },
    ],
    claims: { openid: ['sub'], email: ['email'], profile: ['name'] },
    conformIdTokenClaims: false,
    findAccount: (_context, id) => ({
      accountId: id,
      claims: () => ({ sub: id, email: `${id}@example.com`, name: id }),
    }),
  }).callback();

/** What a provider that means harm, or has a wrong clock, writes into its id token. */
interface Forgery {
  issuer?: string;
  audience?: string;
  nonce?: string;
  lateSeconds?: number;
  wrongKey?: boolean;
}

onOneEngine((engine) => {
  liftLimits();
  let app: TestApp;
  let database: Database;
  let forgery: Forgery = {};
  let nonce = '';
  const servers: Server[] = [];

  beforeAll(async () => {
    const good = await serve(honest);
    const keys = await generateKeyPair('RS256', { extractable: true });
    const others = await generateKeyPair('RS256');
    const bad = await serve((issuer) => (request, response) => {
      void forged(issuer, request.url ?? '', keys, others.privateKey).then((answer) => {
        response.setHeader('content-type', 'application/json');
        response.end(JSON.stringify(answer));
      });
    });
    servers.push(good.server, bad.server);
    database = await engine.open('published');
    const setting = (name: string, issuer: string) => ({
      [`${name}_SIGN_IN_ISSUER`]: issuer,
      [`${name}_SIGN_IN_CLIENT_ID`]: CLIENT.client_id,
      [`${name}_SIGN_IN_CLIENT_SECRET`]: CLIENT.client_secret,
      [`${name}_SIGN_IN_BRANDS`]: 'denluma',
    });
    app = await openTestApp(database, {
      ...setting('GOOGLE', good.issuer),
      ...setting('OPENID', bad.issuer),
      ...setting('FACEBOOK', 'http://localhost:9'),
    });
  }, 60_000);
  afterAll(async () => {
    await app.server.close();
    await database.close();
    for (const server of servers) server.close();
  });

  async function forged(
    issuer: string,
    path: string,
    keys: { publicKey: CryptoKey; privateKey: CryptoKey },
    otherKey: CryptoKey,
  ): Promise<object> {
    if (path.includes('openid-configuration')) {
      const at = (name: string): string => `${issuer}/${name}`;
      return {
        issuer,
        authorization_endpoint: at('auth'),
        token_endpoint: at('token'),
        jwks_uri: at('jwks'),
        response_types_supported: ['code'],
        subject_types_supported: ['public'],
        id_token_signing_alg_values_supported: ['RS256'],
      };
    }
    if (path.includes('jwks')) {
      return {
        keys: [{ ...(await exportJWK(keys.publicKey)), kid: 'k', alg: 'RS256', use: 'sig' }],
      };
    }
    const at = Math.floor(Date.now() / 1000) - (forgery.lateSeconds ?? 0);
    const idToken = await new SignJWT({ nonce: forgery.nonce ?? nonce })
      .setProtectedHeader({ alg: 'RS256', kid: 'k' })
      .setIssuer(forgery.issuer ?? issuer)
      .setAudience(forgery.audience ?? CLIENT.client_id)
      .setSubject('somebody')
      .setIssuedAt(at)
      .setExpirationTime(at + 300)
      .sign(forgery.wrongKey === true ? otherKey : keys.privateKey);
    return { access_token: 'a', token_type: 'bearer', expires_in: 60, id_token: idToken };
  }

  const begin = (provider: string, options: { host?: string; returnTo?: string } = {}) =>
    app.call<ReplyOf<'beginThirdPartySignIn'>>('POST', `/wps/session/third-party/${provider}`, {
      ...(options.host === undefined ? {} : { host: options.host }),
      body: options.returnTo === undefined ? {} : { returnTo: options.returnTo },
    });
  const complete = (browserToken: string, query: string) =>
    app.call<ThirdPartyOutcome>('POST', '/wps/session/third-party', {
      body: { browserToken, query, tokenKind: 'bearer' },
    });
  /** Walks through the pages of the provider as a browser does. @returns the query it comes back with */
  const signInAt = async (url: string, name: string): Promise<string> => {
    const jar = new Map<string, string>();
    let at = url;
    let form: URLSearchParams | null = null;
    for (let step = 0; step < 12; step += 1) {
      const answer: Response = await fetch(at, {
        redirect: 'manual',
        headers: { cookie: [...jar].map(([key, value]) => `${key}=${value}`).join('; ') },
        ...(form === null ? {} : { method: 'POST', body: form }),
      });
      form = null;
      for (const cookie of answer.headers.getSetCookie()) {
        const [pair = ''] = cookie.split(';');
        const cut = pair.indexOf('=');
        jar.set(pair.slice(0, cut), pair.slice(cut + 1));
      }
      const next = answer.headers.get('location');
      if (next !== null) {
        at = new URL(next, at).href;
        if (at.startsWith(RETURN)) return new URL(at).search.slice(1);
        continue;
      }
      const page = await answer.text();
      const action = /action="([^"]+)"/.exec(page)?.[1] ?? '';
      const prompt = /name="prompt" value="(\w+)"/.exec(page)?.[1] ?? '';
      at = new URL(action, at).href;
      form = new URLSearchParams({ prompt, login: name, password: 'any' });
    }
    throw new Error('the provider never came back');
  };
  const through = async (name: string) => {
    const { url, browserToken } = (await begin('google', { returnTo: '/promotions' })).body.value;
    return { browserToken, query: await signInAt(url, name) };
  };
  const bind = ({ token }: TestMember, ticket: string, password?: string) =>
    app.call<ReplyOf<'bindThirdParty'>>('POST', '/wps/relay/member/third-parties', {
      token,
      body: { ticket, confirmed: true, ...(password !== undefined && { password }) },
    });

  describe('the account of a third party', () => {
    it('is bound once by a member who confirms it, and signs in from then on', async () => {
      const first = await through('ana');
      const unknown = await complete(first.browserToken, first.query);
      expect(unknown.body.value).toMatchObject({
        provider: 'google',
        returnTo: '/promotions',
        session: null,
        unbound: { email: 'ana@example.com', name: 'ana' },
      });
      const ticket = unknown.body.value.unbound?.ticket ?? '';
      const member = await registerMember(app);
      const unconfirmed = await app.call('POST', '/wps/relay/member/third-parties', {
        token: member.token,
        body: { ticket },
      });
      expect(unconfirmed.status).toBe(400);
      expect((await bind(member, ticket)).body.value.items).toMatchObject([{ provider: 'google' }]);
      const again = await bind(member, ticket);
      expect([again.status, again.body.code]).toEqual([409, 'IDENTITY_TICKET_EXPIRED']);

      const second = await through('ana');
      const signedIn = await complete(second.browserToken, second.query);
      const token = signedIn.body.value.session?.token ?? '';
      const list = await app.call<ReplyOf<'listThirdParties'>>(
        'GET',
        '/wps/relay/member/third-parties',
        { token },
      );
      expect(list.body.value.items).toHaveLength(1);
    });

    it('is bound some time after the sign-in with the password alone', async () => {
      const member = await registerMember(app);
      app.clock.advance({ minutes: 11 });
      const { browserToken, query } = await through('ines');
      const ticket = (await complete(browserToken, query)).body.value.unbound?.ticket ?? '';
      for (const password of [undefined, 'not my password']) {
        const refused = await bind(member, ticket, password);
        expect([refused.status, refused.body.code]).toEqual([422, 'WRONG_PASSWORD']);
      }
      expect((await bind(member, ticket, PASSWORD)).status).toBe(200);
    });

    it('is bound to one member, and a member has one of each third party', async () => {
      const ticketOf = async (name: string): Promise<string> => {
        const { browserToken, query } = await through(name);
        return (await complete(browserToken, query)).body.value.unbound?.ticket ?? '';
      };
      const [one, other] = [await registerMember(app), await registerMember(app)];
      const tickets = [await ticketOf('eva'), await ticketOf('eva'), await ticketOf('eda')];
      const answers = await Promise.all([
        bind(one, tickets[0] ?? ''),
        bind(other, tickets[1] ?? ''),
      ]);
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
      const winner = answers[0]?.status === 200 ? one : other;
      const second = await bind(winner, tickets[2] ?? '');
      expect([second.status, second.body.code]).toEqual([409, 'IDENTITY_TAKEN']);
    });

    it('is taken once, and from the browser that began', async () => {
      const { browserToken, query } = await through('olga');
      const stolen = await complete('another browser has another token', query);
      expect([stolen.status, stolen.body.code]).toEqual([409, 'SIGN_IN_STATE_INVALID']);
      expect((await complete(browserToken, query)).status).toBe(200);
      expect((await complete(browserToken, query)).body.code).toBe('SIGN_IN_STATE_INVALID');
      const late = await through('olga');
      app.clock.advance({ minutes: 11 });
      expect((await complete(late.browserToken, late.query)).body.code).toBe(
        'SIGN_IN_STATE_INVALID',
      );
    });

    it('is offered where the operator has set it up, and leads back to the site alone', async () => {
      expect((await begin('line')).body.code).toBe('METHOD_NOT_OFFERED');
      expect((await begin('google', { host: OTHER_HOST })).body.code).toBe('METHOD_NOT_OFFERED');
      for (const returnTo of [
        'https://evil.example/',
        '//evil.example',
        '/\\evil.example',
        'javascript:1',
      ]) {
        const refused = await begin('google', { returnTo });
        expect([returnTo, refused.status, refused.body.code]).toEqual([
          returnTo,
          422,
          'REDIRECT_NOT_ALLOWED',
        ]);
      }
      const { url } = (await begin('google')).body.value;
      const asked = new URL(url).searchParams;
      expect(asked.get('redirect_uri')).toBe(RETURN);
      expect(asked.get('code_challenge_method')).toBe('S256');
      const down = await begin('facebook');
      expect([down.status, down.body.code]).toEqual([503, 'IDENTITY_PROVIDER_UNAVAILABLE']);
    });

    it.each<[string, Forgery, string]>([
      ['another issuer', { issuer: 'https://evil.example' }, 'IDENTITY_INVALID'],
      ['another audience', { audience: 'another site' }, 'IDENTITY_INVALID'],
      ['another nonce', { nonce: 'of another sign-in' }, 'IDENTITY_INVALID'],
      ['the key of another', { wrongKey: true }, 'IDENTITY_INVALID'],
      ['a time that is over', { lateSeconds: 3600 }, 'IDENTITY_EXPIRED'],
    ])('is not proven by an id token of %s', async (_case, wrong, code) => {
      const { url, browserToken } = (await begin('openid')).body.value;
      const asked = new URL(url).searchParams;
      nonce = asked.get('nonce') ?? '';
      forgery = wrong;
      const answer = await complete(browserToken, `code=c&state=${asked.get('state')}`);
      expect(answer.body.code).toBe(code);
    });

    it('is proven by an honest one of the same provider, and a person may turn back', async () => {
      const honestly = (await begin('openid')).body.value;
      const asked = new URL(honestly.url).searchParams;
      nonce = asked.get('nonce') ?? '';
      forgery = {};
      const query = `code=c&state=${asked.get('state')}`;
      expect((await complete(honestly.browserToken, query)).body.value.unbound).not.toBeNull();
      const left = (await begin('openid')).body.value;
      const state = new URL(left.url).searchParams.get('state');
      const cancelled = await complete(left.browserToken, `error=access_denied&state=${state}`);
      expect([cancelled.status, cancelled.body.code]).toEqual([409, 'IDENTITY_CANCELLED']);
    });
  });
});
