import { permissionsOf } from '#contract/permission.ts';
import { describe, expect, it } from 'vitest';
import type { StaffSession } from '#contract/generated/types.ts';
import { makeStaff, signInStaff, STAFF_PASSWORD } from '#tests/support/staff.ts';
import { type TestApp, useTestApp } from '#tests/support/test-app.ts';
import { onOneEngine } from '#tests/support/test-database.ts';

let addresses = 0;

/** Each try comes from an address of its own, so that the limit by address is not what answers. */
function login(app: TestApp, username: string, password: string) {
  addresses += 1;
  return app.call<StaffSession>('POST', '/office/api/session', {
    ip: `10.3.${addresses >> 8}.${addresses & 255}`,
    body: { username, password },
  });
}

const session = (app: TestApp, headers: Record<string, string>) =>
  app.call<StaffSession>('GET', '/office/api/session', { headers });

onOneEngine((engine) => {
  const app = useTestApp(engine);

  describe('signing in', () => {
    it('answers an unknown name, a wrong password and a blocked account the same', async () => {
      const username = await makeStaff(app(), 'support');
      const blocked = await makeStaff(app(), 'support');
      await app()
        .database.db.updateTable('staff')
        .set({ status: 'blocked' })
        .where('username', '=', blocked)
        .execute();
      const unknown = await login(app(), 'nobody-here', STAFF_PASSWORD);
      expect([unknown.status, unknown.body.code]).toEqual([401, 'INVALID_CREDENTIALS']);
      for (const answer of [
        await login(app(), username, 'not the password'),
        await login(app(), blocked, STAFF_PASSWORD),
      ]) {
        expect({ ...answer.body, requestId: '' }).toEqual({ ...unknown.body, requestId: '' });
        expect(answer.cookies).toEqual([]);
      }
    });

    it('keeps the session in a cookie scripts cannot read', async () => {
      const username = await makeStaff(app(), 'operator', ['denluma']);
      const answer = await login(app(), ` ${username.toUpperCase()} `, STAFF_PASSWORD);
      expect([answer.headers['set-cookie']].flat()[0]).toMatch(
        /^staff_session=.*HttpOnly.*SameSite=Lax/,
      );
      expect(JSON.stringify(answer.body)).not.toContain(answer.cookies[0]?.value);
      expect(answer.body.value.staff).toMatchObject({
        username,
        permissions: permissionsOf('operator'),
        brands: [{ brand: 'denluma', name: 'Denluma' }],
      });
    });

    it('limits tries from one address', async () => {
      const codes: (string | undefined)[] = [];
      for (let tries = 0; tries < 12; tries += 1) {
        const answer = await app().call('POST', '/office/api/session', {
          ip: '10.9.9.9',
          body: { username: `name${tries}`, password: 'wrong' },
        });
        codes.push(answer.body.code);
      }
      expect(codes.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 'INVALID_CREDENTIALS'));
      expect(codes.slice(10)).toEqual(['RATE_LIMITED', 'RATE_LIMITED']);
    });
  });

  describe('a session', () => {
    it('tells a page who works in it, and hands out the same CSRF token', async () => {
      const staff = await signInStaff(app(), 'support');
      const { value } = (await session(app(), staff.headers)).body;
      expect(value.staff?.username).toBe(staff.username);
      expect(value.csrfToken).toBe(staff.headers['x-csrf-token']);
      expect(Date.parse(value.expiresAt ?? '')).toBeGreaterThan(app().clock.now().getTime());
    });

    it('tells when this person signed in before, and ends the one it takes the place of', async () => {
      const staff = await signInStaff(app(), 'support');
      expect((await session(app(), staff.headers)).body.value.lastLoginAt).toBeNull();
      const before = app().clock.now().getTime();
      app().clock.advance({ minutes: 5 });
      const again = await app().call<StaffSession>('POST', '/office/api/session', {
        headers: staff.headers,
        ip: '10.4.0.1',
        body: { username: staff.username, password: STAFF_PASSWORD },
      });
      const at = Date.parse(again.body.value.lastLoginAt ?? '');
      expect(Math.abs(at - before)).toBeLessThan(60_000);
      expect((await session(app(), staff.headers)).body.value.staff).toBeNull();
    });

    it('is nobody without a cookie, and with one that was made up', async () => {
      const nobody = {
        staff: null,
        csrfToken: null,
        lastLoginAt: null,
        expiresAt: null,
      };
      expect((await session(app(), {})).body.value).toEqual(nobody);
      const forged = { cookie: `staff_session=${'x'.repeat(43)}` };
      expect((await session(app(), forged)).body.value).toEqual(nobody);
    });

    it('ends by signing out, which needs the CSRF token', async () => {
      const { headers } = await signInStaff(app(), 'support');
      const { cookie } = headers as { cookie: string };
      const without = await app().call('DELETE', '/office/api/session', { headers: { cookie } });
      expect(without.body.code).toBe('CSRF_FAILED');
      expect((await app().call('GET', '/office/api/members', { headers })).status).toBe(200);
      expect((await app().call('DELETE', '/office/api/session', { headers })).status).toBe(200);
      const after = await app().call('GET', '/office/api/members', { headers });
      expect(after.body.code).toBe('SESSION_EXPIRED');
    });

    it('ends after half an hour without a call', async () => {
      const { headers } = await signInStaff(app(), 'support');
      app().clock.advance({ minutes: 29 });
      expect((await app().call('GET', '/office/api/members', { headers })).status).toBe(200);
      app().clock.advance({ minutes: 31 });
      const late = await app().call('GET', '/office/api/members', { headers });
      expect(late.body.code).toBe('SESSION_EXPIRED');
    });

    it('ends at once for an account that is blocked, and follows its permissions', async () => {
      const staff = await signInStaff(app(), 'support');
      const members = () => app().call('GET', '/office/api/members', { headers: staff.headers });
      const change = (values: { permissions?: string; status?: string }) =>
        app()
          .database.db.updateTable('staff')
          .set(values)
          .where('id', '=', BigInt(staff.staffId))
          .execute();
      await change({ permissions: JSON.stringify(['brand.read']) });
      expect((await members()).body.code).toBe('FORBIDDEN');
      await change({ status: 'blocked' });
      expect((await members()).body.code).toBe('SESSION_EXPIRED');
    });
  });
});
