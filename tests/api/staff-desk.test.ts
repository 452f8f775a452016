import { beforeAll, describe, expect, it } from 'vitest';
import type { StaffChange, StaffMember, StaffSession } from '#contract/generated/types.ts';
import type { ReplyOf } from '#contract/operation.ts';
import { makeStaff, signInStaff, STAFF_PASSWORD, type TestStaff } from '#tests/support/staff.ts';
import { useTestApp } from '#tests/support/test-app.ts';
import { onOneEngine } from '#tests/support/test-database.ts';

let made = 0;
const key = (): string => `staff-desk-${(made += 1)}`;

onOneEngine((engine) => {
  const app = useTestApp(engine);
  let admin: TestStaff;
  let second: TestStaff;

  const post = <Value>(staff: TestStaff, path: string, body: object, reused?: string) =>
    app().call<Value>('POST', `/office/api/${path}`, {
      headers: staff.headers,
      key: reused ?? key(),
      body: { reason: 'asked for by a test', ...body },
    });
  const accounts = async (staff: TestStaff, query = '') =>
    (
      await app().call<ReplyOf<'listStaffAccounts'>>(
        'GET',
        `/office/api/brands/all/staff?limit=100${query}`,
        { headers: staff.headers },
      )
    ).body.value.items;
  const account = async (username: string): Promise<StaffMember> => {
    const [found] = await accounts(admin, `&username=${username}`);
    if (found === undefined) throw new Error(`${username} is not listed`);
    return found;
  };
  const ask = (staff: TestStaff, body: object) => post<StaffChange>(staff, 'staff-changes', body);
  const decide = (staff: TestStaff, changeId: string, decision = 'approve', reused?: string) =>
    post<ReplyOf<'decideStaffChange'>>(
      staff,
      `staff-changes/${changeId}/decision`,
      { decision },
      reused,
    );
  const signIn = (username: string, password = STAFF_PASSWORD) =>
    app().call<StaffSession>('POST', '/office/api/session', {
      ip: `10.3.0.${(made += 1) % 250}`,
      body: { username, password },
    });

  beforeAll(async () => {
    admin = await signInStaff(app(), 'admin');
    second = await signInStaff(app(), 'admin');
  });

  describe('an account of staff', () => {
    it('is asked for by one, approved by another, and gets its password by an invitation', async () => {
      const username = `nueva${made}`;
      const access = { role: 'operator', brands: ['denluma'], requiresFactor: false };
      const asked = await ask(admin, { kind: 'create', username, displayName: 'Nueva', access });
      expect(asked.status, JSON.stringify(asked.body)).toBe(200);
      const { changeId } = asked.body.value;
      expect((await decide(admin, changeId)).body.code).toBe('SECOND_PERSON_NEEDED');
      const reused = key();
      const approved = await decide(second, changeId, 'approve', reused);
      const token = approved.body.value.invitation ?? '';
      expect(token).toMatch(/\S{20,}/);
      // The answer that is kept has no invitation in it.
      expect((await decide(second, changeId, 'approve', reused)).body.value.invitation).toBeNull();
      expect((await decide(second, changeId)).body.code).toBe('STAFF_CHANGE_NOT_FOUND');
      expect((await signIn(username)).body.code).toBe('INVALID_CREDENTIALS');
      const accept = (password: string) =>
        app().call<{ username: string }>('POST', '/office/api/invitation', {
          ip: '10.3.9.9',
          body: { token, password },
        });
      expect((await accept(`${username}${username}`)).body.code).toBe('PASSWORD_TOO_COMMON');
      const accepted = await Promise.all([accept(STAFF_PASSWORD), accept(STAFF_PASSWORD)]);
      expect(new Set(accepted.map(({ status }) => status))).toEqual(new Set([200, 410]));
      expect((await accept(STAFF_PASSWORD)).body.code).toBe('INVITATION_EXPIRED');
      const session = await signIn(username);
      expect(session.body.value.staff?.brands.map(({ brand }) => brand)).toEqual(['denluma']);
      const again = await ask(admin, { kind: 'create', username, displayName: 'Otra', access });
      expect(again.body.code).toBe('USERNAME_TAKEN');
    });

    it('changes its rights in the middle of a session, and only as a second person decides', async () => {
      const person = await signInStaff(app(), 'operator');
      const before = await account(person.username);
      const access = { role: 'support', brands: ['kyvolta'], requiresFactor: true };
      const change = { kind: 'access', staffId: before.staffId, seen: before.version, access };
      const asked = await ask(admin, change);
      expect((await ask(admin, change)).body.code).toBe('STAFF_CHANGED');
      const reads = () =>
        app().call('GET', '/office/api/brands/all/adjustments', { headers: person.headers });
      expect((await reads()).status).toBe(200);
      await decide(second, asked.body.value.changeId);
      expect((await reads()).body.code).toBe('FORBIDDEN');
      const feedback = await app().call('GET', '/office/api/brands/all/feedback', {
        headers: person.headers,
      });
      expect(feedback.body.code).toBe('SECOND_FACTOR_DUE');
      expect(await account(person.username)).toMatchObject({ role: 'support', version: 1 });
      const stale = await post(admin, `staff/${before.staffId}/lock`, { seen: 0 });
      expect(stale.body.code).toBe('STAFF_CHANGED');
    });

    it('is locked by one person and unlocked by two, and no person locks the own one', async () => {
      const person = await signInStaff(app(), 'support');
      const { staffId, version } = await account(person.username);
      const locked = await post<StaffMember>(admin, `staff/${staffId}/lock`, { seen: version });
      expect(locked.body.value).toMatchObject({ status: 'blocked', sessions: 0 });
      expect((await signIn(person.username)).body.code).toBe('INVALID_CREDENTIALS');
      const asked = await ask(admin, { kind: 'unlock', staffId, seen: version + 1 });
      await decide(second, asked.body.value.changeId, 'reject');
      expect((await account(person.username)).status).toBe('blocked');
      const once = await ask(admin, { kind: 'unlock', staffId, seen: version + 1 });
      await decide(second, once.body.value.changeId);
      expect((await signIn(person.username)).status).toBe(200);
      const self = await account(admin.username);
      const own = await post(admin, `staff/${self.staffId}/lock`, { seen: self.version });
      expect(own.body.code).toBe('STAFF_SELF');
      const mine = await ask(admin, { kind: 'password', staffId: self.staffId });
      expect(mine.body.code).toBe('STAFF_SELF');
    });

    it('keeps an administrator, also when two lock each other at once', async () => {
      const everyone = await accounts(admin, '&role=admin');
      for (const one of everyone) {
        if ([admin.staffId, second.staffId].includes(one.staffId)) continue;
        await post(admin, `staff/${one.staffId}/lock`, { seen: one.version });
      }
      const [first, other] = [await account(admin.username), await account(second.username)];
      const answers = await Promise.all([
        post(admin, `staff/${other.staffId}/lock`, { seen: other.version }),
        post(second, `staff/${first.staffId}/lock`, { seen: first.version }),
      ]);
      const codes = answers.map(({ status, body }) => body.code ?? status);
      // The later one may find the own session ended already.
      const refused = codes.filter((code) => code !== 200);
      expect(refused).toHaveLength(1);
      expect(['LAST_ADMINISTRATOR', 'SESSION_EXPIRED']).toContain(refused[0]);
    });

    it('is kept by administrators of its brands alone, who give no other brand', async () => {
      const keeper = await signInStaff(app(), 'admin', ['kyvolta']);
      const elsewhere = await makeStaff(app(), 'support', ['denluma']);
      const names = (await accounts(keeper)).map(({ username }) => username);
      expect(names).toContain(keeper.username);
      expect(names).not.toContain(elsewhere);
      const { db } = app().database;
      const { id } = await db
        .selectFrom('staff')
        .select('id')
        .where('username', '=', elsewhere)
        .executeTakeFirstOrThrow();
      const stolen = await post(keeper, `staff/${id}/lock`, { seen: 0 });
      expect(stolen.body.code).toBe('STAFF_NOT_FOUND');
      const access = { role: 'admin', brands: null, requiresFactor: false };
      const all = await ask(keeper, {
        kind: 'create',
        username: 'suya',
        displayName: 'Suya',
        access,
      });
      expect(all.body.code).toBe('FORBIDDEN');
    });
  });
});
