import { beforeAll, describe, expect, it } from 'vitest';
import { requirePaymentPassword } from '#server/cash/payment-password.ts';
import { PASSWORD, registerMember, registration, type TestMember } from '#tests/support/members.ts';
import { MOBILE_FLAGS, mobileCalls } from '#tests/support/mobile.ts';
import { faultsOf, freshIp } from '#tests/support/passwords.ts';
import { storeSetting } from '#tests/support/stored-setting.ts';
import { useTestApp } from '#tests/support/test-app.ts';
import { onOneEngine } from '#tests/support/test-database.ts';

const PIN = '480217';

onOneEngine((engine) => {
  const app = useTestApp(engine);
  const mobile = mobileCalls(app);
  beforeAll(() => mobile.setFlags({ ...MOBILE_FLAGS, REGMOBVERF3: false }));
  type Signed = Pick<TestMember, 'token'>;
  const set = ({ token }: Signed, pin: string, more: object = { password: PASSWORD }) =>
    app().call('POST', '/wps/relay/member/password/payment', {
      token,
      body: { newPaymentPassword: pin, confirmNewPaymentPassword: pin, ...more },
    });
  const stateOf = async ({ token }: Signed) =>
    (
      await app().call<{ set: boolean; lockedUntil: string | null; codeTo: string | null }>(
        'GET',
        '/wps/relay/member/password/payment',
        { token },
      )
    ).body.value;
  const guard = (memberId: string, value: string) =>
    requirePaymentPassword(
      app().database.db,
      { brand: 'denluma', memberId: BigInt(memberId) },
      { value, pointer: '/paymentPassword', ip: '10.0.0.1' },
      app().clock,
    );

  describe('a payment password', () => {
    it('is set with the password to sign in, and changed with the one before it', async () => {
      const member = await registerMember(app());
      expect((await stateOf(member)).set).toBe(false);
      await expect(guard(member.memberId, PIN)).rejects.toMatchObject({
        code: 'PAYMENT_PASSWORD_MISSING',
      });
      expect(faultsOf(await set(member, PIN, {}))).toEqual({ '/password': 'REQUIRED' });
      const wrong = await set(member, PIN, { password: 'a wrong one' });
      expect([wrong.body.code, faultsOf(wrong)]).toEqual([
        'WRONG_PASSWORD',
        { '/password': 'WRONG' },
      ]);
      expect((await set(member, PIN)).status).toBe(200);
      await expect(guard(member.memberId, PIN)).resolves.toBeUndefined();
      // The one to sign in proves nothing any more.
      expect(faultsOf(await set(member, '793046'))).toEqual({ '/oldPaymentPassword': 'REQUIRED' });
      const old = { oldPaymentPassword: PIN };
      expect((await set(member, '793046', old)).status).toBe(200);
      expect(faultsOf(await set(member, PIN, old))).toEqual({ '/oldPaymentPassword': 'WRONG' });
    });

    it.each(['', '12345', '1234567', 'abcdef', '123456', '777777', '654321'])(
      'is not %j',
      async (pin) => {
        const answer = await set(await registerMember(app()), pin);
        expect(answer.body.code).toBe('INVALID_PASSWORD');
        expect(Object.keys(faultsOf(answer))).toEqual(['/newPaymentPassword']);
        expect(answer.body.fields?.['/newPaymentPassword']?.message).not.toMatch(/[{}_:]/);
      },
    );

    it('is locked by the fifth wrong try, however they come, and says until when', async () => {
      const member = await registerMember(app());
      await set(member, PIN);
      const tries = await Promise.allSettled(
        Array.from({ length: 12 }, () => guard(member.memberId, '000001')),
      );
      const codes = tries.map((one) =>
        one.status === 'rejected' ? (one.reason as { code: string }).code : 'right',
      );
      expect(codes.filter((code) => code === 'WRONG_PASSWORD')).toHaveLength(5);
      expect(codes.filter((code) => code === 'PAYMENT_PASSWORD_LOCKED')).toHaveLength(7);
      await expect(guard(member.memberId, PIN)).rejects.toMatchObject({
        code: 'PAYMENT_PASSWORD_LOCKED',
      });
      const refused = await set(member, '793046', { oldPaymentPassword: PIN });
      expect([refused.status, refused.body.code]).toEqual([429, 'PAYMENT_PASSWORD_LOCKED']);
      expect((await stateOf(member)).lockedUntil).not.toBeNull();
      app().clock.advance({ minutes: 15, ms: 1 });
      await expect(guard(member.memberId, PIN)).resolves.toBeUndefined();
      expect((await stateOf(member)).lockedUntil).toBeNull();
    });

    it('starts its count again after a right one', async () => {
      const member = await registerMember(app());
      await set(member, PIN);
      for (let round = 0; round < 3; round += 1) {
        for (let tried = 0; tried < 4; tried += 1) {
          await expect(guard(member.memberId, '000001')).rejects.toMatchObject({
            code: 'WRONG_PASSWORD',
          });
        }
        await guard(member.memberId, PIN);
      }
    });

    it('is set anew with a code to the proven number, which also ends the lock', async () => {
      const { token, memberId, number } = await mobile.mobileMember({ password: PASSWORD });
      await set({ token }, PIN);
      for (let tried = 0; tried < 5; tried += 1) await guard(memberId, '000001').catch(() => null);
      expect((await stateOf({ token })).codeTo).toBe(number.slice(-3));
      app().clock.advance({ ms: 61_000 });
      const sent = await app().call('POST', '/wps/relay/member/password/payment/sms', { token });
      expect(sent.status, JSON.stringify(sent.body)).toBe(200);
      const verificationCode = await mobile.codeFor(number);
      const wrong = await set({ token }, '793046', { verificationCode: '0000000' });
      expect(wrong.body.code).toBe('VERIFICATION_CODE_INVALID');
      expect((await set({ token }, '793046', { verificationCode })).status).toBe(200);
      await expect(guard(memberId, '793046')).resolves.toBeUndefined();
      const again = await set({ token }, PIN, { verificationCode });
      expect(again.body.code).toBe('VERIFICATION_CODE_INVALID');
    });

    it('is proven by no code where no number is proven', async () => {
      const member = await registerMember(app());
      const { token } = member;
      const sent = await app().call('POST', '/wps/relay/member/password/payment/sms', { token });
      expect(sent.body.code).toBe('METHOD_NOT_OFFERED');
      const answer = await set(member, PIN, { verificationCode: '1234567' });
      expect(answer.body.code).toBe('VERIFICATION_CODE_INVALID');
    });

    it('opens in its decomposed form when it was set in the composed one', async () => {
      const rule = {
        field: 'paymentPassword',
        enabled: true,
        required: false,
        minLength: 6,
        maxLength: 12,
        patternId: 'anyCharacters',
        acceptedPattern: '',
      };
      let before: readonly { field: string }[] = [];
      await storeSetting(app(), { kind: 'registerRules' }, (held: typeof before) => {
        before = held;
        return [...held.filter(({ field }) => field !== 'paymentPassword'), rule];
      });
      // Reloads the brand.
      await mobile.setFlags({});
      try {
        const member = await registerMember(app());
        const composed = 'café ñandú'.normalize('NFC');
        const decomposed = composed.normalize('NFD');
        expect(decomposed).not.toBe(composed);
        expect((await set(member, composed)).status).toBe(200);
        await expect(guard(member.memberId, decomposed)).resolves.toBeUndefined();
        const old = { oldPaymentPassword: decomposed };
        expect((await set(member, 'niño azul', old)).status).toBe(200);
        await expect(guard(member.memberId, composed)).rejects.toMatchObject({
          code: 'WRONG_PASSWORD',
        });
      } finally {
        await storeSetting(app(), { kind: 'registerRules' }, () => before);
        await mobile.setFlags({});
      }
    });

    it('is asked for at registration where the rule says so, and kept hashed', async () => {
      const rule = {
        field: 'paymentPassword',
        enabled: true,
        required: true,
        minLength: 6,
        maxLength: 6,
        patternId: 'digits',
        acceptedPattern: '',
      };
      await storeSetting(app(), { kind: 'registerRules' }, (held: object[]) => [...held, rule]);
      await mobile.setFlags({});
      const register = (more: object) =>
        app().call<{ memberId: string }>('PUT', '/wps/member/register', {
          ip: freshIp(),
          body: registration(`payer${Math.floor(Math.random() * 1e9)}`, { ...more }),
        });
      expect(faultsOf(await register({}))).toEqual({ '/paymentPassword': 'REQUIRED' });
      expect(faultsOf(await register({ paymentPassword: '111111' }))).toEqual({
        '/paymentPassword': 'PATTERN',
      });
      const answer = await register({ paymentPassword: PIN });
      expect(answer.status, JSON.stringify(answer.body)).toBe(200);
      await guard(answer.body.value.memberId, PIN);
      const rows = await app().database.db.selectFrom('payment_password').select('hash').execute();
      expect(rows.every(({ hash }) => hash.startsWith('$argon2id$'))).toBe(true);
    });
  });
});
