import { whitelabelModules } from '#contract/generated/enum-values.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import type { FlagSettings } from '#contract/generated/types.ts';
import { isBuiltFlag } from '#domain/registration/unbuilt.ts';
import { registration } from '#tests/support/members.ts';
import { auditOf, getFact, setFact } from '#tests/support/server-facts.ts';
import { signInStaff, type TestStaff } from '#tests/support/staff.ts';
import { HOST, OTHER_HOST, type TestApp, useTestApp } from '#tests/support/test-app.ts';
import { onOneEngine } from '#tests/support/test-database.ts';

const flag = (moduleId: string, enabled: boolean): object => ({ flags: [{ moduleId, enabled }] });

function isOn(settings: Pick<FlagSettings, 'flags'>, id: string): boolean | undefined {
  return settings.flags.find(({ moduleId }) => moduleId === id)?.enabled;
}

/** What the site itself says of a switch. */
async function seenAt(app: TestApp, id: string, host = HOST): Promise<boolean | undefined> {
  const answer = await app.call<{ flags: FlagSettings['flags'] }>('GET', '/wps/system/whitelabel', {
    host,
  });
  return isOn(answer.body.value, id);
}

onOneEngine((engine) => {
  const app = useTestApp(engine);
  let operator: TestStaff;
  beforeAll(async () => {
    operator = await signInStaff(app(), 'operator');
  });

  it('lists all ten switches, and what the manifest offers', async () => {
    const { value } = (await getFact(app(), 'flags', operator)).body;
    expect(value.flags.map(({ moduleId }) => moduleId)).toEqual([...whitelabelModules]);
    expect(value.version).toBe(0);
    expect(value.lastChange).toBeNull();
    expect(value.offers.login).toContain('username');
    expect(value.offers.registration).toContain('username');
  });

  describe('who may', () => {
    it('look: whoever sees the brand; change: not who may only look', async () => {
      const support = await signInStaff(app(), 'support');
      expect((await getFact(app(), 'flags', support)).body.code).toBe('FORBIDDEN');
      const editor = await signInStaff(app(), 'editor');
      expect((await getFact(app(), 'flags', editor)).status).toBe(200);
      const tried = await setFact(app(), 'flags', editor, flag('PWDEXPFORCECHANGE3', true));
      expect(tried.body.code).toBe('FORBIDDEN');
    });

    it('a brand of others is as unknown as one that is not there', async () => {
      const other = await signInStaff(app(), 'operator', ['kyvolta']);
      for (const brand of ['denluma', 'nowhere']) {
        expect((await getFact(app(), 'flags', other, brand)).body.code).toBe('BRAND_NOT_FOUND');
        const body = { version: 0, ...flag('PWDEXPFORCECHANGE3', true) };
        const tried = await setFact(app(), 'flags', other, body, { brand });
        expect(tried.body.code).toBe('BRAND_NOT_FOUND');
      }
      expect(await seenAt(app(), 'PWDEXPFORCECHANGE3')).toBe(false);
    });
  });

  it('turns a switch at once, for this brand alone, and says who did it', async () => {
    const set = await setFact(app(), 'flags', operator, flag('PWDEXPFORCECHANGE3', true));
    expect(set.status).toBe(200);
    expect(isOn(set.body.value, 'PWDEXPFORCECHANGE3')).toBe(true);
    expect(set.body.value.lastChange).toMatchObject({ reason: 'asked for by a test' });
    expect(set.body.value.lastChange?.by).toMatch(/^operator \d+$/);
    expect(await seenAt(app(), 'PWDEXPFORCECHANGE3')).toBe(true);
    expect(await seenAt(app(), 'PWDEXPFORCECHANGE3', OTHER_HOST)).toBe(false);
    const permission = await app().call<{ whitelabelVal: FlagSettings['flags'] }>(
      'GET',
      '/wps/system/permission',
    );
    expect(isOn({ flags: permission.body.value.whitelabelVal }, 'PWDEXPFORCECHANGE3')).toBe(true);
  });

  it('refuses to turn on a flag while an operation it needs is planned', async () => {
    for (const id of whitelabelModules.filter((module) => !isBuiltFlag(module))) {
      const refused = await setFact(app(), 'flags', operator, flag(id, true));
      expect([refused.status, refused.body.code], id).toEqual([422, 'INVALID_FLAGS']);
      expect(refused.body.fields).toMatchObject({ '/flags/0/enabled': { code: 'NOT_BUILT' } });
    }
  });

  it('closes and opens registration for the very next request', async () => {
    await setFact(app(), 'flags', operator, flag('USERNAMEREG3', false));
    const shut = await app().call('PUT', '/wps/member/register', {
      body: registration('toolate1'),
      ip: '10.9.0.1',
    });
    expect([shut.status, shut.body.code]).toEqual([403, 'METHOD_NOT_OFFERED']);
    await setFact(app(), 'flags', operator, flag('USERNAMEREG3', true));
    const open = await app().call('PUT', '/wps/member/register', {
      body: registration('intime1'),
      ip: '10.9.0.2',
    });
    expect(open.status).toBe(200);
  });

  it('refuses an edit of what has changed since, and hands over what holds now', async () => {
    const { version } = (await getFact(app(), 'flags', operator)).body.value;
    await setFact(app(), 'flags', operator, flag('DIRECTREG3', false));
    const stale = await setFact(app(), 'flags', operator, { version, ...flag('DIRECTREG3', true) });
    expect([stale.status, stale.body.code]).toEqual([409, 'FACTS_CONFLICT']);
    expect(stale.body.value.version).toBe(version + 1);
    expect(isOn(stale.body.value, 'DIRECTREG3')).toBe(false);
    expect(await seenAt(app(), 'DIRECTREG3')).toBe(false);
    const fresh = await setFact(app(), 'flags', operator, flag('DIRECTREG3', true));
    expect(fresh.body.value.version).toBe(version + 2);
  });

  it('counts and writes down nothing when nothing changes', async () => {
    const before = (await getFact(app(), 'flags', operator)).body.value;
    const trail = await auditOf(app(), operator);
    const same = await setFact(app(), 'flags', operator, { flags: before.flags });
    expect(same.body.value).toEqual(before);
    expect(await auditOf(app(), operator)).toEqual(trail);
  });

  it('happens once for a key, however often it is sent', async () => {
    const { version } = (await getFact(app(), 'flags', operator)).body.value;
    const body = { version, ...flag('DIRECTREG3', false) };
    const first = await setFact(app(), 'flags', operator, body, { key: 'flags-only-once' });
    const again = await setFact(app(), 'flags', operator, body, { key: 'flags-only-once' });
    expect(again.body.value).toEqual(first.body.value);
    expect(again.body.value.version).toBe(version + 1);
    const other = { version, ...flag('DIRECTREG3', true) };
    const misused = await setFact(app(), 'flags', operator, other, { key: 'flags-only-once' });
    expect(misused.body.code).toBe('IDEMPOTENCY_MISMATCH');
  });

  it('wants a reason, known switches, and each of them once', async () => {
    const refused = async (body: object): Promise<string | undefined> =>
      (await setFact(app(), 'flags', operator, body)).body.code;
    expect(await refused({ ...flag('PWDEXPFORCECHANGE3', false), reason: '   ' })).toBe(
      'INVALID_BODY',
    );
    expect(await refused({ ...flag('PWDEXPFORCECHANGE3', false), reason: undefined })).toBe(
      'INVALID_BODY',
    );
    expect(await refused(flag('FREEPLAY4', false))).toBe('INVALID_BODY');
    expect(await refused({ flags: [] })).toBe('INVALID_BODY');
    const twice = await setFact(app(), 'flags', operator, {
      flags: [
        { moduleId: 'PWDEXPFORCECHANGE3', enabled: false },
        { moduleId: 'PWDEXPFORCECHANGE3', enabled: true },
      ],
    });
    expect(twice.body.code).toBe('INVALID_FLAGS');
    expect(twice.body.fields).toHaveProperty(['/flags/1/moduleId']);
  });

  it('of two who change at the same moment one is told', async () => {
    const { version } = (await getFact(app(), 'flags', operator)).body.value;
    const both = await Promise.all(
      [flag('DIRECTREG3', true), flag('PWDEXPFORCECHANGE3', false)].map((change) =>
        setFact(app(), 'flags', operator, { version, ...change }),
      ),
    );
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    for (const id of ['DIRECTREG3', 'PWDEXPFORCECHANGE3']) {
      await setFact(app(), 'flags', operator, flag(id, false));
    }
  });

  describe('the trail', () => {
    it('tells who changed what from what to what and why, newest first, page by page', async () => {
      const ada = await signInStaff(app(), 'operator');
      await setFact(app(), 'flags', ada, {
        ...flag('PWDEXPFORCECHANGE3', true),
        reason: 'trial campaign',
      });
      await setFact(app(), 'flags', ada, {
        ...flag('PWDEXPFORCECHANGE3', false),
        reason: 'campaign over',
      });
      const first = await auditOf(app(), operator, '?limit=1&action=setWhitelabelFlags');
      expect(first.items).toHaveLength(1);
      expect(first.items[0]).toMatchObject({
        username: ada.username,
        action: 'setWhitelabelFlags',
        before: { PWDEXPFORCECHANGE3: true },
        after: { PWDEXPFORCECHANGE3: false },
        reason: 'campaign over',
      });
      const next = `?limit=1&action=setWhitelabelFlags&cursor=${first.nextCursor}`;
      const second = await auditOf(app(), operator, next);
      expect(second.items[0]).toMatchObject({
        after: { PWDEXPFORCECHANGE3: true },
      });
      expect(second.nextCursor).not.toBeNull();
    });

    it('is for those who may read it, of their own brands', async () => {
      const url = '/office/api/brands/denluma/audit';
      const { headers } = await signInStaff(app(), 'publisher');
      expect((await app().call('GET', url, { headers })).body.code).toBe('FORBIDDEN');
      const other = await signInStaff(app(), 'operator', ['kyvolta']);
      const tried = await app().call('GET', url, { headers: other.headers });
      expect(tried.body.code).toBe('BRAND_NOT_FOUND');
      expect((await auditOf(app(), other, '', 'kyvolta')).items).toEqual([]);
    });
  });
});
