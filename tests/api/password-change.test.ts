import { describe, expect, it } from 'vitest';
import { PASSWORD, registerMember, registration } from '#tests/support/members.ts';
import { faultsOf, freshIp, NEW_PASSWORD as NEW, passwordCalls } from '#tests/support/passwords.ts';
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

    it('answers what had to be done', async () => {
      const member = await registerMember(app());
      await app()
        .database.db.updateTable('member')
        .set({ must_change_password: true })
        .where('id', '=', BigInt(member.memberId))
        .execute();
      const { token, passwordExpired } = (await signIn(member.username, PASSWORD)).body.value;
      expect(passwordExpired).toBe(true);
      await change({ token });
      expect((await signIn(member.username, NEW)).body.value.passwordExpired).toBe(false);
    });
  });
});
