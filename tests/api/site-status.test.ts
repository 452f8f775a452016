import { describe, expect, it } from 'vitest';
import type { BrandStatus } from '#contract/generated/types.ts';
import { PASSWORD, registerMember, registration } from '#tests/support/members.ts';
import { signInStaff, type TestStaff } from '#tests/support/staff.ts';
import { HOST, OTHER_HOST, type TestApp, useTestApp } from '#tests/support/test-app.ts';
import { onOneEngine } from '#tests/support/test-database.ts';

const url = (brand: string): string => `/office/api/brands/${brand}/status`;

function getStatus(app: TestApp, { headers }: TestStaff, brand = 'denluma') {
  return app.call<BrandStatus>('GET', url(brand), { headers });
}

function setStatus(app: TestApp, { headers }: TestStaff, body: unknown, brand = 'denluma') {
  return app.call<BrandStatus>('PUT', url(brand), { headers, body });
}

/** What the site itself says of its state. */
async function seenAt(app: TestApp, host: string): Promise<{ status: number; note: string }> {
  const { body } = await app.call<{ status: number; note: string }>('GET', '/wps/system/status', {
    host,
  });
  return { status: body.value.status, note: body.value.note };
}

const OPEN = { status: 0, note: '' };

onOneEngine((engine) => {
  const app = useTestApp(engine);

  describe('who may', () => {
    it('look: not without a session, and not without the permission', async () => {
      expect((await app().call('GET', url('denluma'))).body.code).toBe('NOT_SIGNED_IN');
      const support = await signInStaff(app(), 'support');
      expect((await getStatus(app(), support)).body.code).toBe('FORBIDDEN');
      const editor = await signInStaff(app(), 'editor');
      expect((await getStatus(app(), editor)).body.value).toMatchObject({
        brand: 'denluma',
        ...OPEN,
      });
    });

    it('change: not who may only look', async () => {
      for (const role of ['support', 'publisher'] as const) {
        const staff = await signInStaff(app(), role);
        const answer = await setStatus(app(), staff, { status: 1, note: '' });
        expect([role, answer.body.code]).toEqual([role, 'FORBIDDEN']);
      }
      expect(await seenAt(app(), HOST)).toEqual(OPEN);
    });

    it('a brand of others is as unknown as one that is not there', async () => {
      const staff = await signInStaff(app(), 'operator', ['kyvolta']);
      const body = { status: 1, note: 'not mine' };
      for (const brand of ['denluma', 'nowhere']) {
        expect((await getStatus(app(), staff, brand)).body.code).toBe('BRAND_NOT_FOUND');
        expect((await setStatus(app(), staff, body, brand)).body.code).toBe('BRAND_NOT_FOUND');
      }
      expect(await seenAt(app(), HOST)).toEqual(OPEN);
    });

    it('nobody by a page of another site', async () => {
      const { headers } = await signInStaff(app(), 'operator');
      const body = { status: 1, note: '' };
      const { cookie } = headers as { cookie: string };
      const without = await app().call('PUT', url('denluma'), { headers: { cookie }, body });
      expect(without.body.code).toBe('CSRF_FAILED');
      const foreign = await app().call('PUT', url('denluma'), {
        headers: { ...headers, 'sec-fetch-site': 'cross-site' },
        body,
      });
      expect(foreign.body.code).toBe('CSRF_FAILED');
      expect(await seenAt(app(), HOST)).toEqual(OPEN);
    });
  });

  it('refuses what is no status', async () => {
    const staff = await signInStaff(app(), 'operator');
    for (const body of [
      { status: 3, note: '' },
      { status: '1', note: '' },
      { status: 1 },
      { status: 1, note: 'x'.repeat(501) },
      { status: 1, note: '', until: 'noon' },
    ]) {
      expect((await setStatus(app(), staff, body)).body.code).toBe('INVALID_BODY');
    }
    expect(await seenAt(app(), HOST)).toEqual(OPEN);
  });

  describe('a closed site', () => {
    it('in maintenance lets nobody in at once, says why, and leaves the other brand open', async () => {
      const staff = await signInStaff(app(), 'operator');
      const { username, token } = await registerMember(app());
      const note = 'Back at 15:00.\nYour balance is safe.';
      const set = await setStatus(app(), staff, { status: 1, note });
      expect(set.body.value).toMatchObject({ brand: 'denluma', status: 1, note });

      expect(await seenAt(app(), HOST)).toEqual({ status: 1, note });
      expect(await seenAt(app(), OTHER_HOST)).toEqual(OPEN);
      const login = await app().call('POST', '/wps/session/login', {
        body: { username, password: PASSWORD, type: 'username' },
      });
      expect([login.status, login.body.code]).toEqual([503, 'MAINTENANCE']);
      expect(Number(login.headers['retry-after'])).toBeGreaterThan(0);
      const register = await app().call('PUT', '/wps/member/register', {
        body: registration('latecomer1'),
      });
      expect(register.body.code).toBe('MAINTENANCE');
      const info = await app().call('GET', '/wps/member/info', { token });
      expect(info.body.code).toBe('MAINTENANCE');
      const elsewhere = await registerMember(app(), { host: OTHER_HOST });
      expect(elsewhere.memberId).toMatch(/^\d+$/);

      // Who was signed in still is, once it is over.
      expect((await setStatus(app(), staff, OPEN)).body.value).toMatchObject(OPEN);
      expect((await app().call('GET', '/wps/member/info', { token })).status).toBe(200);
    });

    it('takes no deposit and no bet, and lets players sign out', async () => {
      const staff = await signInStaff(app(), 'operator');
      const { token } = await registerMember(app());
      await setStatus(app(), staff, { status: 1, note: '' });
      const deposit = await app().call('POST', '/wps/relay/deposits', {
        token,
        key: 'deposit-while-closed',
        body: { channel: 'sandbox', amountMicro: '20000000' },
      });
      expect(deposit.body.code).toBe('MAINTENANCE');
      const launch = await app().call('POST', '/wps/game/launchGame', {
        token,
        body: { vendor: 'house', gameCode: 'jade-orchard', mode: 'real' },
      });
      expect(launch.body.code).toBe('MAINTENANCE');
      expect((await app().call('DELETE', '/wps/session/logout', { token })).status).toBe(200);
      await setStatus(app(), staff, OPEN);
    });

    it('blocked says that it is not offered there', async () => {
      const staff = await signInStaff(app(), 'operator');
      await setStatus(app(), staff, { status: 2, note: '' });
      expect(await seenAt(app(), HOST)).toEqual({ status: 2, note: '' });
      const login = await app().call('POST', '/wps/session/login', {
        body: { username: 'anybody', password: PASSWORD, type: 'username' },
      });
      expect([login.status, login.body.code]).toEqual([403, 'REGION_BLOCKED']);
      await setStatus(app(), staff, OPEN);
      expect(await seenAt(app(), HOST)).toEqual(OPEN);
    });
  });

  it('tells who changed it last and when, to all who may look', async () => {
    const operator = await signInStaff(app(), 'operator');
    const before = app().clock.now().getTime();
    await setStatus(app(), operator, { status: 1, note: 'a' }, 'kyvolta');
    const editor = await signInStaff(app(), 'editor', ['kyvolta']);
    const { value } = (await getStatus(app(), editor, 'kyvolta')).body;
    expect(value).toMatchObject({ status: 1, note: 'a' });
    expect(value.changedBy).toMatch(/^operator \d+$/);
    expect(Date.parse(value.changedAt ?? '')).toBeGreaterThanOrEqual(before);
    await setStatus(app(), operator, OPEN, 'kyvolta');
  });

  it('leaves a trace of every change: who, what, from and to', async () => {
    const operator = await signInStaff(app(), 'operator');
    await setStatus(app(), operator, { status: 1, note: 'first' });
    await setStatus(app(), operator, { status: 2, note: 'second' });
    await setStatus(app(), operator, OPEN);
    const trace = await app()
      .database.db.selectFrom('audit_entry')
      .select(['brand', 'action', 'subject', 'before', 'after'])
      .where('staff_id', '=', BigInt(operator.staffId))
      .orderBy('id')
      .execute();
    const of = (before: object, after: object): object => ({
      brand: 'denluma',
      action: 'setBrandStatus',
      subject: 'denluma',
      before,
      after,
    });
    expect(trace).toEqual([
      of(OPEN, { status: 1, note: 'first' }),
      of({ status: 1, note: 'first' }, { status: 2, note: 'second' }),
      of({ status: 2, note: 'second' }, OPEN),
    ]);
  });
});
