import { describe, expect, it } from 'vitest';
import { hashPassword } from '#server/platform/session/password-hash.ts';
import { PASSWORD, registerMember, registration } from '#tests/support/members.ts';
import { faultsOf, freshIp, NEW_PASSWORD as NEW, passwordCalls } from '#tests/support/passwords.ts';
import { e164, MOBILE_FLAGS, mobileCalls } from '#tests/support/mobile.ts';
import { setFact } from '#tests/support/server-facts.ts';
import { signInStaff } from '#tests/support/staff.ts';
import { OTHER_HOST, useTestApp } from '#tests/support/test-app.ts';
import { onOneEngine } from '#tests/support/test-database.ts';

const CHANGE = '/wps/member/password';

onOneEngine((engine) => {
  const app = useTestApp(engine);
  const { signIn, isSignedIn, change } = passwordCalls(app);

  describe('changing a password', () => {
    it('lets the new one in and the old one no more, and keeps the session it was changed in', async () => {
      const member = await registerMember(app());
      const elsewhere = (await signIn(member.username, PASSWORD)).body.value.token;
      expect((await change({ token: elsewhere })).status).toBe(200);
      expect(await isSignedIn(elsewhere)).toBe(true);
      expect(await isSignedIn(member.token)).toBe(false);
      expect((await signIn(member.username, PASSWORD)).body.code).toBe('INVALID_CREDENTIALS');
      expect((await signIn(member.username, NEW)).status).toBe(200);
    });

    it('touches nobody else', async () => {
      const [one, other] = [await registerMember(app()), await registerMember(app())];
      await change(one);
      expect(await isSignedIn(other.token)).toBe(true);
      expect((await signIn(other.username, PASSWORD)).status).toBe(200);
    });

    it('tells a wrong current password at its field, and changes nothing', async () => {
      const member = await registerMember(app());
      const answer = await change(member, { oldPassword: 'not this one' });
      expect(answer.status).toBe(422);
      expect(answer.body.code).toBe('WRONG_PASSWORD');
      expect(faultsOf(answer)).toEqual({ '/oldPassword': 'WRONG' });
      expect(answer.body.fields?.['/oldPassword']?.message).not.toMatch(/[{}:]/);
      expect((await signIn(member.username, PASSWORD)).status).toBe(200);
    });

    it('names every fault of the new one', async () => {
      const member = await registerMember(app());
      const said = async (body: object) => {
        const answer = await change(member, body);
        expect(answer.body.code).toBe('INVALID_PASSWORD');
        for (const { message } of Object.values(answer.body.fields ?? {})) {
          expect(message).not.toMatch(/[{}_]|:/);
        }
        return faultsOf(answer);
      };
      expect(await said({ newPassword: 'short', confirmNewPassword: 'short' })).toEqual({
        '/newPassword': 'TOO_SHORT',
      });
      expect(await said({ confirmNewPassword: 'something else' })).toEqual({
        '/confirmNewPassword': 'MISMATCH',
      });
      expect(await said({ newPassword: PASSWORD, confirmNewPassword: PASSWORD })).toEqual({
        '/newPassword': 'SAME_AS_OLD',
      });
      expect(await said({ oldPassword: undefined })).toEqual({ '/oldPassword': 'REQUIRED' });
    });

    it('holds the new one to the rule of its brand', async () => {
      const staff = await signInStaff(app(), 'operator');
      const url = '/office/api/brands/kyvolta/register-rules';
      const settings = await app().call<{ rules: { field: string }[]; version: number }>(
        'GET',
        url,
        {
          headers: staff.headers,
        },
      );
      const rules = settings.body.value.rules.map((rule) =>
        rule.field === 'password' ? { ...rule, minLength: 30 } : rule,
      );
      const set = await setFact(app(), 'register-rules', staff, { rules }, { brand: 'kyvolta' });
      expect(set.status, JSON.stringify(set.body)).toBe(200);
      const here = await registerMember(app());
      expect((await change(here)).status).toBe(200);
      const long = 'a passphrase of more than thirty letters';
      const there = await app().call<{ session: { token: string } }>(
        'PUT',
        '/wps/member/register',
        {
          host: OTHER_HOST,
          ip: freshIp(),
          body: registration(`strict${Date.now() % 1e9}`, {
            password: long,
            confirmPassword: long,
          }),
        },
      );
      const answer = await app().call('POST', CHANGE, {
        host: OTHER_HOST,
        token: there.body.value.session.token,
        body: { oldPassword: long, newPassword: NEW, confirmNewPassword: NEW },
      });
      expect(faultsOf(answer)).toEqual({ '/newPassword': 'TOO_SHORT' });
      expect(answer.body.fields?.['/newPassword']?.message).toMatch(/30/);
    });

    it('is locked with the sign-in after eight wrong tries from one address, and says nothing new', async () => {
      const member = await registerMember(app());
      for (let tried = 0; tried < 8; tried += 1) {
        const answer = await change(member, { oldPassword: `wrong ${tried}` });
        expect(answer.body.code).toBe('WRONG_PASSWORD');
      }
      expect((await change(member)).body.code).toBe('WRONG_PASSWORD');
      const here = await signIn(member.username, PASSWORD, '127.0.0.1');
      expect(here.body.code).toBe('INVALID_CREDENTIALS');
      app().clock.advance({ minutes: 16 });
      expect((await change(member)).status).toBe(200);
    });

    it('is limited by caller', async () => {
      const member = await registerMember(app());
      const codes: (string | undefined)[] = [];
      for (let tried = 0; tried < 11; tried += 1) {
        codes.push((await change(member, { newPassword: 'x' })).body.code);
      }
      expect(codes.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 'INVALID_PASSWORD'));
      expect(codes[10]).toBe('RATE_LIMITED');
    });

    it('is for those who are signed in', async () => {
      const body = { oldPassword: PASSWORD, newPassword: NEW, confirmNewPassword: NEW };
      expect((await app().call('POST', CHANGE, { body })).body.code).toBe('NOT_SIGNED_IN');
    });

    it('that is due is changed before anything else, and only then', async () => {
      const member = await registerMember(app());
      const { headers } = await signInStaff(app(), 'operator', ['denluma']);
      const ask = (memberId: string, key: string, as = headers) =>
        app().call('POST', `/office/api/members/${memberId}/password-change`, {
          headers: as,
          key,
          body: { reason: 'seen in a list' },
        });
      expect((await ask(member.memberId, 'require-change-1')).status).toBe(200);
      expect(await isSignedIn(member.token)).toBe(false);
      const other = await signInStaff(app(), 'operator', ['kyvolta']);
      const foreign = await ask(member.memberId, 'require-change-2', other.headers);
      expect(foreign.body.code).toBe('MEMBER_NOT_FOUND');

      const { token, passwordExpired } = (await signIn(member.username, PASSWORD)).body.value;
      expect(passwordExpired).toBe(true);
      for (const [method, url] of [
        ['GET', '/wps/member/info'],
        ['GET', '/wps/v2/wallets/balance'],
        ['POST', '/wps/game/launchGame'],
        ['GET', '/wps/relay/rounds'],
      ] as const) {
        const answer = await app().call(method, url, { token });
        expect([answer.status, answer.body.code], url).toEqual([403, 'PASSWORD_CHANGE_DUE']);
      }
      const session = await app().call<{ passwordChangeRequired: boolean }>('GET', '/wps/session', {
        token,
      });
      expect(session.body.value.passwordChangeRequired).toBe(true);
      expect((await change({ token }, { newPassword: NEW, confirmNewPassword: NEW })).status).toBe(
        200,
      );
      expect((await app().call('GET', '/wps/member/info', { token })).status).toBe(200);
      expect((await signIn(member.username, NEW)).body.value.passwordExpired).toBe(false);
    });

    it('expires with its age where the flag is on, and never without', async () => {
      const member = await registerMember(app());
      const isExpired = async () =>
        (await signIn(member.username, PASSWORD)).body.value.passwordExpired;
      app().clock.advance({ hours: 24 * 91 });
      expect(await isExpired()).toBe(false);
      const mobile = mobileCalls(app);
      await mobile.setFlags({ PWDEXPFORCECHANGE3: true });
      expect(await isExpired()).toBe(true);
      app().clock.advance({ hours: -24 * 2 });
      expect(await isExpired()).toBe(false);
      await mobile.setFlags({ PWDEXPFORCECHANGE3: false });
    });

    it('that is known to be breached is due, and a sign-in by code never is', async () => {
      const mobile = mobileCalls(app);
      await mobile.setFlags(MOBILE_FLAGS);
      const { number, memberId } = await mobile.mobileMember();
      await app()
        .database.db.updateTable('member')
        .set({ password_hash: await hashPassword('123456', { brand: '', ip: '10.0.0.1' }) })
        .where('id', '=', BigInt(memberId))
        .execute();
      const answer = await signIn(e164(number), '123456');
      expect(answer.body.value.passwordExpired).toBe(true);
      app().clock.advance({ ms: 61_000 });
      const byCode = await mobile.signIn(number, await mobile.sentCode('login', number));
      expect(byCode.body.value).toMatchObject({ passwordExpired: false });
    });
  });
});
