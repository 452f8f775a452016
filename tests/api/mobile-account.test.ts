import { beforeAll, describe, expect, it } from 'vitest';
import { PASSWORD, registration } from '#tests/support/members.ts';
import { faultsOf, freshIp, NEW_PASSWORD, passwordCalls } from '#tests/support/passwords.ts';
import { e164, freshNumber, MOBILE_FLAGS, mobileCalls } from '#tests/support/mobile.ts';
import { useTestApp } from '#tests/support/test-app.ts';
import { onOneEngine } from '#tests/support/test-database.ts';

onOneEngine((engine) => {
  const app = useTestApp(engine);
  const mobile = mobileCalls(app);
  const { isSignedIn } = passwordCalls(app);
  beforeAll(() => mobile.setFlags(MOBILE_FLAGS));
  const aMinuteLater = () => app().clock.advance({ ms: 61_000 });

  describe('registration by mobile', () => {
    it('makes the number the username and signs in without a password', async () => {
      const member = await mobile.mobileMember();
      const info = await app().call('GET', '/wps/member/info', { token: member.token });
      expect(info.body.value).toMatchObject({ account: e164(member.number) });
      expect((await mobile.signIn(member.number, '', 'username')).status).toBe(400);
      const guess = await mobile.signIn(member.number, PASSWORD, 'username');
      expect(guess.body.code).toBe('INVALID_CREDENTIALS');
    });

    it.each(['987000001', '0987000002', '51987000003'])(
      'reads %s as people write it',
      async (typed) => {
        const number = `9${typed.slice(-8)}`;
        const verificationCode = await mobile.sentCode('register', number);
        const answer = await mobile.register(typed, { verificationCode });
        expect(answer.status, JSON.stringify(answer.body)).toBe(200);
      },
    );

    it('needs the code, and a right one', async () => {
      const number = freshNumber();
      expect(faultsOf(await mobile.register(number))).toEqual({ '/verificationCode': 'REQUIRED' });
      const wrong = await mobile.register(number, { verificationCode: '1234567' });
      expect(wrong.body.code).toBe('VERIFICATION_CODE_INVALID');
      expect(faultsOf(wrong)).toEqual({ '/verificationCode': 'WRONG' });
    });

    it('with a password signs in by number and password, however the number is written', async () => {
      const { number } = await mobile.mobileMember({ password: PASSWORD });
      for (const name of [number, e164(number), `+51 ${number}`]) {
        const answer = await mobile.signIn(name, PASSWORD, 'username');
        expect(answer.status, name).toBe(200);
      }
    });

    it('refuses a password that the way does not use, and a way that is off', async () => {
      const number = freshNumber();
      const withPassword = await mobile.register(number, {
        verificationCode: '1234567',
        password: PASSWORD,
        confirmPassword: PASSWORD,
      });
      expect(faultsOf(withPassword)).toMatchObject({ '/password': 'NOT_OFFERED' });
      await mobile.setFlags({ MOBILENUMREG3: false });
      expect((await mobile.register(number)).body.code).toBe('METHOD_NOT_OFFERED');
      await mobile.setFlags(MOBILE_FLAGS);
    });

    it('opens one account when five requests bring the same code together', async () => {
      const number = freshNumber();
      const verificationCode = await mobile.sentCode('register', number);
      const answers = await Promise.all(
        Array.from({ length: 5 }, () => mobile.register(number, { verificationCode })),
      );
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    });

    it('counts as a sign-in when it opens a session, and only then', async () => {
      const signInAfter = async (direct: boolean) => {
        await mobile.setFlags({ DIRECTREG3: direct });
        const { number } = await mobile.mobileMember({ password: PASSWORD });
        return (await mobile.signIn(number, PASSWORD, 'username')).body.value;
      };
      expect(await signInAfter(false)).toMatchObject({ firstTimeLogin: true });
      expect(await signInAfter(true)).toMatchObject({ firstTimeLogin: false });
    });

    it('opens no session where the brand does not sign new members in', async () => {
      await mobile.setFlags({ DIRECTREG3: false });
      const { token } = await mobile.mobileMember();
      expect(token).toBe('');
      await mobile.setFlags({ DIRECTREG3: true });
    });
  });

  describe('a number that was registered without a proof', () => {
    const unproven = { ...MOBILE_FLAGS, REGMOBVERF3: false };
    beforeAll(() => mobile.setFlags(unproven));
    const byPassword = {
      registerBy: 'mobilePassword',
      password: PASSWORD,
      confirmPassword: PASSWORD,
    };

    it('goes to its owner, who proves it, and signs in no stranger any more', async () => {
      const number = freshNumber();
      const squatter = await mobile.register(number, byPassword);
      expect(squatter.status).toBe(200);
      const refused = await mobile.register(number, byPassword);
      expect(faultsOf(refused)).toEqual({ '/verificationCode': 'REQUIRED' });
      const verificationCode = await mobile.sentCode('register', number);
      const owner = await mobile.register(number, {
        ...byPassword,
        password: NEW_PASSWORD,
        confirmPassword: NEW_PASSWORD,
        verificationCode,
      });
      expect(owner.status, JSON.stringify(owner.body)).toBe(200);
      expect(await isSignedIn(squatter.body.value.session?.token ?? '')).toBe(false);
      for (const name of [number, e164(number)]) {
        expect((await mobile.signIn(name, PASSWORD, 'username')).status).toBe(401);
        expect((await mobile.signIn(name, NEW_PASSWORD, 'username')).status).toBe(200);
      }
    });

    it('is not registered beside the account that has proven it', async () => {
      const { number } = await mobile.mobileMember({ password: NEW_PASSWORD });
      const refused = await mobile.register(number, byPassword);
      expect(faultsOf(refused)).toEqual({ '/verificationCode': 'REQUIRED' });
      expect((await mobile.signIn(number, NEW_PASSWORD, 'username')).status).toBe(200);
    });

    it('of which two register at the same moment has one account', async () => {
      const number = freshNumber();
      const answers = await Promise.all([1, 2, 3].map(() => mobile.register(number, byPassword)));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      await mobile.setFlags(MOBILE_FLAGS);
    });
  });

  describe('registration by username with a proven number', () => {
    const register = (more: object) =>
      app().call('PUT', '/wps/member/register', {
        ip: freshIp(),
        body: registration(`proven${Math.floor(Math.random() * 1e9)}`, { ...more }),
      });

    it('asks for number and code, and lets the number sign in', async () => {
      expect(faultsOf(await register({}))).toEqual({
        '/countryDialingCode': 'REQUIRED',
        '/mobileNum': 'REQUIRED',
        '/verificationCode': 'REQUIRED',
      });
      const number = freshNumber();
      await mobile.send('register', number, { registerBy: 'username' });
      const verificationCode = await mobile.codeFor(number);
      const answer = await register({
        mobileNum: number,
        countryDialingCode: '+51',
        verificationCode,
      });
      expect(answer.status, JSON.stringify(answer.body)).toBe(200);
      expect((await mobile.signIn(number, PASSWORD, 'username')).status).toBe(200);
    });

    it('does not accept a username that reads as an international number', async () => {
      const number = freshNumber();
      await mobile.send('register', number, { registerBy: 'username' });
      const answer = await app().call('PUT', '/wps/member/register', {
        ip: freshIp(),
        body: registration(`+51${freshNumber()}`, {
          mobileNum: number,
          countryDialingCode: '+51',
          verificationCode: await mobile.codeFor(number),
        }),
      });
      expect(faultsOf(answer)).toEqual({ '/username': 'PATTERN' });
    });
  });

  describe('sign-in by code', () => {
    it('opens a session, and the code is used up', async () => {
      const member = await mobile.mobileMember();
      aMinuteLater();
      const code = await mobile.sentCode('login', member.number);
      const answer = await mobile.signIn(member.number, code);
      expect(await isSignedIn(answer.body.value.token)).toBe(true);
      expect(await isSignedIn(member.token)).toBe(false);
      expect((await mobile.signIn(member.number, code)).body.code).toBe(
        'VERIFICATION_CODE_INVALID',
      );
    });

    it('does not open a closed account', async () => {
      const member = await mobile.mobileMember();
      aMinuteLater();
      const code = await mobile.sentCode('login', member.number);
      await app()
        .database.db.updateTable('member')
        .set({ status: 'closed' })
        .where('id', '=', BigInt(member.memberId))
        .execute();
      expect((await mobile.signIn(member.number, code)).body.code).toBe(
        'VERIFICATION_CODE_INVALID',
      );
    });
  });

  describe('the first password of a member who registered without one', () => {
    const setPassword = (token: string, more: object = {}) =>
      app().call('POST', '/wps/member/password', {
        token,
        body: { newPassword: NEW_PASSWORD, confirmNewPassword: NEW_PASSWORD, ...more },
      });
    const hasPassword = async (token: string) => {
      const answer = await app().call<{ hasPassword: boolean }>('GET', '/wps/session', { token });
      return answer.body.value.hasPassword;
    };

    it('needs no old one', async () => {
      const { number, token } = await mobile.mobileMember();
      expect(await hasPassword(token)).toBe(false);
      expect((await setPassword(token)).status).toBe(200);
      expect(await hasPassword(token)).toBe(true);
      expect((await mobile.signIn(number, NEW_PASSWORD, 'username')).status).toBe(200);
    });

    it('is not set over one that exists', async () => {
      const { token } = await mobile.mobileMember({ password: PASSWORD });
      expect(await hasPassword(token)).toBe(true);
      expect(faultsOf(await setPassword(token))).toEqual({ '/oldPassword': 'REQUIRED' });
    });

    it('is set once by two requests together', async () => {
      const { token } = await mobile.mobileMember();
      const other = 'a third long passphrase';
      const answers = await Promise.all([
        setPassword(token),
        setPassword(token, { newPassword: other, confirmNewPassword: other }),
      ]);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    });
  });

  describe('a forgotten password by phone', () => {
    it('sets a new one, ends every session and lifts the lock', async () => {
      const member = await mobile.mobileMember({ password: PASSWORD });
      for (let tried = 0; tried < 9; tried += 1) {
        await mobile.signIn(member.number, `wrong ${tried}`, 'username');
      }
      aMinuteLater();
      const code = await mobile.sentCode('password', member.number);
      expect((await mobile.resetPassword(member.number, code, NEW_PASSWORD)).status).toBe(200);
      expect(await isSignedIn(member.token)).toBe(false);
      expect((await mobile.signIn(member.number, NEW_PASSWORD, 'username')).status).toBe(200);
      const again = await mobile.resetPassword(member.number, code, PASSWORD);
      expect(again.body.code).toBe('VERIFICATION_CODE_INVALID');
    });

    it('names a password that breaks the rule before the code is used', async () => {
      const member = await mobile.mobileMember({ password: PASSWORD });
      aMinuteLater();
      const code = await mobile.sentCode('password', member.number);
      const short = await mobile.resetPassword(member.number, code, 'short');
      expect(short.body.code).toBe('INVALID_PASSWORD');
      expect((await mobile.resetPassword(member.number, code, NEW_PASSWORD)).status).toBe(200);
    });

    it('gives a member who registered without one a password', async () => {
      const member = await mobile.mobileMember();
      aMinuteLater();
      const code = await mobile.sentCode('password', member.number);
      expect((await mobile.resetPassword(member.number, code, NEW_PASSWORD)).status).toBe(200);
      expect((await mobile.signIn(member.number, NEW_PASSWORD, 'username')).status).toBe(200);
    });
  });
});
