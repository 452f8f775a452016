import { beforeAll, describe, expect, it } from 'vitest';
import { PASSWORD, registerMember, registration } from '#tests/support/members.ts';
import { freshNumber, MOBILE_FLAGS, mobileCalls } from '#tests/support/mobile.ts';
import { faultsOf, freshIp, NEW_PASSWORD, passwordCalls } from '#tests/support/passwords.ts';
import { type Answer, OTHER_HOST, useTestApp } from '#tests/support/test-app.ts';
import { onOneEngine } from '#tests/support/test-database.ts';

const COMMON = 'iloveyou2';

function expectRefused(answer: Answer, pointer: string): void {
  expect(answer.body.code).toBe('PASSWORD_TOO_COMMON');
  expect(answer.status).toBe(422);
  expect(faultsOf(answer)).toEqual({ [pointer]: 'TOO_COMMON' });
  expect(answer.body.fields?.[pointer]?.message).not.toMatch(/[{}_:]/);
}

onOneEngine((engine) => {
  const app = useTestApp(engine);
  const { signIn, isSignedIn, change, memberWithEmail, linkFor, setByLink } = passwordCalls(app);
  const mobile = mobileCalls(app);

  const members = async (): Promise<number> => {
    const { db } = app().database;
    return (await db.selectFrom('member').select('id').execute()).length;
  };
  const register = (username: string, password: string, more: object = {}) =>
    app().call('PUT', '/wps/member/register', {
      host: OTHER_HOST,
      ip: freshIp(),
      body: registration(username, { password, confirmPassword: password, ...more }),
    });

  describe('registration by username', () => {
    it.each([
      ['a common password', COMMON, {}],
      ['the username', 'farolverde', {}],
      ['the username in another case with a digit', 'FAROLverde1', {}],
      ['the address', 'zorrito.azul', { email: 'zorrito.azul@example.com' }],
      ['the brand', 'Kyvolta1', {}],
    ])('refuses %s and writes nothing', async (_what, password, more) => {
      const before = await members();
      expectRefused(await register('farolverde', password, more), '/password');
      expect(await members()).toBe(before);
    });

    it('takes the same name with a passphrase afterwards', async () => {
      expect((await register('farolverde', PASSWORD)).status).toBe(200);
    });

    it('names other faults first', async () => {
      const answer = await register('9x', COMMON);
      expect(answer.body.code).toBe('INVALID_REGISTRATION');
    });
  });

  describe('changing a password', () => {
    it('refuses a common one and the own name, and keeps the old one and the sessions', async () => {
      const member = await registerMember(app());
      for (const password of [COMMON, member.username.toUpperCase()]) {
        const body = { newPassword: password, confirmNewPassword: password };
        expectRefused(await change(member, body), '/newPassword');
      }
      expect(await isSignedIn(member.token)).toBe(true);
      expect((await signIn(member.username, COMMON)).body.code).toBe('INVALID_CREDENTIALS');
      expect((await signIn(member.username, PASSWORD)).status).toBe(200);
    });
  });

  describe('a forgotten password by e-mail', () => {
    it('refuses a common one and the own address, and the link may be used again', async () => {
      const member = await memberWithEmail();
      const token = await linkFor(member);
      for (const password of [COMMON, member.email]) {
        const body = { newPassword: password, confirmNewPassword: password };
        expectRefused(await setByLink(token, body), '/newPassword');
      }
      expect(await isSignedIn(member.token)).toBe(true);
      expect((await signIn(member.username, PASSWORD)).status).toBe(200);
      expect((await setByLink(token)).status).toBe(200);
    });

    it('says nothing about a password without a link that holds', async () => {
      const body = { newPassword: COMMON, confirmNewPassword: COMMON };
      expect((await setByLink('x'.repeat(43), body)).body.code).toBe('RESET_LINK_INVALID');
    });
  });

  it('lets a member sign in with a password from before the rule', async () => {
    const weak = await registerMember(app());
    const { db } = app().database;
    const { hashPassword } = await import('#server/platform/session/password-hash.ts');
    const password_hash = await hashPassword(COMMON, { brand: '', ip: '127.0.0.1' });
    await db
      .updateTable('member')
      .set({ password_hash })
      .where('id', '=', BigInt(weak.memberId))
      .execute();
    expect((await signIn(weak.username, COMMON)).status).toBe(200);
  });

  describe('by mobile', () => {
    beforeAll(() => mobile.setFlags(MOBILE_FLAGS));

    it('refuses a registration with a common password or the number, and keeps the code', async () => {
      const number = freshNumber();
      const verificationCode = await mobile.sentCode('register', number);
      const given = (password: string) =>
        mobile.register(number, {
          registerBy: 'mobilePassword',
          verificationCode,
          password,
          confirmPassword: password,
        });
      const before = await members();
      for (const password of [COMMON, number, `51${number}`]) {
        expectRefused(await given(password), '/password');
      }
      expect(await members()).toBe(before);
      expect((await given(PASSWORD)).status).toBe(200);
    });

    it('refuses a reset to a common password, and keeps the code, the password and the session', async () => {
      const member = await mobile.mobileMember({ password: PASSWORD });
      app().clock.advance({ ms: 61_000 });
      const code = await mobile.sentCode('password', member.number);
      for (const password of [COMMON, member.number]) {
        expectRefused(await mobile.resetPassword(member.number, code, password), '/newPassword');
      }
      expect(await isSignedIn(member.token)).toBe(true);
      expect((await mobile.signIn(member.number, PASSWORD, 'username')).status).toBe(200);
      expect((await mobile.resetPassword(member.number, code, NEW_PASSWORD)).status).toBe(200);
    });
  });
});
