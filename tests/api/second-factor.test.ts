import { Secret, TOTP } from 'otpauth';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type {
  MemberDevice,
  MemberSignIn,
  SecondFactor,
  SecondFactorChallenge,
  SecondFactorKind,
} from '#contract/generated/types.ts';
import type { ReplyOf } from '#contract/operation.ts';
import { PASSWORD, registerMember, type TestMember } from '#tests/support/members.ts';
import { MOBILE_FLAGS, mobileCalls } from '#tests/support/mobile.ts';
import { auditOf, setFact } from '#tests/support/server-facts.ts';
import { softwareAuthenticator } from '#tests/support/software-authenticator.ts';
import { signInStaff, type TestStaff } from '#tests/support/staff.ts';
import { type Answer, OTHER_HOST, useTestApp } from '#tests/support/test-app.ts';
import { payee } from '#tests/support/withdrawals.ts';
import { onOneEngine } from '#tests/support/test-database.ts';

let addresses = 0;
/** An address no other test comes from. */
const freshIp = (): string => `10.71.${++addresses >> 8}.${addresses & 255}`;
const cookie = (device?: string): Record<string, string> =>
  device === undefined ? {} : { cookie: `known_device=${device}` };
const deviceOf = ({ cookies }: Answer): string =>
  cookies.find(({ name }) => name === 'known_device')?.value ?? '';

