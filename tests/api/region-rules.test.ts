import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PermissionInfo, RegionRule } from '#contract/generated/types.ts';
import type { Database } from '#server/platform/db/database.ts';
import { PASSWORD, registerMember } from '#tests/support/members.ts';
import { encodeMmdb } from '#tests/support/mmdb.ts';
import { auditOf, getFact, setFact } from '#tests/support/server-facts.ts';
import { signInStaff, type TestStaff } from '#tests/support/staff.ts';
import { HOST, OTHER_HOST, openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { onOneEngine } from '#tests/support/test-database.ts';

/** Addresses for documentation: in Peru, in Mexico, in Chile (v6), and nowhere. */
const PERU = '203.0.113.9';
const MEXICO = '198.51.100.7';
const CHILE = '2001:db8:5::1';
const NOWHERE = '192.0.2.4';

const rule = (
  effect: RegionRule['effect'],
  value: string,
  more: Partial<RegionRule> = {},
): RegionRule => ({
  effect,
  kind: /^[A-Za-z]{2}$/.test(value) ? 'country' : 'network',
  value,
  note: '',
  enabled: true,
  ...more,
});

const OPEN = { defaultEffect: 'allow', rules: [] };

interface Seen {
  status: number;
  location: { ip: string; country: string | null };
}

async function seenFrom(
  app: TestApp,
  ip: string,
  options: { host?: string; headers?: Record<string, string> } = {},
): Promise<Seen> {
  const { body } = await app.call<Seen>('GET', '/wps/system/status', { ip, ...options });
  return { status: body.value.status, location: body.value.location };
}

onOneEngine((engine) => {
  let database: Database;
  let folder: string;
  let app: TestApp;
  let operator: TestStaff;

  const set = (policy: object, options: { brand?: string } = {}) =>
    setFact(app, 'region-rules', operator, policy, options);

  beforeAll(async () => {
    database = await engine.open('published');
    folder = await mkdtemp(path.join(tmpdir(), 'geoip-'));
    const file = path.join(folder, 'countries.mmdb');
    await writeFile(
      file,
      encodeMmdb([
        { network: '203.0.113.0/24', country: 'PE' },
        { network: '198.51.100.0/24', country: 'MX' },
        { network: '2001:db8:5::/48', country: 'CL' },
      ]),
    );
    app = await openTestApp(database, {
      GEOIP_FILE: file,
      COUNTRY_HEADER: 'X-Country',
      TRUST_PROXY: 'true',
    });
    operator = await signInStaff(app, 'operator');
  });
  afterAll(async () => {
    await app.server.close();
    await database.close();
    await rm(folder, { recursive: true });
  });

  describe('where a visitor is', () => {
    it('the file says, for v4, for v6, and for v4 in a v6 socket', async () => {
      expect((await seenFrom(app, PERU)).location).toEqual({ ip: PERU, country: 'PE' });
      expect((await seenFrom(app, CHILE)).location).toEqual({ ip: CHILE, country: 'CL' });
      expect((await seenFrom(app, `::ffff:${MEXICO}`)).location.country).toBe('MX');
      expect((await seenFrom(app, NOWHERE)).location.country).toBeNull();
    });

    it("the proxy's header goes before the file, unless it does not know", async () => {
      const told = async (country: string): Promise<string | null> =>
        (await seenFrom(app, PERU, { headers: { 'x-country': country } })).location.country;
      expect(await told('ar')).toBe('AR');
      expect(await told('XX')).toBe('PE');
      expect(await told('T1')).toBe('PE');
      expect(await told('Peru')).toBe('PE');
    });

    it('is told in the permission info', async () => {
      const { body } = await app.call<PermissionInfo>('GET', '/wps/system/permission', {
        ip: PERU,
      });
      expect(body.value).toMatchObject({
        location: { ip: PERU, country: 'PE' },
        regionRestriction: false,
      });
    });
  });

  it('lists no rule at first, and lets everybody in', async () => {
    expect((await getFact(app, 'region-rules', operator)).body.value).toEqual({
      brand: 'denluma',
      version: 0,
      lastChange: null,
      ...OPEN,
    });
  });

  describe('blocked visitors', () => {
    it('by country: told so at once, and refused everywhere; the other brand stays open', async () => {
      const { username, token } = await registerMember(app);
      const answer = await set({ ...OPEN, rules: [rule('block', 'mx')] });
      expect(answer.body.value.rules).toEqual([rule('block', 'MX')]);

      expect((await seenFrom(app, MEXICO)).status).toBe(2);
      expect((await seenFrom(app, PERU)).status).toBe(0);
      expect((await seenFrom(app, MEXICO, { host: OTHER_HOST })).status).toBe(0);
      const body = { username, password: PASSWORD, type: 'username' };
      const login = await app.call('POST', '/wps/session/login', { body, ip: MEXICO });
      expect([login.status, login.body.code]).toEqual([403, 'REGION_BLOCKED']);
      const info = await app.call('GET', '/wps/member/info', { token, ip: MEXICO });
      expect(info.body.code).toBe('REGION_BLOCKED');
      expect((await app.call('GET', '/wps/member/info', { token, ip: PERU })).status).toBe(200);
      const permission = await app.call<PermissionInfo>('GET', '/wps/system/permission', {
        ip: MEXICO,
      });
      expect(permission.body.value).toMatchObject({ regionRestriction: true, maintenance: false });
      // The plan says it too, and whom to write to.
      const plan = await app.call<{ plan: { state: { status: number; ip: string } } }>(
        'GET',
        '/wps/relay/site/plan',
        { ip: MEXICO },
      );
      expect(plan.body.value.plan.state).toMatchObject({ status: 2, ip: MEXICO });

      await set(OPEN);
      expect((await seenFrom(app, MEXICO)).status).toBe(0);
    });

    it('by network; an exception above it is let in', async () => {
      await set({
        ...OPEN,
        rules: [
          rule('allow', '198.51.100.7', { note: 'the partner' }),
          rule('block', '198.51.100.0/24'),
          rule('block', '2001:DB8:5::/48'),
        ],
      });
      expect((await seenFrom(app, MEXICO)).status).toBe(0);
      expect((await seenFrom(app, '198.51.100.8')).status).toBe(2);
      expect((await seenFrom(app, '::ffff:198.51.100.8')).status).toBe(2);
      expect((await seenFrom(app, CHILE)).status).toBe(2);
      expect((await seenFrom(app, PERU)).status).toBe(0);
      await set(OPEN);
    });

    it('by default, but for the countries that are let in; who is nowhere stays out', async () => {
      await set({ defaultEffect: 'block', rules: [rule('allow', 'PE')] });
      expect((await seenFrom(app, PERU)).status).toBe(0);
      expect((await seenFrom(app, MEXICO)).status).toBe(2);
      expect((await seenFrom(app, NOWHERE)).status).toBe(2);
      await set(OPEN);
    });

    it('learn nothing of a maintenance', async () => {
      await set({ ...OPEN, rules: [rule('block', 'MX')] });
      const url = '/office/api/brands/denluma/status';
      const { headers } = operator;
      await app.call('PUT', url, { headers, body: { status: 1, note: 'new database' } });
      const { body } = await app.call<{ status: number; note: string }>(
        'GET',
        '/wps/system/status',
        { ip: MEXICO },
      );
      expect(body.value).toMatchObject({ status: 2, note: '' });
      expect((await seenFrom(app, PERU)).status).toBe(1);
      await app.call('PUT', url, { headers, body: { status: 0, note: '' } });
      await set(OPEN);
    });

    it('are never staff at work, nor machines that look after the server', async () => {
      await set({ defaultEffect: 'block', rules: [] });
      expect((await seenFrom(app, '127.0.0.1')).status).toBe(2);
      const { headers } = operator;
      const office = await app.call('GET', '/office/api/brands/denluma/region-rules', {
        headers,
        ip: MEXICO,
      });
      expect(office.status).toBe(200);
      expect((await app.call('GET', '/healthz', { host: HOST, ip: MEXICO })).status).toBe(200);
      await set(OPEN);
    });

    it('may finish nothing new, but may sign out', async () => {
      const { token } = await registerMember(app);
      await set({ defaultEffect: 'block', rules: [] });
      const launch = await app.call('POST', '/wps/game/launchGame', {
        token,
        body: { vendor: 'house', gameCode: 'jade-orchard', mode: 'real' },
      });
      expect(launch.body.code).toBe('REGION_BLOCKED');
      expect((await app.call('DELETE', '/wps/session/logout', { token })).status).toBe(200);
      await set(OPEN);
    });
  });

  it('a rule that is switched off decides nothing', async () => {
    await set({ ...OPEN, rules: [rule('block', 'MX', { enabled: false })] });
    expect((await seenFrom(app, MEXICO)).status).toBe(0);
    await set(OPEN);
  });

  it.each([
    [[rule('block', 'ZZ')], '/rules/0/value', 'NO_COUNTRY'],
    [[rule('block', '10.0.0.0/33')], '/rules/0/value', 'NO_NETWORK'],
    [[rule('block', '010.0.0.1')], '/rules/0/value', 'NO_NETWORK'],
    [[rule('block', 'MX'), rule('allow', 'mx')], '/rules/1/value', 'DUPLICATE'],
    [[rule('block', '10.0.0.0/8'), rule('allow', '10.9.9.9/8')], '/rules/1/value', 'DUPLICATE'],
  ])('refuses %j', async (rules, pointer, code) => {
    const answer = await set({ ...OPEN, rules });
    expect([answer.status, answer.body.code]).toEqual([422, 'INVALID_REGION_RULES']);
    expect(answer.body.fields?.[pointer]?.code).toBe(code);
    expect((await getFact(app, 'region-rules', operator)).body.value.rules).toEqual([]);
  });

  it('refuses an edit of what has changed since, and hands over what holds now', async () => {
    const { version } = (await getFact(app, 'region-rules', operator)).body.value;
    await set({ ...OPEN, rules: [rule('block', 'MX')] });
    const stale = await set({ version, ...OPEN, rules: [rule('block', 'CL')] });
    expect([stale.status, stale.body.code]).toEqual([409, 'FACTS_CONFLICT']);
    expect(stale.body.value.rules).toEqual([rule('block', 'MX')]);
    await set(OPEN);
  });

  it('writes down the whole list, before and after', async () => {
    await set({ defaultEffect: 'block', rules: [rule('allow', 'PE', { note: 'licence 12' })] });
    await set(OPEN);
    const [back, out] = (await auditOf(app, operator, '?action=setRegionRules')).items;
    expect(out?.before).toEqual(OPEN);
    expect(out?.after).toMatchObject({ defaultEffect: 'block', rules: [{ note: 'licence 12' }] });
    expect(back?.after).toEqual(OPEN);
  });

  describe('trying an address', () => {
    const locate = (query: string) =>
      app.call<Seen['location']>(
        'GET',
        `/office/api/brands/denluma/region-rules/location${query}`,
        { headers: operator.headers, ip: PERU },
      );

    it('tells its country, or that of the caller', async () => {
      expect((await locate(`?ip=${MEXICO}`)).body.value).toEqual({ ip: MEXICO, country: 'MX' });
      expect((await locate(`?ip=${NOWHERE}`)).body.value.country).toBeNull();
      expect((await locate('')).body.value).toEqual({ ip: PERU, country: 'PE' });
    });

    it('refuses what is no address', async () => {
      for (const ip of ['somewhere', '1.2.3', '1.2.3.400', '::::']) {
        expect((await locate(`?ip=${ip}`)).body.code).toBe('INVALID_ADDRESS');
      }
    });
  });

  it('asks for the permission, and for brands of one’s own', async () => {
    const editor = await signInStaff(app, 'editor');
    const body = { version: 0, defaultEffect: 'block', rules: [] };
    const tried = await setFact(app, 'region-rules', editor, body);
    expect(tried.body.code).toBe('FORBIDDEN');
    const other = await signInStaff(app, 'operator', ['kyvolta']);
    expect((await setFact(app, 'region-rules', other, body)).body.code).toBe('BRAND_NOT_FOUND');
    expect((await seenFrom(app, PERU)).status).toBe(0);
  });
});
