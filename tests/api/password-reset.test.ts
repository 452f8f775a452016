import { describe, expect, it } from 'vitest';
import type { SitePlan } from '#brand/site-plan.ts';
import { PASSWORD } from '#tests/support/members.ts';
import { faultsOf, freshIp, NEW_PASSWORD as NEW, passwordCalls } from '#tests/support/passwords.ts';
import { getFact, setFact } from '#tests/support/server-facts.ts';
import { makeStaff, signInStaff } from '#tests/support/staff.ts';
import { openTestApp, OTHER_HOST, type TestApp, useTestApp } from '#tests/support/test-app.ts';
import { onOneEngine } from '#tests/support/test-database.ts';

const ASK = '/wps/member/password/email';

onOneEngine((engine) => {
  const app = useTestApp(engine);
  const calls = passwordCalls(app);
  const { signIn, isSignedIn, change, memberWithEmail, ask, mailTo, linkFor, setByLink } = calls;

  describe('asking for a link', () => {
    it('sends one to the address that is kept, in the language of the member', async () => {
      const member = await memberWithEmail({ language: 'en' });
      const given = member.email.toUpperCase();
      const answer = await ask({ username: member.username.toUpperCase(), email: given });
      expect(answer.status).toBe(200);
      const mail = await mailTo(member.email);
      expect(mail).toHaveLength(1);
      expect(mail[0]).toMatchObject({ to: member.email, language: 'en' });
      expect(mail[0]?.subject).toMatch(/new password/);
      expect(mail[0]?.text).toContain(`http://denluma.localhost/reset-password#token=`);
      expect(mail[0]?.text).toContain('30 minutes');
    });

    it('answers the same, and sends nothing, where name and address do not belong together', async () => {
      const [one, other] = [await memberWithEmail(), await memberWithEmail()];
      const right = await ask({ username: one.username, email: one.email });
      const others = [
        { username: one.username, email: other.email },
        { username: 'nobody-has-this', email: one.email },
        { username: 'nobody-has-this', email: 'nobody@example.com' },
      ];
      for (const body of others) {
        const answer = await ask(body);
        expect(answer.status).toBe(right.status);
        expect({ ...answer.body, requestId: '' }).toEqual({ ...right.body, requestId: '' });
      }
      expect(await mailTo(one.email)).toHaveLength(1);
      expect(await mailTo(other.email)).toEqual([]);
      expect(await mailTo('nobody@example.com')).toEqual([]);
    });

    it('does not wait for what it finds', async () => {
      const member = await memberWithEmail();
      const { db } = app().database;
      const count = () =>
        db
          .selectFrom('password_reset')
          .select(({ fn }) => fn.countAll().as('count'))
          .executeTakeFirstOrThrow();
      // What the answer knew when it was given: the work had been taken on and no more.
      const taken: string[] = [];
      const { background } = app().server;
      const add = background.add.bind(background);
      background.add = (name) => void taken.push(name);
      try {
        const before = await count();
        await ask({ username: member.username, email: member.email });
        await ask({ username: 'nobody-has-this', email: member.email });
        expect(taken).toEqual(['sendResetLink', 'sendResetLink']);
        expect(await count()).toEqual(before);
      } finally {
        background.add = add;
      }
    });

    it('keeps the hash of the token and never the token', async () => {
      const token = await linkFor(await memberWithEmail());
      const rows = await app().database.db.selectFrom('password_reset').selectAll().execute();
      expect(rows.length).toBeGreaterThan(0);
      expect(
        JSON.stringify(rows, (_key, value: unknown) =>
          typeof value === 'bigint' ? String(value) : value,
        ),
      ).not.toContain(token);
    });

    it('finds nobody of another brand', async () => {
      const member = await memberWithEmail();
      const answer = await ask(
        { username: member.username, email: member.email },
        { host: OTHER_HOST },
      );
      expect(answer.status).toBe(200);
      expect(await mailTo(member.email)).toEqual([]);
      expect(await mailTo(member.email, 'kyvolta')).toEqual([]);
    });

    it('leads to the configured port of the brand, whatever the request says of its host', async () => {
      const linkFrom = async (host: string) => {
        const member = await memberWithEmail();
        await ask({ username: member.username, email: member.email }, { headers: { host } });
        return /\S+(?=reset-password)/.exec((await mailTo(member.email))[0]?.text ?? '')?.[0];
      };
      expect(await linkFrom('denluma.localhost:8080')).toBe('http://denluma.localhost/');
      expect(await linkFrom('DENLUMA.localhost:65535')).toBe('http://denluma.localhost/');
      // Invalid ports, and a user name before an at-sign. Such a host is refused or ignored.
      const invalid = [
        'denluma.localhost:65536',
        'denluma.localhost:80@evil.example',
        'denluma.localhost:x',
      ];
      for (const host of invalid) {
        expect([undefined, 'http://denluma.localhost/']).toContain(await linkFrom(host));
      }
    });

    it('writes to one mailbox five times an hour and no more, whoever asks', async () => {
      const member = await memberWithEmail();
      for (let asked = 0; asked < 7; asked += 1) {
        await ask({ username: member.username, email: member.email });
      }
      expect(await mailTo(member.email)).toHaveLength(5);
      app().clock.advance({ minutes: 61 });
      await ask({ username: member.username, email: member.email });
      expect(await mailTo(member.email)).toHaveLength(6);
    });

    it('is limited by address', async () => {
      const ip = freshIp();
      const codes: (string | undefined)[] = [];
      for (let asked = 0; asked < 6; asked += 1) {
        const answer = await ask({ username: `someone${asked}`, email: 'a@example.com' }, { ip });
        codes.push(answer.body.code);
      }
      expect(codes.slice(0, 5).every((code) => code === undefined)).toBe(true);
      expect(codes[5]).toBe('RATE_LIMITED');
    });

    it('may be sent as a form, which another site cannot send', async () => {
      const member = await memberWithEmail();
      const askByForm = (form: string, headers: Record<string, string> = {}) =>
        app().call('POST', ASK, {
          ip: freshIp(),
          headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
          body: form,
        });
      const form = String(new URLSearchParams({ username: member.username, email: member.email }));
      const foreign = await askByForm(form, { 'sec-fetch-site': 'cross-site' });
      expect(foreign.body.code).toBe('CSRF_FAILED');
      const twice = await askByForm(`${form}&email=other%40example.com`);
      expect(faultsOf(twice)).toEqual({ '/email': 'pattern' });
      expect(faultsOf(await askByForm('username=a%00&email=a%40example.com'))).toEqual({
        '/username': 'pattern',
      });
      expect(await mailTo(member.email)).toEqual([]);
      expect((await askByForm(form)).status).toBe(200);
      expect(await mailTo(member.email)).toHaveLength(1);
    });

    it('refuses what is no address', async () => {
      const answer = await ask({ username: 'luna', email: 'not an address' });
      expect(answer.body.code).toBe('INVALID_BODY');
      expect(Object.keys(answer.body.fields ?? {})).toEqual(['/email']);
    });
  });

  describe('setting a password by a link', () => {
    it('lets the new one in, ends every session, and asks to sign in', async () => {
      const member = await memberWithEmail();
      const token = await linkFor(member);
      const answer = await setByLink(token);
      expect(answer.status, JSON.stringify(answer.body)).toBe(200);
      expect(answer.body.value).toBeNull();
      expect(answer.headers['set-cookie']).toBeUndefined();
      expect(await isSignedIn(member.token)).toBe(false);
      expect((await signIn(member.username, PASSWORD)).body.code).toBe('INVALID_CREDENTIALS');
      expect((await signIn(member.username, NEW)).status).toBe(200);
    });

    it('lets in whom wrong tries had locked out', async () => {
      const member = await memberWithEmail();
      const ip = '10.71.0.1';
      for (let tried = 0; tried < 8; tried += 1) await signIn(member.username, 'wrong', ip);
      expect((await signIn(member.username, PASSWORD, ip)).body.code).toBe('INVALID_CREDENTIALS');
      await setByLink(await linkFor(member));
      expect((await signIn(member.username, NEW, ip)).status).toBe(200);
    });

    it('holds once', async () => {
      const token = await linkFor(await memberWithEmail());
      expect((await setByLink(token)).status).toBe(200);
      expect((await setByLink(token)).body.code).toBe('RESET_LINK_INVALID');
    });

    it.skipIf(!engine.concurrent)('holds once for two who use it together', async () => {
      const token = await linkFor(await memberWithEmail());
      const answers = await Promise.all([setByLink(token), setByLink(token), setByLink(token)]);
      expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
        200, 422, 422,
      ]);
    });

    it('holds for half an hour', async () => {
      const [early, late] = [
        await linkFor(await memberWithEmail()),
        await linkFor(await memberWithEmail()),
      ];
      app().clock.advance({ minutes: 29 });
      expect((await setByLink(early)).status).toBe(200);
      app().clock.advance({ minutes: 2 });
      expect((await setByLink(late)).body.code).toBe('RESET_LINK_INVALID');
    });

    it('gives way to a newer one', async () => {
      const member = await memberWithEmail();
      const older = await linkFor(member);
      const newer = await linkFor(member);
      expect(newer).not.toBe(older);
      expect((await setByLink(older)).body.code).toBe('RESET_LINK_INVALID');
      expect((await setByLink(newer)).status).toBe(200);
    });

    it('is void once the password was changed another way', async () => {
      const member = await memberWithEmail();
      const token = await linkFor(member);
      expect((await change(member)).status).toBe(200);
      expect((await setByLink(token)).body.code).toBe('RESET_LINK_INVALID');
    });

    it('is none on another brand, and none made up; both are answered as a used one', async () => {
      const token = await linkFor(await memberWithEmail());
      const elsewhere = await setByLink(token, {}, OTHER_HOST);
      const madeUp = await setByLink('x'.repeat(43));
      expect(elsewhere.status).toBe(422);
      expect(elsewhere.body.code).toBe('RESET_LINK_INVALID');
      expect(madeUp.body.code).toBe('RESET_LINK_INVALID');
      expect((await setByLink(token)).status).toBe(200);
    });

    it('is not used up by a password that breaks the rule', async () => {
      const token = await linkFor(await memberWithEmail());
      const answer = await setByLink(token, { newPassword: 'short', confirmNewPassword: 'short' });
      expect(answer.body.code).toBe('INVALID_PASSWORD');
      expect(faultsOf(answer)).toEqual({ '/newPassword': 'TOO_SHORT' });
      expect((await setByLink(token)).status).toBe(200);
    });
  });

  it('the plan shows the way back by e-mail, and the banner of its group while one is live', async () => {
    const seen = async () => {
      const answer = await app().call<{ plan: SitePlan }>('GET', '/wps/relay/site/plan');
      return answer.body.value.plan;
    };
    const before = await seen();
    expect(before.login.forgotPassword.map(({ id }) => id)).toEqual(['email']);
    expect(before.routes.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['/forgot-password', '/reset-password', '/change-password']),
    );
    expect(before.login.forgotPasswordBanner).toBeNull();
    const editor = await signInStaff(app(), 'editor');
    const set = await setFact(app(), 'banners', editor, {
      keepsOwn: true,
      banners: [
        {
          group: 'w_forget',
          picture: null,
          hero: 'koi',
          linkageType: 'none',
          target: '',
          visitorKinds: ['visitor'],
          startsAt: app().clock.now().toISOString(),
          endsAt: null,
          enabled: true,
          texts: [{ language: 'es', title: 'Estamos contigo', subtitle: '', action: '', alt: '' }],
        },
      ],
    });
    expect(set.status, JSON.stringify(set.body)).toBe(200);
    expect((await seen()).login.forgotPasswordBanner).toMatchObject({
      title: { text: 'Estamos contigo' },
    });
  });
});

onOneEngine((engine) => {
  const database = engine.useDatabase();

  it('offers no reset by e-mail without a mail server', async () => {
    const app: TestApp = await openTestApp(database(), {
      MODE: 'production',
      ALLOW_EMBEDDED: 'true',
      OFFICE_ORIGIN: 'https://office.example',
    });
    try {
      const plan = await app.call<{ plan: SitePlan }>('GET', '/wps/relay/site/plan');
      const { login, routes } = plan.body.value.plan;
      expect(login.forgotPassword).toEqual([]);
      expect(routes.map(({ screen }) => screen)).not.toContain('forgotPassword');
      expect(routes.map(({ screen }) => screen)).not.toContain('resetPassword');
      expect(routes.map(({ screen }) => screen)).toContain('changePassword');
      const asked = await app.call('POST', ASK, {
        body: { username: 'luna', email: 'luna@example.com' },
      });
      expect(asked.body.code).toBe('METHOD_NOT_OFFERED');
      await makeStaff(app, 'admin');
      const admin = await signInStaff(app, 'admin', null, 'office.example');
      expect((await getFact(app, 'flags', admin)).body.value.offers.passwordReset).toEqual([]);
    } finally {
      await app.server.close();
    }
  });
});
