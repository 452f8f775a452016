import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { LinkedEmail, SecondFactorChallenge } from '#contract/generated/types.ts';
import { liftLimits } from '#tests/support/lift-limits.ts';
import { PASSWORD, registerMember, type TestMember } from '#tests/support/members.ts';
import { cookiesOf } from '#tests/support/mobile.ts';
import { freshIp } from '#tests/support/passwords.ts';
import { setFact } from '#tests/support/server-facts.ts';
import { signInStaff, type TestStaff } from '#tests/support/staff.ts';
import { HOST, OTHER_HOST, useTestApp } from '#tests/support/test-app.ts';
import { onOneEngine } from '#tests/support/test-database.ts';

const PATH = '/wps/relay/member/email';
let made = 0;
const freshEmail = (): string => `Linked${(made += 1)}@Example.com`;

onOneEngine((engine) => {
  liftLimits();
  const app = useTestApp(engine);
  let operator: TestStaff;
  let member: TestMember;
  beforeAll(async () => {
    operator = await signInStaff(app(), 'operator');
  });
  beforeEach(async () => {
    member = await registerMember(app());
  });

  const held = async (who = member) =>
    (await app().call<LinkedEmail>('GET', PATH, { token: who.token })).body.value;

  /** The newest code that was mailed to an address. */
  async function codeFor(email: string): Promise<string> {
    await app().server.background.settle();
    const row = await app()
      .database.db.selectFrom('message')
      .select('body')
      .where('recipient', '=', email.toLowerCase())
      .where('channel', '=', 'mail')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    const text = app().server.messages.openText(row.body) ?? '';
    return /\b[0-9]{7}\b/.exec(text)?.[0] ?? `no code in ${text}`;
  }
  const send = (email: string, who = member, host = HOST, headers = {}) =>
    app().call('POST', `${PATH}/code`, {
      host,
      token: who.token,
      ip: freshIp(),
      headers,
      body: { email },
    });

  /** A browser that asked for a code and enters it. */
  async function asked(email: string, who = member, host = HOST) {
    const sent = await send(email, who, host);
    expect(sent.status, JSON.stringify(sent.body)).toBe(200);
    const headers = cookiesOf(sent);
    return (verificationCode: string, more: object = {}) =>
      app().call<LinkedEmail>('PUT', PATH, {
        host,
        token: who.token,
        ip: freshIp(),
        headers,
        body: { email, verificationCode, ...more },
      });
  }
  async function link(email: string, who = member, host = HOST): Promise<void> {
    const enter = await asked(email, who, host);
    expect((await enter(await codeFor(email))).status).toBe(200);
  }

  describe('an e-mail address', () => {
    it('is linked by the code that was sent there, once', async () => {
      const email = freshEmail();
      expect(await held()).toMatchObject({ offered: true, linkedAt: null, hasPassword: true });
      const enter = await asked(email);
      const wrong = await enter('0000000');
      expect(wrong.body).toMatchObject({
        code: 'VERIFICATION_CODE_INVALID',
        fields: { '/verificationCode': { code: 'WRONG' } },
      });
      const code = await codeFor(email);
      const linked = await enter(code);
      expect(linked.body.value).toMatchObject({ address: email, linkedAt: expect.any(String) });
      expect((await enter(code)).body.code).toBe('VERIFICATION_CODE_INVALID');
      const { email_key: key } = await app()
        .database.db.selectFrom('member')
        .select('email_key')
        .where('id', '=', BigInt(member.memberId))
        .executeTakeFirstOrThrow();
      expect(key).toBe(email.toLowerCase());
    });

    it('is stored as it was typed', async () => {
      const email = `Ana.Linked+Play${(made += 1)}@Example.com`;
      await link(email);
      expect((await held()).address).toBe(email);
      const row = await app()
        .database.db.selectFrom('member')
        .select(['email_key', sql<string>`profile ->> 'email'`.as('typed')])
        .where('id', '=', BigInt(member.memberId))
        .executeTakeFirstOrThrow();
      expect(row).toEqual({ email_key: email.toLowerCase(), typed: email });
    });

    it('is of one account of a brand, also when two link it at the same moment', async () => {
      const email = freshEmail();
      const other = await registerMember(app());
      const one = await asked(email);
      const first = await codeFor(email);
      app().clock.advance({ ms: 61_000 });
      const two = await asked(email, other);
      const second = await codeFor(email);
      const answers = await Promise.all([one(first), two(second)]);
      expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
      const loser = answers.find((answer) => answer.status !== 200);
      expect(['EMAIL_TAKEN', 'VERIFICATION_CODE_INVALID']).toContain(loser?.body.code);
      const loserMember = answers[0].status === 200 ? other : member;
      app().clock.advance({ ms: 61_000 });
      const again = await asked(email, loserMember);
      const taken = await again(await codeFor(email));
      expect(taken.body).toMatchObject({ code: 'EMAIL_TAKEN', fields: { '/email': {} } });
      const elsewhere = await registerMember(app(), { host: OTHER_HOST });
      await link(email, elsewhere, OTHER_HOST);
    });

    it('is of one account of a brand under every sub-address', async () => {
      const mailbox = `linked${(made += 1)}`;
      await link(`${mailbox}+1@example.com`);
      const other = await registerMember(app());
      const enter = await asked(`${mailbox}+2@example.com`, other);
      const taken = await enter(await codeFor(`${mailbox}+2@example.com`));
      expect(taken.body).toMatchObject({ code: 'EMAIL_TAKEN', fields: { '/email': {} } });
      await link(`${mailbox}+3@example.com`);
      await link(freshEmail());
      await link(`${mailbox}+4@example.com`, other);
    });

    it('needs the password when the sign-in is a while ago', async () => {
      app().clock.advance({ minutes: 11 });
      const email = freshEmail();
      const enter = await asked(email);
      const code = await codeFor(email);
      expect((await enter(code)).body).toMatchObject({
        code: 'WRONG_PASSWORD',
        fields: { '/password': { code: 'WRONG' } },
      });
      expect((await enter(code, { password: 'not the password' })).body.code).toBe(
        'WRONG_PASSWORD',
      );
      expect((await enter(code, { password: PASSWORD })).status).toBe(200);
    });

    it('is sent a code once a minute, and each code is for its own address', async () => {
      const email = freshEmail();
      const sent = await send(email);
      const again = await send(email, member, HOST, cookiesOf(sent));
      expect(again.body.code).toBe('SMS_QUOTA_EXCEEDED');
      const enter = await asked(email);
      const other = freshEmail();
      await asked(other);
      expect((await enter(await codeFor(other))).body.code).toBe('VERIFICATION_CODE_INVALID');
      app().clock.advance({ minutes: 11 });
      const late = await enter(await codeFor(email), { password: PASSWORD });
      expect(late.body.code).toBe('VERIFICATION_CODE_EXPIRED');
    });

    it('that lasts for minutes is refused where the brand refuses such', async () => {
      const host = 'quarantelle.localhost';
      const there = await registerMember(app(), { host });
      const refused = await send('somebody@mailinator.com', there, host);
      expect(refused.body).toMatchObject({
        code: 'EMAIL_REFUSED',
        fields: { '/email': { code: 'DISPOSABLE' } },
      });
      expect((await send('somebody@mailinator.com')).status).toBe(200);
    });

    it('that is only written down is asked of nobody', async () => {
      await setFact(app(), 'second-factor-policy', operator, {
        policy: { askOn: 'newDevice', alsoBy: ['email'] },
      });
      const answer = await app().call('POST', '/wps/session/login', {
        ip: freshIp(),
        body: { username: member.username, password: PASSWORD, type: 'username' },
      });
      expect(answer.status).toBe(200);
    });

    it('is a second factor of who has proven it', async () => {
      const email = freshEmail();
      await setFact(app(), 'second-factor-policy', operator, {
        policy: { askOn: 'newDevice', alsoBy: ['email'] },
      });
      const signIn = () =>
        app().call<SecondFactorChallenge>('POST', '/wps/session/login', {
          ip: freshIp(),
          body: { username: member.username, password: PASSWORD, type: 'username' },
        });
      await link(email);
      app().clock.advance({ ms: 61_000 });
      const { body } = await signIn();
      expect([body.code, body.value.kinds]).toEqual(['SECOND_FACTOR_REQUIRED', ['email']]);
      const { challenge } = body.value;
      const by = (path: string, more: object, headers: Record<string, string> = {}) =>
        app().call('POST', `/wps/session/second-factor${path}`, {
          ip: freshIp(),
          headers,
          body: { challenge, ...more },
        });
      expect((await by('/sms', {})).body.code).toBe('METHOD_NOT_OFFERED');
      const sent = await by('/email', {});
      expect(sent.status, JSON.stringify(sent.body)).toBe(200);
      const headers = cookiesOf(sent);
      const wrong = await by('', { kind: 'email', code: '0000000' }, headers);
      expect(wrong.body.code).toBe('VERIFICATION_CODE_INVALID');
      const right = await by('', { kind: 'email', code: await codeFor(email) }, headers);
      expect(right.status, JSON.stringify(right.body)).toBe(200);
    });
  });
});
