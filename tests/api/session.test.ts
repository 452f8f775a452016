import { describe, expect, it } from 'vitest';
import { PASSWORD, registerMember, registration } from '#tests/support/members.ts';
import { HOST, OTHER_HOST, useTestApp } from '#tests/support/test-app.ts';
import { onOneEngine } from '#tests/support/test-database.ts';

const login = (username: string, password: string, more = {}) => ({
  username,
  password,
  type: 'username',
  tokenKind: 'bearer',
  ...more,
});

onOneEngine((engine) => {
  const app = useTestApp(engine);

  describe('registration', () => {
    it('makes a member with an empty wallet and a session', async () => {
      const member = await registerMember(app());
      const info = await app().call('GET', '/wps/member/info', { token: member.token });
      expect(info.body.value).toMatchObject({ account: member.username, type: 0 });
      const balance = await app().call('GET', '/wps/v2/wallets/balance', { token: member.token });
      expect(balance.body.value).toMatchObject({ currency: 'PEN', availableMicro: '0' });
    });

    it('tells every wrong field at its pointer, in the language asked for', async () => {
      const answer = await app().call('PUT', '/wps/member/register', {
        headers: { 'x-language': 'es' },
        body: registration('9x', { confirmPassword: 'another one', birthday: '2020-01-01' }),
      });
      expect(answer.status).toBe(422);
      expect(answer.body.code).toBe('INVALID_REGISTRATION');
      expect(Object.keys(answer.body.fields ?? {}).toSorted()).toEqual([
        '/birthday',
        '/confirmPassword',
        '/username',
      ]);
      for (const field of Object.values(answer.body.fields ?? {})) {
        expect(field.message).not.toMatch(/[{}:_]/);
      }
      expect(answer.body.fields?.['/birthday']?.message).toMatch(/18/);
    });

    it('refuses a name that is taken, in any case, and on another brand takes it', async () => {
      const { username } = await registerMember(app());
      const again = registration(username.toUpperCase());
      const here = await app().call('PUT', '/wps/member/register', { body: again });
      expect(here.body.code).toBe('USERNAME_TAKEN');
      const there = await app().call('PUT', '/wps/member/register', {
        host: OTHER_HOST,
        body: again,
      });
      expect(there.status).toBe(200);
    });

    it('asks for the terms to be accepted', async () => {
      const answer = await app().call('PUT', '/wps/member/register', {
        body: registration('termless1', { termsAccepted: false }),
      });
      expect(answer.body.code).toBe('TERMS_NOT_ACCEPTED');
    });
  });

  describe('login', () => {
    it('answers an unknown name and a wrong password word for word the same', async () => {
      const { username } = await registerMember(app());
      const unknown = await app().call('POST', '/wps/session/login', {
        body: login('nobody-here', PASSWORD),
      });
      const wrong = await app().call('POST', '/wps/session/login', {
        body: login(username, 'not the password'),
      });
      expect(unknown.status).toBe(401);
      expect({ ...wrong.body, requestId: '' }).toEqual({ ...unknown.body, requestId: '' });
    });

    it('gives a browser an HttpOnly cookie, and takes a change only with the CSRF token', async () => {
      const { username } = await registerMember(app());
      const answer = await app().call<{ token: null; csrfToken: string }>(
        'POST',
        '/wps/session/login',
        { body: login(username, PASSWORD, { tokenKind: 'cookie' }) },
      );
      expect(answer.body.value.token).toBeNull();
      expect([answer.headers['set-cookie']].flat()[0]).toMatch(
        /member_session=.*HttpOnly.*SameSite=Lax/,
      );
      const cookie = `member_session=${answer.cookies[0]?.value}`;
      const change = { body: { language: 'en' } };
      const without = await app().call('POST', '/wps/relay/member/language', {
        ...change,
        headers: { cookie },
      });
      expect(without.body.code).toBe('CSRF_FAILED');
      const withToken = await app().call('POST', '/wps/relay/member/language', {
        ...change,
        headers: { cookie, 'x-csrf-token': answer.body.value.csrfToken },
      });
      expect(withToken.status).toBe(200);
      const foreign = await app().call('POST', '/wps/relay/member/language', {
        ...change,
        headers: {
          cookie,
          'x-csrf-token': answer.body.value.csrfToken,
          'sec-fetch-site': 'cross-site',
        },
      });
      expect(foreign.body.code).toBe('CSRF_FAILED');
    });

    it('knows no token of another brand', async () => {
      const { token } = await registerMember(app(), { host: HOST });
      const answer = await app().call('GET', '/wps/member/info', { host: OTHER_HOST, token });
      expect(answer.body.code).toBe('NOT_SIGNED_IN');
    });

    it('ends a session at logout and after half an hour without a call', async () => {
      const left = await registerMember(app());
      await app().call('DELETE', '/wps/session/logout', { token: left.token });
      const after = await app().call('GET', '/wps/member/info', { token: left.token });
      expect(after.body.code).toBe('SESSION_EXPIRED');
      const idle = await registerMember(app());
      app().clock.advance({ minutes: 31 });
      const later = await app().call('GET', '/wps/member/info', { token: idle.token });
      expect(later.body.code).toBe('SESSION_EXPIRED');
    });

    it('limits the tries of one address', async () => {
      const codes: (string | undefined)[] = [];
      for (let tried = 0; tried < 11; tried += 1) {
        const answer = await app().call('POST', '/wps/session/login', {
          body: login(`somebody${tried}`, 'wrong'),
          ip: '10.3.0.1',
        });
        codes.push(answer.body.code);
      }
      expect(codes.slice(0, 10).every((code) => code === 'INVALID_CREDENTIALS')).toBe(true);
      expect(codes[10]).toBe('RATE_LIMITED');
    });
  });
});
