import { Secret, TOTP } from 'otpauth';
import { beforeEach, describe, expect, it } from 'vitest';
import type { ReplyOf } from '#contract/operation.ts';
import type { StaffSecondFactor } from '#contract/generated/types.ts';
import { liftLimits } from '#tests/support/lift-limits.ts';
import { signInStaff, STAFF_PASSWORD, type TestStaff } from '#tests/support/staff.ts';
import { useTestApp } from '#tests/support/test-app.ts';
import { onOneEngine } from '#tests/support/test-database.ts';

const AT = '/office/api/session/second-factor';
let addresses = 0;
const freshIp = (): string => `10.72.${++addresses >> 8}.${addresses & 255}`;

onOneEngine((engine) => {
  liftLimits();
  const app = useTestApp(engine);
  let staff: TestStaff;
  beforeEach(async () => {
    staff = await signInStaff(app(), 'operator');
  });

  const of = <Value>(method: 'GET' | 'POST', path = '', body?: object) =>
    app().call<Value>(method, `${AT}${path}`, {
      headers: staff.headers,
      ip: freshIp(),
      ...(body === undefined ? {} : { body }),
    });
  const codeOf = (secret: string): string =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({
      timestamp: app().clock.now().getTime(),
    });
  const logIn = (code?: string, password = STAFF_PASSWORD, ip = freshIp()) =>
    app().call('POST', '/office/api/session', {
      ip,
      body: { username: staff.username, password, ...(code === undefined ? {} : { code }) },
    });
  const setUp = async () => {
    const begun = await of<ReplyOf<'beginStaffSecondFactor'>>('POST', '', {
      password: STAFF_PASSWORD,
    });
    const { secret } = begun.body.value;
    const confirmed = await of<ReplyOf<'confirmStaffSecondFactor'>>('POST', '/confirmation', {
      code: codeOf(secret),
    });
    // A code is taken once: the next one is of another step.
    app().clock.advance({ ms: 30_000 });
    return { secret, recoveryCodes: confirmed.body.value.recoveryCodes };
  };

  describe('the second factor of staff', () => {
    it('is asked for after the right password, and each code is taken once', async () => {
      const { secret } = await setUp();
      const asked = await logIn();
      expect([asked.status, asked.body.code]).toEqual([422, 'SECOND_FACTOR_REQUIRED']);
      expect((await logIn(undefined, 'not the password')).body.code).toBe('INVALID_CREDENTIALS');
      expect((await logIn('000000')).body.code).toBe('SECOND_FACTOR_INVALID');
      const code = codeOf(secret);
      expect((await logIn(code)).status).toBe(200);
      expect((await logIn(code)).body.code).toBe('SECOND_FACTOR_INVALID');
    });

    it('is stood in for by a recovery code, once, and ends with password and code', async () => {
      const { recoveryCodes } = await setUp();
      const [first = '', second = ''] = recoveryCodes;
      expect((await logIn(first)).status).toBe(200);
      expect((await logIn(first)).body.code).toBe('SECOND_FACTOR_INVALID');
      expect((await of<StaffSecondFactor>('GET')).body.value.recoveryCodesLeft).toBe(9);
      const wrong = await of('POST', '/end', { password: 'not the password', code: second });
      expect([wrong.status, wrong.body.code]).toEqual([422, 'WRONG_PASSWORD']);
      const end = { password: STAFF_PASSWORD, code: second };
      expect((await of<StaffSecondFactor>('POST', '/end', end)).body.value.since).toBeNull();
      expect((await of('POST', '/end', end)).body.code).toBe('SECOND_FACTOR_EXPIRED');
      expect((await logIn()).status).toBe(200);
    });

    it('is asked for before a passkey is added, which would sign in without it', async () => {
      const { secret } = await setUp();
      const begin = (code?: string) =>
        app().call('POST', '/office/api/session/passkeys/options', {
          headers: staff.headers,
          ip: freshIp(),
          body: { password: STAFF_PASSWORD, ...(code === undefined ? {} : { code }) },
        });
      expect((await begin()).body.code).toBe('SECOND_FACTOR_REQUIRED');
      expect((await begin('000000')).body.code).toBe('SECOND_FACTOR_INVALID');
      expect((await begin(codeOf(secret))).status).toBe(200);
    });

    it('is not put over one that is on, and wrong codes make the account wait', async () => {
      await setUp();
      const again = await of('POST', '', { password: STAFF_PASSWORD });
      expect([again.status, again.body.code]).toEqual([409, 'SECOND_FACTOR_IS_ON']);
      const ip = freshIp();
      const codes: (string | undefined)[] = [];
      for (let attempt = 0; attempt < 12; attempt += 1) {
        codes.push((await logIn('000000', STAFF_PASSWORD, ip)).body.code);
      }
      expect(codes[0]).toBe('SECOND_FACTOR_INVALID');
      expect(codes.at(-1)).toBe('TOO_MANY_WRONG_CODES');
      expect((await logIn('000000')).body.code).toBe('TOO_MANY_WRONG_CODES');
    });
  });
});
