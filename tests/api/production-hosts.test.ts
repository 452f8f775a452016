import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import Fastify from 'fastify';
import { operations } from '#contract/generated/operations.ts';
import type { OperationDefinition } from '#contract/operation.ts';
import type { Database } from '#server/platform/db/database.ts';
import { apiDocs } from '#server/features/docs/api-docs.ts';
import { operatorAccess } from '#server/platform/operator-access.ts';
import { registerMember, registration } from '#tests/support/members.ts';
import { signInStaff } from '#tests/support/staff.ts';
import { type Answer, HOST, openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { onOneEngine } from '#tests/support/test-database.ts';

const OFFICE = 'office.example';
const BUILDER = 'builder.example';
const TOKEN = 'metrics-token-for-tests';
const PRODUCTION = { MODE: 'production', ALLOW_EMBEDDED: 'true' };

const codeOf = (answer: Answer) => answer.body.code;
const addressOf = ({ path }: OperationDefinition) => path.replaceAll(/\{\w+\}/g, 'denluma');
const ofSurface = (...surfaces: readonly string[]): readonly OperationDefinition[] =>
  (Object.values(operations) as OperationDefinition[]).filter(
    ({ surface, status }) => status === 'built' && surfaces.includes(surface),
  );

onOneEngine((engine) => {
  let database: Database;
  let app: TestApp;
  const open = (environment: Record<string, string>) => openTestApp(database, environment);
  beforeAll(async () => {
    database = await engine.open();
    app = await open({
      ...PRODUCTION,
      OFFICE_ORIGIN: `https://${OFFICE}`,
      BUILDER_ORIGIN: `https://${BUILDER}`,
      METRICS_TOKEN: TOKEN,
      TRUST_PROXY: '1',
    });
  });
  afterAll(async () => {
    await app.server.close();
    await database.close();
  });

  const codesAt = async (host: string, surfaces: readonly string[]) => {
    const codes = new Set<string | undefined>();
    for (const operation of ofSurface(...surfaces)) {
      const answer = await app.call(operation.method, addressOf(operation), { host });
      codes.add(codeOf(answer));
    }
    return [...codes];
  };

  describe('an operation of staff', () => {
    it('is not found on the host of a brand', async () => {
      for (const host of [HOST, `${HOST}:443`]) {
        expect(await codesAt(host, ['office', 'builder', 'staff'])).toEqual(['NOT_FOUND']);
      }
    });

    it('is refused on a strange host like everything else', async () => {
      for (const host of ['nobody.example', '127.0.0.1']) {
        expect(await codesAt(host, ['office', 'builder', 'staff'])).toEqual(['UNKNOWN_HOST']);
      }
    });

    it('answers on the host of its own app and not on the other one', async () => {
      const staff = await signInStaff(app, 'admin', null, BUILDER);
      const there = async (url: string, host: string) =>
        (await app.call('GET', url, { headers: { ...staff.headers, host } })).status;
      expect(await there('/builder/api/brands', BUILDER)).toBe(200);
      expect(await there('/builder/api/brands', OFFICE)).toBe(404);
      expect(await there('/office/api/brands/denluma/audit', OFFICE)).toBe(200);
      expect(await there('/office/api/brands/denluma/audit', BUILDER)).toBe(404);
      expect(await there('/office/api/session', OFFICE)).toBe(200);
      expect(await there('/office/api/session', `${BUILDER}:8443`)).toBe(200);
    });

    it('cannot be reached past Host by X-Forwarded-Host', async () => {
      const answer = await app.call('GET', '/office/api/session', {
        headers: { 'x-forwarded-host': OFFICE },
      });
      expect(codeOf(answer)).toBe('NOT_FOUND');
    });

    it('answers nowhere in production while its app has no origin', async () => {
      const closed = await open(PRODUCTION);
      const codeAt = async (host: string) =>
        codeOf(await closed.call('GET', '/office/api/session', { host }));
      expect(await codeAt(HOST)).toBe('NOT_FOUND');
      for (const host of ['localhost', OFFICE]) expect(await codeAt(host)).toBe('UNKNOWN_HOST');
      await closed.server.close();
    });

    it('answers on every known host in a demo without origins', async () => {
      const demo = await open({});
      for (const host of [HOST, 'localhost', '127.0.0.1:3000']) {
        expect((await demo.call('GET', '/office/api/session', { host })).status).toBe(200);
      }
      await demo.server.close();
    });
  });

  it('no operation of a player answers on the hosts of staff', async () => {
    for (const host of [OFFICE, BUILDER, OFFICE.toUpperCase()]) {
      expect(await codesAt(host, ['site'])).toEqual(
        expect.arrayContaining([expect.stringMatching(/UNKNOWN_HOST/)]),
      );
      const plan = await app.call('GET', '/wps/relay/site/plan', { host });
      expect([plan.status, codeOf(plan)]).toEqual([421, 'UNKNOWN_HOST']);
    }
  });

  describe('metrics and API documents', () => {
    it('are for the bearer of the token alone, on every host', async () => {
      for (const host of [HOST, OFFICE, '10.0.0.7:8080']) {
        const ask = (headers: Record<string, string>) =>
          app.call('GET', '/metrics', { headers: { host, ...headers } });
        expect(codeOf(await ask({}))).toBe('NOT_FOUND');
        expect(codeOf(await ask({ authorization: 'Bearer metrics-token-for-test' }))).toBe(
          'NOT_FOUND',
        );
        expect(codeOf(await ask({ authorization: TOKEN }))).toBe('NOT_FOUND');
        expect((await ask({ authorization: `Bearer ${TOKEN}` })).status).toBe(200);
      }
      const docs = Fastify();
      await docs.register(apiDocs(operatorAccess({ mode: 'production', metricsToken: TOKEN })));
      for (const url of ['/api/docs', '/api/docs/', '/api/docs/json', '/api/openapi.json']) {
        const headers = { authorization: `Bearer ${TOKEN}` };
        expect((await docs.inject(url)).body).toContain('NOT_FOUND');
        expect((await docs.inject({ url, headers })).statusCode).toBeLessThan(400);
      }
      await docs.close();
    });

    it('are closed in production without a token, and open in a demo', () => {
      const request = { headers: { authorization: 'Bearer ' } };
      expect(operatorAccess({ mode: 'production', metricsToken: '' })(request)).toBe(false);
      expect(operatorAccess({ mode: 'demo', metricsToken: '' })({ headers: {} })).toBe(true);
      expect(operatorAccess({ mode: 'demo', metricsToken: TOKEN })({ headers: {} })).toBe(false);
    });
  });

  it('health says its state to everybody, and what runs to the bearer of the token alone', async () => {
    const [health, ready] = await Promise.all([
      app.call('GET', '/healthz', { host: '10.0.0.7:8080' }),
      app.call('GET', '/readyz', { host: '10.0.0.7:8080' }),
    ]);
    expect(health.body.value).toEqual({ status: 'ok' });
    expect(ready.body.value).toEqual({ ready: true });
    const headers = { authorization: `Bearer ${TOKEN}` };
    const detailed = await app.call('GET', '/healthz', { headers });
    expect(detailed.body.value).toMatchObject({ status: 'ok', version: expect.any(String) });
  });

  describe('behind a proxy', () => {
    const seen = async (ip: string, headers: Record<string, string>, other = app) =>
      (
        await other.call<{ location: { ip: string; country: string | null } }>(
          'GET',
          '/wps/system/status',
          { ip, headers },
        )
      ).body.value.location;

    it('the address is what the last of the counted proxies saw, and not what a client wrote', async () => {
      const forwarded = { 'x-forwarded-for': '6.6.6.6, 203.0.113.9' };
      expect((await seen('10.0.0.1', forwarded)).ip).toBe('203.0.113.9');
      const two = await open({ TRUST_PROXY: '2' });
      expect(
        (await seen('10.0.0.1', { 'x-forwarded-for': '6.6.6.6, 203.0.113.9, 10.0.0.2' }, two)).ip,
      ).toBe('203.0.113.9');
      await two.server.close();
    });

    it('only a listed proxy is believed, its country header included', async () => {
      const listed = await open({
        TRUST_PROXY: '10.0.0.0/8, 2001:db8::1',
        COUNTRY_HEADER: 'X-Country',
      });
      const headers = { 'x-forwarded-for': '203.0.113.9', 'x-country': 'PE' };
      expect(await seen('10.0.0.1', headers, listed)).toEqual({ ip: '203.0.113.9', country: 'PE' });
      expect(await seen('2001:db8::1', headers, listed)).toMatchObject({ country: 'PE' });
      const stranger = { ip: '198.51.100.7', country: null };
      expect(await seen('198.51.100.7', headers, listed)).toEqual(stranger);
      await listed.server.close();
    });
  });

  describe('Secure cookies and HSTS', () => {
    const cookieOf = async (of: TestApp, headers: Record<string, string>) => {
      const name = `cookie${Math.floor(Math.random() * 1e9)}`;
      const body = registration(name, { tokenKind: 'cookie' });
      const answer = await of.call('PUT', '/wps/member/register', { headers, body });
      expect(answer.status, JSON.stringify(answer.body)).toBe(200);
      const isSecure = /; Secure/i.test(String(answer.headers['set-cookie']));
      return { isSecure, hsts: answer.headers['strict-transport-security'] !== undefined };
    };

    it('are on in production, whatever a request looks like', async () => {
      const on = { isSecure: true, hsts: true };
      expect(await cookieOf(app, {})).toEqual(on);
      expect(await cookieOf(app, { 'x-forwarded-proto': 'http' })).toEqual(on);
    });

    it('follow PUBLIC_SCHEME and never X-Forwarded-Proto', async () => {
      const off = { isSecure: false, hsts: false };
      const plain = await open({ ...PRODUCTION, PUBLIC_SCHEME: 'http', TRUST_PROXY: '1' });
      expect(await cookieOf(plain, { 'x-forwarded-proto': 'https' })).toEqual(off);
      await plain.server.close();
      const demo = await open({ PUBLIC_SCHEME: 'https' });
      expect(await cookieOf(demo, {})).toEqual({ isSecure: true, hsts: true });
      await demo.server.close();
    });
  });

  it('a player signs in on the host of a brand as before', async () => {
    const member = await registerMember(app);
    const answer = await app.call<{ member: { username: string } }>('GET', '/wps/member/info', {
      token: member.token,
    });
    expect(answer.status).toBe(200);
  });
});
