import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type CryptoKey, exportJWK, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { ThirdParty } from '#contract/generated/types.ts';
import { openidClient, type OpenidClient } from '#server/identity/third-party/openid-client.ts';

const CLIENT = { clientId: 'site', clientSecret: '0123456789abcdef0123456789abcdef' };
const RETURN = 'https://denluma.example/sign-in/return';

/** How an issuer signs, and what its discovery document says. */
interface Habits {
  readonly algorithm: 'RS256' | 'HS256' | 'none';
  readonly secret?: string;
  readonly audience?: string;
  readonly email?: string;
  /** Its discovery document names no token endpoint. */
  readonly hidesTokenEndpoint?: boolean;
}

let keys: { publicKey: CryptoKey; privateKey: CryptoKey };
let habits: Habits;
let nonce = '';
let issuer = '';
let server: Server;
/** Requests that were posted to the token endpoint, each with its path. */
const asked: { path: string; body: URLSearchParams }[] = [];

async function idToken(): Promise<string> {
  const { algorithm, audience = CLIENT.clientId, secret = CLIENT.clientSecret } = habits;
  const { email = 'ana@example.com' } = habits;
  const claims = { nonce, name: 'Ana', email };
  if (algorithm === 'none') {
    return new UnsecuredJWT(claims)
      .setIssuer(issuer)
      .setAudience(audience)
      .setSubject('ana')
      .setIssuedAt()
      .setExpirationTime('5m')
      .encode();
  }
  return new SignJWT(claims)
    .setProtectedHeader({ alg: algorithm, ...(algorithm === 'RS256' && { kid: 'k' }) })
    .setIssuer(issuer)
    .setAudience(audience)
    .setSubject('ana')
    .setIssuedAt()
    .setExpirationTime('5m')
    .sign(algorithm === 'RS256' ? keys.privateKey : new TextEncoder().encode(secret));
}

async function answer(path: string): Promise<object> {
  if (path.includes('openid-configuration')) {
    return {
      issuer,
      authorization_endpoint: `${issuer}/dialog/oauth`,
      jwks_uri: `${issuer}/.well-known/oauth/openid/jwks/`,
      response_types_supported: ['code', 'id_token'],
      subject_types_supported: ['pairwise'],
      // A document that lists an algorithm does not make it one that is taken.
      id_token_signing_alg_values_supported: ['RS256', 'ES256', 'HS256', 'none'],
      ...(habits.hidesTokenEndpoint === true ? {} : { token_endpoint: `${issuer}/token` }),
    };
  }
  if (path.includes('jwks')) {
    return { keys: [{ ...(await exportJWK(keys.publicKey)), kid: 'k', alg: 'RS256', use: 'sig' }] };
  }
  const token = { access_token: 'a', token_type: 'bearer', expires_in: 5_183_944 };
  return { ...token, id_token: await idToken() };
}

beforeAll(async () => {
  keys = await generateKeyPair('RS256', { extractable: true });
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      const path = request.url ?? '';
      if (request.method === 'POST') asked.push({ path, body: new URLSearchParams(body) });
      void answer(path).then((reply) => {
        response.setHeader('content-type', 'application/json');
        response.end(JSON.stringify(reply));
      });
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  issuer = `http://localhost:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
});

/** A server that knows the issuer as a provider. */
function clientOf(provider: ThirdParty, tokenEndpoint?: string): OpenidClient {
  const known = { ...CLIENT, issuer, brands: null };
  return openidClient(
    new Map([[provider, tokenEndpoint === undefined ? known : { ...known, tokenEndpoint }]]),
  );
}

/** Signs in as a browser that returns at once. */
async function signIn(provider: ThirdParty, client: OpenidClient = clientOf(provider)) {
  const { url, ...flow } = await client.begin(provider, RETURN);
  nonce = new URL(url).searchParams.get('nonce') ?? '';
  const query = `code=c&state=${flow.state}`;
  return { url: new URL(url), identity: await client.complete(provider, flow, query) };
}

const ANA = { subject: 'ana', email: 'ana@example.com', name: 'Ana' };

describe('sign-in with LINE', () => {
  it('takes an id token that the channel secret signs', async () => {
    habits = { algorithm: 'HS256' };
    expect((await signIn('line')).identity).toEqual(ANA);
  });

  it('leaves out an email address that is too long, and never cuts it', async () => {
    const domain = `@${'d'.repeat(60)}.example`;
    const whole = `${'a'.repeat(254 - domain.length)}${domain}`;
    habits = { algorithm: 'HS256', email: whole };
    expect((await signIn('line')).identity.email).toBe(whole);
    habits = { algorithm: 'HS256', email: `${whole}.attacker.example` };
    expect((await signIn('line')).identity.email).toBeNull();
  });

  it.each<[string, Habits]>([
    ['another secret', { algorithm: 'HS256', secret: 'f'.repeat(32) }],
    ['another audience', { algorithm: 'HS256', audience: 'another channel' }],
    ['a published key', { algorithm: 'RS256' }],
    ['nothing', { algorithm: 'none' }],
  ])('refuses an id token that %s vouches for', async (_case, wrong) => {
    habits = wrong;
    await expect(signIn('line')).rejects.toMatchObject({ code: 'IDENTITY_INVALID' });
  });
});

describe('sign-in with a provider that publishes keys', () => {
  it.each<ThirdParty>(['google', 'openid', 'facebook'])(
    'takes no id token of %s that the client secret signs, or nothing',
    async (provider) => {
      for (const algorithm of ['HS256', 'none'] as const) {
        habits = { algorithm };
        await expect(signIn(provider)).rejects.toMatchObject({ code: 'IDENTITY_INVALID' });
      }
      habits = { algorithm: 'RS256' };
      expect((await signIn(provider)).identity).toEqual(ANA);
    },
  );
});

describe('sign-in with Facebook', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it('asks the known token endpoint where neither the server nor the document names one', async () => {
    habits = { algorithm: 'RS256', hidesTokenEndpoint: true };
    const known = 'https://graph.facebook.com/oauth/access_token';
    const realFetch = globalThis.fetch;
    let count = 0;
    vi.stubGlobal('fetch', (address: string, init?: RequestInit) => {
      if (address !== known) return realFetch(address, init);
      count += 1;
      return realFetch(`${issuer}/token`, init);
    });
    asked.length = 0;
    expect((await signIn('facebook')).identity).toEqual(ANA);
    expect(count).toBe(1);
    expect(asked.map((one) => one.path)).toEqual(['/token']);
  });

  it('asks the configured token endpoint where the discovery document names none', async () => {
    habits = { algorithm: 'RS256', hidesTokenEndpoint: true };
    const path = '/v23.0/oauth/access_token';
    asked.length = 0;
    const { url, identity } = await signIn('facebook', clientOf('facebook', `${issuer}${path}`));
    expect(identity).toEqual(ANA);
    expect(url.searchParams.get('scope')).toBe('openid email public_profile');
    expect(asked.map((one) => one.path)).toEqual([path]);
    expect(asked[0]?.body.get('code_verifier')).not.toBeNull();
    expect(asked[0]?.body.get('client_secret')).toBe(CLIENT.clientSecret);
  });
});

describe('sign-in with another provider', () => {
  it('fails as unavailable where the discovery document names no token endpoint', async () => {
    habits = { algorithm: 'RS256', hidesTokenEndpoint: true };
    await expect(signIn('openid')).rejects.toMatchObject({ code: 'IDENTITY_PROVIDER_UNAVAILABLE' });
  });
});
