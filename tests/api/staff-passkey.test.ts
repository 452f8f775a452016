import { Secret, TOTP } from 'otpauth';
import { beforeEach, describe, expect, it } from 'vitest';
import type { ReplyOf } from '#contract/operation.ts';
import type { StaffPasskeys, StaffSession } from '#contract/generated/types.ts';
import { liftLimits } from '#tests/support/lift-limits.ts';
import { registerMember } from '#tests/support/members.ts';
import { type Ceremony, softwareAuthenticator } from '#tests/support/software-authenticator.ts';
import { signInStaff, STAFF_PASSWORD, type TestStaff } from '#tests/support/staff.ts';
import { useTestApp } from '#tests/support/test-app.ts';
import { onOneEngine } from '#tests/support/test-database.ts';

const ORIGIN = 'http://denluma.localhost';
const AT = '/office/api/session/passkeys';
const SIGN_IN = '/office/api/session/passkey';
let addresses = 0;
const freshIp = (): string => `10.73.${++addresses >> 8}.${addresses & 255}`;

onOneEngine((engine) => {
  liftLimits();
  const app = useTestApp(engine);
  let staff: TestStaff;
  let device: ReturnType<typeof softwareAuthenticator>;
  beforeEach(async () => {
    staff = await signInStaff(app(), 'operator');
    device = softwareAuthenticator();
  });

  const of = <Value>(
    method: 'GET' | 'POST' | 'DELETE',
    url: string,
    body?: object,
    { headers }: Pick<TestStaff, 'headers'> = staff,
  ) =>
    app().call<Value>(method, url, {
      headers,
      ip: freshIp(),
      ...(body === undefined ? {} : { body }),
    });
  const begin = (password = STAFF_PASSWORD) =>
    of<ReplyOf<'beginStaffPasskey'>>('POST', `${AT}/options`, { password });
  const add = async (change: Partial<Ceremony> = {}) => {
    const { challengeId, options } = (await begin()).body.value;
    const response = device.create({ options, origin: ORIGIN, ...change });
    return of<StaffPasskeys>('POST', AT, { challengeId, response });
  };
  const asked = async () => {
    const { body } = await app().call<ReplyOf<'beginStaffPasskeySignIn'>>(
      'POST',
      `${SIGN_IN}/options`,
      { ip: freshIp() },
    );
    return body.value;
  };
  const send = (challengeId: string, response: string, headers: Record<string, string> = {}) =>
    app().call<StaffSession>('POST', SIGN_IN, {
      ip: freshIp(),
      headers,
      body: { challengeId, response },
    });
  const signIn = async (change: Partial<Ceremony> = {}, headers: Record<string, string> = {}) => {
    const { challengeId, options } = await asked();
    return send(challengeId, device.get({ options, origin: ORIGIN, ...change }), headers);
  };
  const turnOnSecondFactor = async (): Promise<void> => {
    const at = '/office/api/session/second-factor';
    const begun = await of<ReplyOf<'beginStaffSecondFactor'>>('POST', at, {
      password: STAFF_PASSWORD,
    });
    const totp = new TOTP({ secret: Secret.fromBase32(begun.body.value.secret) });
    const code = totp.generate({ timestamp: app().clock.now().getTime() });
    expect((await of('POST', `${at}/confirmation`, { code })).status).toBe(200);
  };

  describe('a passkey of staff', () => {
    it('is added with the password, signs in, and ends when it is removed', async () => {
      const added = await add();
      expect(added.body.value.items).toMatchObject([{ usedAt: null }]);
      const signedIn = await signIn();
      expect(signedIn.status).toBe(200);
      expect(signedIn.body.value.staff?.username).toBe(staff.username);
      expect(signedIn.body.value.csrfToken).not.toBeNull();
      expect(signedIn.cookies.map(({ name }) => name)).toContain('staff_session');
      const [passkey] = (await of<StaffPasskeys>('GET', AT)).body.value.items;
      expect(passkey?.usedAt).not.toBeNull();
      const path = `${AT}/${passkey?.passkeyId}`;
      const stranger = await signInStaff(app(), 'operator');
      const foreign = await of('DELETE', path, undefined, stranger);
      expect([foreign.status, foreign.body.code]).toEqual([404, 'PASSKEY_NOT_FOUND']);
      expect((await of<StaffPasskeys>('DELETE', path)).body.value.items).toEqual([]);
      const gone = await signIn();
      expect([gone.status, gone.body.code]).toEqual([422, 'PASSKEY_INVALID']);
    });

    it('is not added with a wrong password', async () => {
      const wrong = await begin('not the password');
      expect([wrong.status, wrong.body.code]).toEqual([422, 'WRONG_PASSWORD']);
      expect((await of<StaffPasskeys>('GET', AT)).body.value.items).toEqual([]);
    });

    it('needs a challenge that was made for its own account', async () => {
      const { challengeId, options } = (await begin()).body.value;
      const response = device.create({ options, origin: ORIGIN });
      const stranger = await signInStaff(app(), 'operator');
      const taken = await of('POST', AT, { challengeId, response }, stranger);
      expect([taken.status, taken.body.code]).toEqual([409, 'PASSKEY_EXPIRED']);
    });

    it('replaces the password and the code of a second factor', async () => {
      await add();
      await turnOnSecondFactor();
      const credentials = { username: staff.username, password: STAFF_PASSWORD };
      const byPassword = await app().call('POST', '/office/api/session', {
        ip: freshIp(),
        body: credentials,
      });
      expect(byPassword.body.code).toBe('SECOND_FACTOR_REQUIRED');
      expect((await signIn()).status).toBe(200);
    });

    it('ends the earlier session of the same browser', async () => {
      await add();
      expect((await signIn({}, staff.headers)).status).toBe(200);
      const before = await of<StaffSession>('GET', '/office/api/session');
      expect(before.body.value.staff).toBeNull();
    });

    it('answers a challenge once, and in time', async () => {
      await add();
      const { challengeId, options } = await asked();
      const response = device.get({ options, origin: ORIGIN });
      expect((await send(challengeId, response)).status).toBe(200);
      const again = await send(challengeId, response);
      expect([again.status, again.body.code]).toEqual([409, 'PASSKEY_EXPIRED']);
      const late = await asked();
      app().clock.advance({ minutes: 6 });
      const tooLate = device.get({ options: late.options, origin: ORIGIN });
      expect((await send(late.challengeId, tooLate)).body.code).toBe('PASSKEY_EXPIRED');
    });

    it('proves nothing for another site, an absent owner or an unknown key', async () => {
      await add();
      expect((await signIn({ origin: 'https://evil.example' })).body.code).toBe('PASSKEY_INVALID');
      expect((await signIn({ verified: false })).body.code).toBe('PASSKEY_INVALID');
      device = softwareAuthenticator();
      expect((await signIn()).body.code).toBe('PASSKEY_INVALID');
      expect((await add({ verified: false })).body.code).toBe('PASSKEY_INVALID');
    });

    it('is not a passkey of a member', async () => {
      const { token } = await registerMember(app());
      const at = '/wps/relay/member/passkeys';
      const begun = await app().call<ReplyOf<'beginPasskey'>>('POST', `${at}/options`, {
        token,
        body: {},
      });
      const { challengeId, options } = begun.body.value;
      const response = device.create({ options, origin: ORIGIN });
      const added = await app().call('POST', at, { token, body: { challengeId, response } });
      expect(added.status).toBe(200);
      const asStaff = await signIn();
      expect([asStaff.status, asStaff.body.code]).toEqual([422, 'PASSKEY_INVALID']);
      expect(asStaff.cookies).toEqual([]);
    });

    it('signs in nobody who is blocked', async () => {
      await add();
      await app()
        .database.db.updateTable('staff')
        .set({ status: 'blocked' })
        .where('id', '=', BigInt(staff.staffId))
        .execute();
      const blocked = await signIn();
      expect([blocked.status, blocked.body.code]).toEqual([422, 'PASSKEY_INVALID']);
      expect(blocked.cookies).toEqual([]);
    });

    it('is one of ten at most', async () => {
      for (let count = 0; count < 10; count += 1) {
        device = softwareAuthenticator();
        expect((await add()).status).toBe(200);
      }
      const full = await begin();
      expect([full.status, full.body.code]).toEqual([409, 'TOO_MANY_PASSKEYS']);
    });
  });
});
