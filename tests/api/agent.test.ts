import { beforeAll, describe, expect, it } from 'vitest';
import { PASSWORD, registerMember, registration, type TestMember } from '#tests/support/members.ts';
import { MOBILE_FLAGS, mobileCalls } from '#tests/support/mobile.ts';
import { faultsOf, freshIp } from '#tests/support/passwords.ts';
import { signInStaff } from '#tests/support/staff.ts';
import { storeSetting } from '#tests/support/stored-setting.ts';
import { OTHER_HOST, useTestApp } from '#tests/support/test-app.ts';
import { onOneEngine } from '#tests/support/test-database.ts';

let made = 0;

onOneEngine((engine) => {
  const app = useTestApp(engine);
  const mobile = mobileCalls(app);
  beforeAll(() => mobile.setFlags({ ...MOBILE_FLAGS, REGMOBVERF3: false }));

  async function appoint(member: Pick<TestMember, 'memberId'>, type = 1) {
    made += 1;
    const { headers } = await signInStaff(app(), 'operator', ['denluma']);
    return app().call<{ affiliateCode: string }>(
      'POST',
      `/office/api/members/${member.memberId}/agent`,
      { headers, key: `appoint-agent-${made}`, body: { type, reason: 'applied by mail' } },
    );
  }
  const signIn = (username: string, area?: 'site' | 'agent', password = PASSWORD) =>
    app().call<{ token: string }>('POST', '/wps/session/login', {
      ip: freshIp(),
      body: { username, password, type: 'username', tokenKind: 'bearer', ...(area && { area }) },
    });
  const check = (code: string, host?: string) =>
    app().call('GET', `/wps/agent/affiliate?code=${code}`, {
      ip: freshIp(),
      ...(host === undefined ? {} : { host }),
    });
  const register = (more: object, host?: string) => {
    made += 1;
    return app().call<{ memberId: string }>('PUT', '/wps/member/register', {
      ip: freshIp(),
      ...(host === undefined ? {} : { host }),
      body: registration(`invited${made}x${Math.floor(Math.random() * 1e6)}`, { ...more }),
    });
  };
  const inviterOf = async (memberId: string) =>
    app()
      .database.db.selectFrom('member')
      .select(['invited_by', 'affiliate_code', 'register_domain', 'register_method'])
      .where('id', '=', BigInt(memberId))
      .executeTakeFirstOrThrow();

  describe('an agent', () => {
    it.each([1, 2, 41, 42])(
      'of type %i signs in to the area of agents, a member does not',
      async (type) => {
        const [agent, member] = [await registerMember(app()), await registerMember(app())];
        expect((await appoint(agent, type)).status).toBe(200);
        const opened = await signIn(agent.username, 'agent');
        expect(opened.status, JSON.stringify(opened.body)).toBe(200);
        const home = await app().call('GET', '/wps/relay/agent/home', {
          token: opened.body.value.token,
        });
        expect(home.body.value).toMatchObject({ account: agent.username, type });
        const refused = await signIn(member.username, 'agent');
        expect([refused.status, refused.body.code]).toEqual([403, 'AGENTS_ONLY']);
        // Who guesses learns nothing of the kind of an account.
        const guess = await signIn(member.username, 'agent', 'a wrong one');
        expect(guess.body.code).toBe('INVALID_CREDENTIALS');
        const there = await app().call('GET', '/wps/relay/agent/home', { token: member.token });
        expect([there.status, there.body.code]).toEqual([403, 'FORBIDDEN']);
      },
    );

    it('signs in to the site unless the brand keeps agents apart', async () => {
      const agent = await registerMember(app());
      await appoint(agent);
      expect((await signIn(agent.username)).status).toBe(200);
      await mobile.setFlags({ AGENTPOLICY3: true });
      const refused = await signIn(agent.username, 'site');
      expect([refused.status, refused.body.code]).toEqual([403, 'MEMBERS_ONLY']);
      expect((await signIn(agent.username, 'agent')).status).toBe(200);
      await mobile.setFlags({ AGENTPOLICY3: false });
    });

    it('is appointed by staff of the brand, once the sessions have ended, with one code', async () => {
      const member = await registerMember(app());
      const first = await appoint(member);
      expect((await app().call('GET', '/wps/member/info', { token: member.token })).status).toBe(
        401,
      );
      expect((await appoint(member, 41)).body.value).toEqual(first.body.value);
      const elsewhere = await registerMember(app(), { host: OTHER_HOST });
      expect((await appoint(elsewhere)).body.code).toBe('MEMBER_NOT_FOUND');
    });
  });

  describe('an invitation code', () => {
    it('is checked in whatever case, for its own brand, and tells nobody whose it is', async () => {
      const agent = await registerMember(app());
      const { affiliateCode: code } = (await appoint(agent)).body.value;
      const found = await check(code.toLowerCase());
      expect(found.body.value).toEqual({ affiliateCode: code, valid: true });
      expect((await check(code, OTHER_HOST)).body.code).toBe('INVALID_AFFILIATE_CODE');
      expect((await check('NOBODYS1')).body.code).toBe('INVALID_AFFILIATE_CODE');
    });

    it('in the address of the page is kept with the member', async () => {
      const agent = await registerMember(app());
      const { affiliateCode: code } = (await appoint(agent)).body.value;
      const registerUrl = `http://denluma.localhost:3000/register?code=${code.toLowerCase()}`;
      const { memberId } = (await register({ registerUrl })).body.value;
      expect(await inviterOf(memberId)).toEqual({
        invited_by: BigInt(agent.memberId),
        affiliate_code: code,
        register_domain: 'denluma.localhost',
        register_method: 'WEB',
      });
      const wrong = await register({ registerUrl: 'http://denluma.localhost/join?code=NOBODYS1' });
      expect([wrong.status, wrong.body.code]).toEqual([422, 'INVALID_AFFILIATE_CODE']);
      expect(faultsOf(wrong)).toEqual({ '/registerUrl': 'PATTERN' });
      // Another brand's agent invites nobody here.
      const foreign = await register({ registerUrl }, OTHER_HOST);
      expect(foreign.body.code).toBe('INVALID_AFFILIATE_CODE');
      const uninvited = await register({});
      expect((await inviterOf(uninvited.body.value.memberId)).invited_by).toBeNull();
    });

    it('in the field of the form wins over the one in the address', async () => {
      const [one, other] = [await registerMember(app()), await registerMember(app())];
      const codes = [(await appoint(one)).body.value, (await appoint(other)).body.value];
      const rule = {
        field: 'affiliateCode',
        enabled: true,
        required: false,
        minLength: 1,
        maxLength: 32,
        patternId: 'anyCharacters',
        acceptedPattern: '',
      };
      await storeSetting(app(), { kind: 'registerRules' }, (held: object[]) => [...held, rule]);
      await mobile.setFlags({});
      const registerUrl = `http://denluma.localhost/register?code=${codes[0]?.affiliateCode}`;
      const affiliateCode = codes[1]?.affiliateCode;
      const answer = await register({ registerUrl, affiliateCode });
      expect((await inviterOf(answer.body.value.memberId)).invited_by).toBe(BigInt(other.memberId));
      const wrong = await register({ registerUrl, affiliateCode: 'NOBODYS1' });
      expect(faultsOf(wrong)).toEqual({ '/affiliateCode': 'PATTERN' });
    });
  });
});