onOneEngine((engine) => {
  const app = useTestApp(engine);
  const mobile = mobileCalls(app);
  let operator: TestStaff;
  let member: TestMember;

  const setPolicy = (askOn: string, alsoBy: string[] = [], brand = 'denluma') =>
    setFact(app(), 'second-factor-policy', operator, { policy: { askOn, alsoBy } }, { brand });
  const of = <Value>(path: string, method: 'GET' | 'POST' | 'DELETE' = 'GET', body?: object) =>
    app().call<Value>(method, `/wps/relay/member/${path}`, {
      token: member.token,
      ip: freshIp(),
      ...(body === undefined ? {} : { body }),
    });
  const login = (options: { device?: string; ip?: string; password?: string } = {}) =>
    app().call<{ token: string } & SecondFactorChallenge>('POST', '/wps/session/login', {
      ip: options.ip ?? freshIp(),
      headers: cookie(options.device),
      body: {
        username: member.username,
        password: options.password ?? PASSWORD,
        type: 'username',
        tokenKind: 'bearer',
      },
    });
  const answer = (
    challenge: string,
    kind: SecondFactorKind,
    code: string,
    options: { host?: string; ip?: string; headers?: Record<string, string> } = {},
  ) =>
    app().call<{ token: string }>('POST', '/wps/session/second-factor', {
      ip: freshIp(),
      ...options,
      body: { challenge, kind, code },
    });
  const challenged = async (): Promise<string> => {
    const { status, body } = await login();
    expect([status, body.code]).toEqual([422, 'SECOND_FACTOR_REQUIRED']);
    expect(body.value.kinds).toEqual(['totp', 'recovery']);
    return body.value.challenge;
  };
  /** The app's code of the present step. */
  const codeOf = (secret: string): string =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({
      timestamp: app().clock.now().getTime(),
    });
  const nextStep = () => app().clock.advance({ ms: 30_000 });
  const setUp = async () => {
    const begun = await of<{ secret: string; keyUri: string }>('second-factor', 'POST', {
      password: PASSWORD,
    });
    expect(begun.status, JSON.stringify(begun.body)).toBe(200);
    const { secret, keyUri } = begun.body.value;
    expect(keyUri).toMatch(/^otpauth:\/\/totp\/Denluma:player/);
    const confirmed = await of<{ recoveryCodes: string[] }>('second-factor/confirm', 'POST', {
      code: codeOf(secret),
    });
    expect(confirmed.status, JSON.stringify(confirmed.body)).toBe(200);
    nextStep();
    return { secret, recoveryCodes: confirmed.body.value.recoveryCodes };
  };

  beforeAll(async () => {
    operator = await signInStaff(app(), 'operator');
  });
  beforeEach(async () => {
    expect((await setPolicy('newDevice')).status).toBe(200);
    member = await registerMember(app());
  });

  describe('a second factor', () => {
    it('is set up with the password and a code of the app, where the brand has one', async () => {
      await setPolicy('never');
      expect((await of<SecondFactor>('second-factor')).body.value).toEqual({
        offered: false,
        since: null,
        recoveryCodesLeft: 0,
        hasPassword: true,
      });
      const shut = await of('second-factor', 'POST', { password: PASSWORD });
      expect(shut.body.code).toBe('METHOD_NOT_OFFERED');
      await setPolicy('newDevice');
      const wrong = await of('second-factor', 'POST', { password: 'not the password' });
      expect(wrong.body).toMatchObject({
        code: 'WRONG_PASSWORD',
        fields: { '/password': { code: 'WRONG' } },
      });
      await of('second-factor', 'POST', { password: PASSWORD });
      const guessed = await of('second-factor/confirm', 'POST', { code: '000000' });
      expect(guessed.body).toMatchObject({
        code: 'SECOND_FACTOR_INVALID',
        fields: { '/code': { code: 'WRONG' } },
      });
      // Nothing is asked for before a code was confirmed.
      expect((await login()).status).toBe(200);
      member = { ...member, token: (await login()).body.value.token };
      const { recoveryCodes } = await setUp();
      expect(new Set(recoveryCodes).size).toBe(10);
      const again = await of('second-factor', 'POST', { password: PASSWORD });
      expect(again.body.code).toBe('SECOND_FACTOR_IS_ON');
      const twice = await of('second-factor/confirm', 'POST', { code: '123456' });
      expect(twice.body.code).toBe('SECOND_FACTOR_IS_ON');
      expect((await of<SecondFactor>('second-factor')).body.value).toMatchObject({
        offered: true,
        recoveryCodesLeft: 10,
      });
      const stored = await app()
        .database.db.selectFrom('second_factor')
        .innerJoin('recovery_code', 'recovery_code.account_id', 'second_factor.account_id')
        .select(['secret_sealed', 'code_hash'])
        .where('second_factor.account_id', '=', BigInt(member.memberId))
        .execute();
      expect(JSON.stringify(stored)).not.toContain(recoveryCodes[0]?.replace('-', ''));
    });

    it('is asked for on a new device, by a code that is good once', async () => {
      const { secret } = await setUp();
      const challenge = await challenged();
      const wrong = await answer(challenge, 'totp', '000000');
      expect(wrong.body.code).toBe('SECOND_FACTOR_INVALID');
      // Kept: the clock may come to the next code while this test runs.
      const code = codeOf(secret);
      const right = await answer(challenge, 'totp', code);
      expect(right.status, JSON.stringify(right.body)).toBe(200);
      // The device is known from now on; the code and the challenge are spent.
      expect((await login({ device: deviceOf(right) })).status).toBe(200);
      expect((await answer(challenge, 'totp', code)).body.code).toBe('SECOND_FACTOR_EXPIRED');
      const reused = await answer(await challenged(), 'totp', code);
      expect(reused.body.code).toBe('SECOND_FACTOR_INVALID');
      await setPolicy('always');
      expect((await login({ device: deviceOf(right) })).body.code).toBe('SECOND_FACTOR_REQUIRED');
      await setPolicy('never');
      expect((await login()).status).toBe(200);
    });

    it('lets one of many answers with the same code in', async () => {
      const { secret } = await setUp();
      const challenges = [];
      for (let at = 0; at < 6; at += 1) challenges.push(await challenged());
      const code = codeOf(secret);
      const answers = await Promise.all(challenges.map((each) => answer(each, 'totp', code)));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    });

    it('is given by a recovery code instead, each once, and the player is told', async () => {
      const { recoveryCodes } = await setUp();
      const [first = ''] = recoveryCodes;
      const typed = ` ${first.toLowerCase().replace('-', ' ')} `;
      const signedIn = await answer(await challenged(), 'recovery', typed);
      expect(signedIn.status, JSON.stringify(signedIn.body)).toBe(200);
      const stolen = await answer(await challenged(), 'recovery', first);
      expect(stolen.body.code).toBe('SECOND_FACTOR_INVALID');
      await app().server.relay.settle();
      const { token } = signedIn.body.value;
      const inbox = await app().call<{ items: { event: string | null; content: string }[] }>(
        'GET',
        '/wps/relay/message/list',
        { token },
      );
      const told = inbox.body.value.items.find(({ event }) => event === 'recoveryCodeUsed');
      expect(told?.content).toContain('9');
      expect(inbox.body.value.items.map(({ event }) => event)).toContain('secondFactorOn');
    });

    it('ends after wrong answers, after its time, and belongs to its brand', async () => {
      const { secret } = await setUp();
      const tried = await challenged();
      for (let at = 0; at < 5; at += 1) await answer(tried, 'totp', '000000');
      expect((await answer(tried, 'totp', codeOf(secret))).body.code).toBe('SECOND_FACTOR_EXPIRED');
      member = await registerMember(app());
      const { secret: racedSecret } = await setUp();
      const raced = await challenged();
      const atOnce = await Promise.all(
        Array.from({ length: 12 }, () => answer(raced, 'totp', '000000', { ip: freshIp() })),
      );
      const looked = atOnce.filter(({ body }) => body.code === 'SECOND_FACTOR_INVALID');
      expect(looked).toHaveLength(5);
      const elsewhere = await answer(await challenged(), 'totp', codeOf(racedSecret), {
        host: OTHER_HOST,
      });
      expect(elsewhere.body.code).toBe('SECOND_FACTOR_EXPIRED');
      const late = await challenged();
      app().clock.advance({ minutes: 11 });
      expect((await answer(late, 'totp', codeOf(racedSecret))).body.code).toBe(
        'SECOND_FACTOR_EXPIRED',
      );
    });

    it('locks the place that wrong answers come from as wrong passwords do', async () => {
      const { secret } = await setUp();
      const ip = freshIp();
      // Minutes until the account may try again.
      for (const waits of [
        [0, 0, 0, 0],
        [1, 2, 4, 8],
      ]) {
        const challenge = await challenged();
        for (const minutes of waits) {
          await answer(challenge, 'totp', '000000', { ip });
          app().clock.advance({ minutes });
        }
      }
      const locked = await answer(await challenged(), 'totp', codeOf(secret), { ip });
      expect(locked.body.code).toBe('SECOND_FACTOR_INVALID');
      expect((await answer(await challenged(), 'totp', codeOf(secret))).status).toBe(200);
    });

    it('lets a passkey be added by a code, which then signs in without one', async () => {
      const { secret } = await setUp();
      const begin = (code?: string) =>
        of<ReplyOf<'beginPasskey'>>('passkeys/options', 'POST', code === undefined ? {} : { code });
      const bare = await begin();
      expect([bare.status, bare.body.code]).toEqual([422, 'SECOND_FACTOR_REQUIRED']);
      expect((await begin('000000')).body).toMatchObject({
        code: 'SECOND_FACTOR_INVALID',
        fields: { '/code': { code: 'WRONG' } },
      });
      const begun = await begin(codeOf(secret));
      expect(begun.status, JSON.stringify(begun.body)).toBe(200);
      const device = softwareAuthenticator();
      const origin = 'http://denluma.localhost';
      const { challengeId, options } = begun.body.value;
      const added = await of('passkeys', 'POST', {
        challengeId,
        response: device.create({ options, origin }),
      });
      expect(added.status, JSON.stringify(added.body)).toBe(200);
      const asked = await app().call<ReplyOf<'beginPasskeySignIn'>>(
        'POST',
        '/wps/session/passkey/options',
        { ip: freshIp() },
      );
      const signedIn = await app().call('POST', '/wps/session/passkey', {
        ip: freshIp(),
        body: {
          challengeId: asked.body.value.challengeId,
          response: device.get({ options: asked.body.value.options, origin }),
          tokenKind: 'bearer',
        },
      });
      expect(signedIn.status, JSON.stringify(signedIn.body)).toBe(200);
    });

    it('caps wrong codes of an account, however many sign-ins and addresses they come from', async () => {
      const { secret } = await setUp();
      const refused: number[] = [];
      for (let wrong = 1; wrong <= 10; wrong += 1) {
        const answered = await answer(await challenged(), 'totp', '000000');
        expect(answered.body.code).toBe('SECOND_FACTOR_INVALID');
        if (wrong < 5) continue;
        const next = await answer(await challenged(), 'totp', codeOf(secret));
        expect([next.status, next.body.code]).toEqual([429, 'TOO_MANY_WRONG_CODES']);
        const wait = Number(next.headers['retry-after']);
        refused.push(wait);
        app().clock.advance({ ms: wait * 1000 });
      }
      expect(refused).toEqual([60, 120, 240, 480, 960, 12 * 3600]);
      nextStep();
      const right = await answer(await challenged(), 'totp', codeOf(secret));
      expect(right.status, JSON.stringify(right.body)).toBe(200);
      const { token } = right.body.value;
      await app().server.relay.settle();
      const inbox = await app().call<{ items: { event: string | null }[] }>(
        'GET',
        '/wps/relay/message/list',
        { token },
      );
      expect(inbox.body.value.items.map(({ event }) => event)).toContain('codesLocked');
      // The lock outlasted the session of staff.
      operator = await signInStaff(app(), 'operator');
      // A right code starts the count again.
      expect((await answer(await challenged(), 'totp', '000000')).body.code).toBe(
        'SECOND_FACTOR_INVALID',
      );
    });

    it('counts wrong codes that are given at once', async () => {
      await setUp();
      const held = [];
      for (let at = 0; at < 12; at += 1) held.push(await challenged());
      const answers = await Promise.all(held.map((one) => answer(one, 'totp', '000000')));
      const looked = answers.filter(({ body }) => body.code === 'SECOND_FACTOR_INVALID');
      // One less when the clock of the app has moved on while it was set up.
      expect(looked.length).toBeGreaterThanOrEqual(4);
      expect(looked.length).toBeLessThanOrEqual(5);
      const refused = answers.filter(({ body }) => body.code === 'TOO_MANY_WRONG_CODES');
      expect(looked.length + refused.length).toBe(12);
    });

    it('is turned off with password and code, or by staff for a phone that is lost', async () => {
      const { recoveryCodes } = await setUp();
      const wrong = await of('second-factor/end', 'POST', {
        password: PASSWORD,
        kind: 'totp',
        code: '000000',
      });
      expect(wrong.body.code).toBe('SECOND_FACTOR_INVALID');
      const end = { password: PASSWORD, kind: 'recovery', code: recoveryCodes[0] };
      const off = await of<SecondFactor>('second-factor/end', 'POST', end);
      expect(off.body.value).toMatchObject({ since: null, recoveryCodesLeft: 0 });
      expect((await of('second-factor/end', 'POST', end)).body.code).toBe('SECOND_FACTOR_EXPIRED');
      await setUp();
      const path = `/office/api/members/${member.memberId}/second-factor-reset`;
      const reset = (staff: TestStaff) =>
        app().call('POST', path, {
          headers: staff.headers,
          key: `reset-${freshIp()}`,
          body: { reason: 'the phone is lost, the passport was seen' },
        });
      expect((await reset(await signInStaff(app(), 'support'))).status).toBe(403);
      expect((await reset(operator)).status).toBe(200);
      expect((await login()).status).toBe(200);
      expect((await auditOf(app(), operator)).items).toContainEqual(
        expect.objectContaining({ action: 'resetSecondFactor', before: { on: true } }),
      );
    });
  });

  describe('a member without an app', () => {
    const signIn = (username: string, headers: Record<string, string> = {}) =>
      app().call<SecondFactorChallenge>('POST', '/wps/session/login', {
        ip: freshIp(),
        headers,
        body: { username, password: PASSWORD, type: 'username', tokenKind: 'bearer' },
      });

    it('is asked for the name on a bank account, however it is written', async () => {
      const { member: owner } = await payee(app(), 0n);
      await setPolicy('newDevice', ['sms', 'payee']);
      const asked = await signIn(owner.username);
      const { challenge, kinds } = asked.body.value;
      expect([asked.body.code, kinds]).toEqual(['SECOND_FACTOR_REQUIRED', ['payee']]);
      expect((await answer(challenge, 'payee', 'Mario Quispe')).body.code).toBe(
        'SECOND_FACTOR_INVALID',
      );
      expect((await answer(challenge, 'totp', '123456')).body.code).toBe('SECOND_FACTOR_INVALID');
      const right = await answer(challenge, 'payee', ' quispe MARIA');
      expect(right.status, JSON.stringify(right.body)).toBe(200);
      expect((await signIn(owner.username, cookie(deviceOf(right)))).status).toBe(200);
      await setPolicy('newDevice');
      expect((await signIn(owner.username)).status).toBe(200);
    });

    it('is asked for a code to the number of the account', async () => {
      await mobile.setFlags({ ...MOBILE_FLAGS, REGMOBVERF3: false });
      const { number } = await mobile.mobileMember({ password: PASSWORD });
      await setPolicy('newDevice', ['sms']);
      const { challenge, kinds } = (await signIn(number)).body.value;
      expect(kinds).toEqual(['sms']);
      app().clock.advance({ ms: 61_000 });
      const ip = freshIp();
      const send = (held: string) =>
        app().call('POST', '/wps/session/second-factor/sms', { ip, body: { challenge: held } });
      expect((await send('no-challenge-at-all-is-this')).body.code).toBe('SECOND_FACTOR_EXPIRED');
      const sent = await send(challenge);
      expect(sent.status, JSON.stringify(sent.body)).toBe(200);
      const code = await mobile.codeFor(number);
      const withDevice = { ip, headers: cookie(deviceOf(sent)) };
      const wrong = await answer(challenge, 'sms', '0000000', withDevice);
      expect(wrong.body).toMatchObject({
        code: 'VERIFICATION_CODE_INVALID',
        fields: { '/code': { code: 'WRONG' } },
      });
      expect((await answer(challenge, 'sms', code, withDevice)).status).toBe(200);
      expect((await answer(challenge, 'sms', code, withDevice)).body.code).toBe(
        'SECOND_FACTOR_EXPIRED',
      );
      await setPolicy('newDevice', ['payee']);
      // Neither app nor bank account: the password alone.
      expect((await signIn(number)).status).toBe(200);
    });
  });

  describe('a member’s devices', () => {
    it('are told apart, and one that is forgotten is new again', async () => {
      const first = await login();
      const second = await login();
      const asked = (method: 'GET' | 'DELETE', id = '') =>
        app().call<{ devices: MemberDevice[] }>(method, `/wps/relay/member/devices${id}`, {
          token: second.body.value.token,
          headers: cookie(deviceOf(second)),
        });
      const { devices } = (await asked('GET')).body.value;
      // The registration's, and the two of the sign-ins.
      expect(devices).toHaveLength(3);
      const current = devices.find((device) => device.current);
      expect((await asked('DELETE', `/${current?.deviceId}`)).body.code).toBe('DEVICE_IN_USE');
      const { createHash } = await import('node:crypto');
      const [token = ''] = deviceOf(first).split('.');
      const id = createHash('sha256').update(token).digest('hex');
      const left = (await asked('DELETE', `/${id}`)).body.value.devices;
      expect(left.map(({ deviceId }) => deviceId)).not.toContain(id);
      expect(left).toHaveLength(2);
      const none = await asked('DELETE', '/zz');
      expect(none.status).toBe(400);
    });

    it('show what has signed in, and how each sign-in ended', async () => {
      await login();
      const last = await login();
      const list = async (query = '') =>
        (
          await app().call<{ items: MemberSignIn[]; nextCursor: string | null }>(
            'GET',
            `/wps/relay/member/sign-ins${query}`,
            { token: last.body.value.token },
          )
        ).body.value;
      const { items, nextCursor } = await list();
      expect(items.map(({ current, endReason }) => [current, endReason])).toEqual([
        [true, null],
        [false, 'replaced'],
        [false, 'replaced'],
      ]);
      expect(nextCursor).toBeNull();
      const page = await list('?limit=1');
      expect(page.items).toEqual(items.slice(0, 1));
      expect((await list(`?cursor=${page.nextCursor}`)).items).toEqual(items.slice(1));
    });
  });
});
