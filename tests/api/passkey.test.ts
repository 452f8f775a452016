import { beforeEach, describe, expect, it } from 'vitest';
import type { ReplyOf } from '#contract/operation.ts';
import type { Passkeys } from '#contract/generated/types.ts';
import { liftLimits } from '#tests/support/lift-limits.ts';
import { PASSWORD, registerMember, type TestMember } from '#tests/support/members.ts';
import { type Ceremony, softwareAuthenticator } from '#tests/support/software-authenticator.ts';
import { useTestApp } from '#tests/support/test-app.ts';
import { onOneEngine } from '#tests/support/test-database.ts';

const ORIGIN = 'http://denluma.localhost';
const WITHOUT = 'ondavela.localhost';

onOneEngine((engine) => {
  liftLimits();
  const app = useTestApp(engine);
  let member: TestMember;
  let device: ReturnType<typeof softwareAuthenticator>;
  beforeEach(async () => {
    member = await registerMember(app());
    device = softwareAuthenticator();
  });

  const of = <Value>(
    method: 'GET' | 'POST' | 'DELETE',
    path = '',
    body?: object,
    { token }: Pick<TestMember, 'token'> = member,
  ) =>
    app().call<Value>(method, `/wps/relay/member/passkeys${path}`, {
      token,
      ...(body === undefined ? {} : { body }),
    });
  const begin = (body: object = {}, by = member) =>
    of<ReplyOf<'beginPasskey'>>('POST', '/options', body, by);
  const add = async (change: Partial<Ceremony> = {}) => {
    const { challengeId, options } = (await begin()).body.value;
    const response = device.create({ options, origin: ORIGIN, ...change });
    return of<Passkeys>('POST', '', { challengeId, response });
  };
  const options = async () =>
    (await app().call<ReplyOf<'beginPasskeySignIn'>>('POST', '/wps/session/passkey/options')).body
      .value;
  const send = (challengeId: string, response: string) =>
    app().call<{ token: string }>('POST', '/wps/session/passkey', {
      body: { challengeId, response, tokenKind: 'bearer' },
    });
  const signIn = async (change: Partial<Ceremony> = {}) => {
    const asked = await options();
    const response = device.get({ options: asked.options, origin: ORIGIN, ...change });
    return send(asked.challengeId, response);
  };

  describe('a passkey', () => {
    it('is added by its member, signs in without anything else, and is removed', async () => {
      const added = await add();
      expect(added.body.value).toMatchObject({ offered: true, items: [{ usedAt: null }] });
      const signedIn = await signIn();
      expect(signedIn.status).toBe(200);
      const { token } = signedIn.body.value;
      const kept = await of<Passkeys>('GET', '', undefined, { token });
      const [passkey] = kept.body.value.items;
      expect(passkey?.usedAt).not.toBeNull();
      const path = `/${passkey?.passkeyId}`;
      const stranger = await registerMember(app());
      const foreign = await of('DELETE', path, undefined, stranger);
      expect([foreign.status, foreign.body.code]).toEqual([404, 'PASSKEY_NOT_FOUND']);
      expect((await of<Passkeys>('DELETE', path, undefined, { token })).body.value.items).toEqual(
        [],
      );
      const gone = await signIn();
      expect([gone.status, gone.body.code]).toEqual([422, 'PASSKEY_INVALID']);
    });

    it('is asked for once, and in time', async () => {
      await add();
      const asked = await options();
      const response = device.get({ options: asked.options, origin: ORIGIN });
      expect((await send(asked.challengeId, response)).status).toBe(200);
      const again = await send(asked.challengeId, response);
      expect([again.status, again.body.code]).toEqual([409, 'PASSKEY_EXPIRED']);
      const late = await options();
      app().clock.advance({ minutes: 6 });
      const tooLate = device.get({ options: late.options, origin: ORIGIN });
      expect((await send(late.challengeId, tooLate)).body.code).toBe('PASSKEY_EXPIRED');
    });

    it('proves nothing for another site, another challenge, an unknown key or an absent owner', async () => {
      await add();
      const other = await options();
      const stolen = device.get({ options: other.options, origin: ORIGIN });
      expect((await send((await options()).challengeId, stolen)).body.code).toBe('PASSKEY_INVALID');
      expect((await signIn({ origin: 'https://evil.example' })).body.code).toBe('PASSKEY_INVALID');
      expect((await signIn({ verified: false })).body.code).toBe('PASSKEY_INVALID');
      device = softwareAuthenticator();
      expect((await signIn()).body.code).toBe('PASSKEY_INVALID');
      expect((await add({ origin: 'https://evil.example' })).body.code).toBe('PASSKEY_INVALID');
      expect((await add({ verified: false })).body.code).toBe('PASSKEY_INVALID');
      for (const junk of ['{}', 'no json', '{"id":7}']) {
        const asked = await options();
        expect((await send(asked.challengeId, junk)).body.code).toBe('PASSKEY_INVALID');
      }
    });

    it('needs the password when the sign-in is a while ago, and a challenge of its own member', async () => {
      const { challengeId, options: made } = (await begin()).body.value;
      const response = device.create({ options: made, origin: ORIGIN });
      const stranger = await registerMember(app());
      const taken = await of('POST', '', { challengeId, response }, stranger);
      expect([taken.status, taken.body.code]).toEqual([409, 'PASSKEY_EXPIRED']);
      app().clock.advance({ minutes: 11 });
      for (const body of [{}, { password: 'not my password' }]) {
        const wrong = await begin(body);
        expect([wrong.status, wrong.body.code]).toEqual([422, 'WRONG_PASSWORD']);
      }
      expect((await begin({ password: PASSWORD })).status).toBe(200);
    });

    it('is one of ten at most', async () => {
      for (let count = 0; count < 10; count += 1) {
        device = softwareAuthenticator();
        expect((await add()).status).toBe(200);
      }
      const full = await begin();
      expect([full.status, full.body.code]).toEqual([409, 'TOO_MANY_PASSKEYS']);
    });

    it('is offered where the brand offers it', async () => {
      const elsewhere = await app().call('POST', '/wps/session/passkey/options', { host: WITHOUT });
      expect(elsewhere.body.code).toBe('METHOD_NOT_OFFERED');
    });
  });
});
