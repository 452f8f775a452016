import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type CryptoKey, exportJWK, generateKeyPair, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#server/platform/db/database.ts';
import { liftLimits } from '#tests/support/lift-limits.ts';
import { e164, freshNumber, mobileCalls } from '#tests/support/mobile.ts';
import { freshIp } from '#tests/support/passwords.ts';
import { OTHER_HOST, openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { onOneEngine } from '#tests/support/test-database.ts';

const PROJECT = 'our-project';
const ISSUER = 'https://phone.example/our-project';

/** What an id token says other than it should. */
interface Forgery {
  issuer?: string;
  audience?: string;
  number?: string | undefined;
  wrongKey?: boolean;
  lateSeconds?: number;
  provenSeconds?: number;
  lifeSeconds?: number;
}

onOneEngine((engine) => {
  liftLimits();
  let app: TestApp;
  let database: Database;
  let server: Server;
  let keys: { publicKey: CryptoKey; privateKey: CryptoKey };
  let otherKey: CryptoKey;
  const { setFlags, send } = mobileCalls(() => app);

  beforeAll(async () => {
    keys = await generateKeyPair('RS256', { extractable: true });
    otherKey = (await generateKeyPair('RS256')).privateKey;
    const jwk = { ...(await exportJWK(keys.publicKey)), kid: 'k', alg: 'RS256', use: 'sig' };
    server = createServer((_request, response) => {
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ keys: [jwk] }));
    });
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    database = await engine.open('published');
    app = await openTestApp(database, {
      PHONE_SIGN_IN_PROJECT: PROJECT,
      PHONE_SIGN_IN_API_KEY: 'public',
      PHONE_SIGN_IN_ISSUER: ISSUER,
      PHONE_SIGN_IN_KEYS_URL: `http://localhost:${(server.address() as AddressInfo).port}/keys`,
      PHONE_SIGN_IN_BRANDS: 'denluma',
    });
    await setFlags({ MOBILENUMREG3: true, MOBILENUMPASSREG3: true, REGMOBVERF3: true });
  }, 60_000);
  afterAll(async () => {
    await app.server.close();
    await database.close();
    server.close();
  });

  async function token(number: string, forgery: Forgery = {}): Promise<string> {
    const now = Math.floor(app.clock.now().getTime() / 1000) - (forgery.lateSeconds ?? 0);
    const claims = {
      auth_time: now - (forgery.provenSeconds ?? 0),
      ...('number' in forgery
        ? { ...(forgery.number !== undefined && { phone_number: forgery.number }) }
        : { phone_number: e164(number) }),
    };
    return new SignJWT(claims)
      .setProtectedHeader({ alg: 'RS256', kid: 'k' })
      .setIssuer(forgery.issuer ?? ISSUER)
      .setAudience(forgery.audience ?? PROJECT)
      .setSubject('somebody')
      .setIssuedAt(now)
      .setExpirationTime(now + (forgery.lifeSeconds ?? 3600))
      .sign(forgery.wrongKey === true ? otherKey : keys.privateKey);
  }

  const register = (
    number: string,
    proof: { firebaseChannel?: string; firebaseIdToken?: string; verificationCode?: string },
    host?: string,
  ) =>
    app.call<{ memberId: string }>('PUT', '/wps/member/register/mobile', {
      ...(host !== undefined && { host }),
      ip: freshIp(),
      body: {
        registerBy: 'mobile',
        mobileNum: number,
        countryDialingCode: '+51',
        birthday: '1990-05-17',
        termsAccepted: true,
        termsVersion: '1',
        ageConfirmed: true,
        login: true,
        ...proof,
      },
    });
  const prove = async (number: string, forgery: Forgery = {}, channel = PROJECT) =>
    register(number, {
      firebaseChannel: channel,
      firebaseIdToken: await token(number, forgery),
    });

  describe('a registration with the proof of a phone service', () => {
    it('gives the number to who has proven it, once', async () => {
      const number = freshNumber();
      const first = await prove(number);
      expect(first.status, JSON.stringify(first.body)).toBe(200);
      const member = await database.db
        .selectFrom('member')
        .select(['mobile_key', 'profile'])
        .where('id', '=', BigInt(first.body.value.memberId))
        .executeTakeFirstOrThrow();
      expect(member.mobile_key).toBe(e164(number));
      expect(JSON.stringify(member.profile)).not.toContain('firebase');
      expect((await prove(number)).body.code).toBe('USERNAME_TAKEN');
    });

    const forgeries: readonly [string, Forgery, string][] = [
      ['of another issuer', { issuer: 'https://phone.example/other' }, 'PHONE_PROOF_INVALID'],
      ['for another project', { audience: 'other-project' }, 'PHONE_PROOF_INVALID'],
      ['signed by another', { wrongKey: true }, 'PHONE_PROOF_INVALID'],
      ['for another number', { number: '+51999999999' }, 'PHONE_PROOF_INVALID'],
      ['of no number', { number: undefined }, 'PHONE_PROOF_INVALID'],
      ['that is over', { lateSeconds: 3700 }, 'PHONE_PROOF_EXPIRED'],
      ['of a number proven eleven minutes ago', { provenSeconds: 660 }, 'PHONE_PROOF_EXPIRED'],
      ['from a clock ahead by minutes', { lateSeconds: -120 }, 'PHONE_PROOF_EXPIRED'],
    ];
    it.each(forgeries)('refuses an id token %s', async (_what, forgery, code) => {
      const answer = await prove(freshNumber(), forgery);
      expect([answer.status, answer.body.code]).toEqual([422, code]);
      expect(answer.body.fields).toHaveProperty('/firebaseIdToken');
    });

    it('bears a clock that is some seconds off', async () => {
      expect((await prove(freshNumber(), { lateSeconds: -20 })).status).toBe(200);
      const late = { lateSeconds: 20, lifeSeconds: 5 };
      expect((await prove(freshNumber(), late)).status).toBe(200);
    });

    it('refuses a token that is none, another channel, and half a proof', async () => {
      const number = freshNumber();
      const garbage = { firebaseChannel: PROJECT, firebaseIdToken: 'not.a.token' };
      expect((await register(number, garbage)).body.code).toBe('PHONE_PROOF_INVALID');
      expect((await prove(number, {}, 'other')).body.code).toBe('PHONE_PROOF_INVALID');
      const half = await register(number, { firebaseIdToken: await token(number) });
      expect(half.body.fields).toMatchObject({ '/firebaseChannel': { code: 'REQUIRED' } });
      const none = await register(number, {});
      expect(none.body.fields).toMatchObject({ '/verificationCode': { code: 'REQUIRED' } });
    });

    it('refuses a proof and a code at once', async () => {
      const number = freshNumber();
      const both = { firebaseChannel: PROJECT, firebaseIdToken: await token(number) };
      const answer = await register(number, { ...both, verificationCode: '1234567' });
      expect(answer.body.fields).toMatchObject({ '/verificationCode': { code: 'NOT_OFFERED' } });
    });

    it('still takes a code by SMS of the platform', async () => {
      expect((await send('register', freshNumber())).status).toBe(200);
    });

    it('is not offered on a brand that uses no service', async () => {
      await mobileCalls(() => app, OTHER_HOST).setFlags({ MOBILENUMREG3: true });
      const number = freshNumber();
      const proof = { firebaseChannel: PROJECT, firebaseIdToken: await token(number) };
      const answer = await register(number, proof, OTHER_HOST);
      expect(answer.body.fields).toMatchObject({ '/firebaseIdToken': { code: 'NOT_OFFERED' } });
    });

    it('lets one of two at the same moment have the number', async () => {
      const number = freshNumber();
      const answers = await Promise.all([prove(number), prove(number), prove(number)]);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    });

    it('says so when the keys of the service cannot be fetched', async () => {
      const other = await openTestApp(database, {
        PHONE_SIGN_IN_PROJECT: PROJECT,
        PHONE_SIGN_IN_API_KEY: 'public',
        PHONE_SIGN_IN_KEYS_URL: 'http://localhost:9/keys',
      });
      const number = freshNumber();
      const answer = await other.call('PUT', '/wps/member/register/mobile', {
        body: {
          registerBy: 'mobile',
          mobileNum: number,
          countryDialingCode: '+51',
          birthday: '1990-05-17',
          termsAccepted: true,
          firebaseChannel: PROJECT,
          firebaseIdToken: await token(number),
        },
      });
      await other.server.close();
      expect([answer.status, answer.body.code]).toEqual([503, 'PHONE_SERVICE_UNAVAILABLE']);
    });
  });
});
