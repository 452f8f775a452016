import { beforeAll, describe, expect, it } from 'vitest';
import type { AffiliateApplication, OfficeReferral, Referral } from '#contract/generated/types.ts';
import type { ReplyOf } from '#contract/operation.ts';
import { agentCalls, freshKey } from '#tests/support/agents.ts';
import { expectLedgerWhole } from '#tests/support/ledger-oracle.ts';
import {
  deposit,
  PASSWORD,
  registerMember,
  registration,
  type TestMember,
} from '#tests/support/members.ts';
import { freshIp } from '#tests/support/passwords.ts';
import { approved } from '#tests/support/second-person.ts';
import { playRound } from '#tests/support/play.ts';
import { useTestApp } from '#tests/support/test-app.ts';
import { onOneEngine } from '#tests/support/test-database.ts';

const UNIT = 1_000_000n;
const AT = '/office/api/brands/denluma';
const POLICY = {
  referral: true,
  referralRewardMicro: String(20n * UNIT),
  referralDepositMicro: String(50n * UNIT),
  referralPlayMicro: String(3n * UNIT),
};

onOneEngine((engine) => {
  const app = useTestApp(engine);
  const agents = agentCalls(app);
  beforeAll(() => agents.setPolicy(POLICY));

  const get = <Value>({ token }: Pick<TestMember, 'token'>, path: string) =>
    app().call<Value>('GET', `/wps/relay${path}`, { token });
  const office = async <Value>(method: 'GET' | 'POST', path: string, body?: object) => {
    const { headers } = await agents.operator();
    const options = body === undefined ? { headers } : { headers, key: freshKey(), body };
    return app().call<Value>(method, `${AT}${path}`, options);
  };
  const invite = async (member: TestMember): Promise<string> =>
    (await get<ReplyOf<'getReferral'>>(member, '/referral')).body.value.code;
  const friendOf = async (member: TestMember, ip?: string): Promise<TestMember> => {
    const answer = await agents.registerBy(await invite(member), ip);
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    const { memberId, session } = answer.body.value;
    return { memberId, token: session.token, username: '', password: '' };
  };
  /** A new account from a fresh address, on a fresh device. @param code of the member who invited */
  const registerWith = async (email: string, code?: string): Promise<TestMember> => {
    const username = `mailbox${Math.floor(Math.random() * 1e9)}`;
    const invited =
      code === undefined ? {} : { registerUrl: `http://denluma.localhost/?code=${code}` };
    const answer = await app().call<{ memberId: string; session: { token: string } }>(
      'PUT',
      '/wps/member/register',
      { ip: freshIp(), body: registration(username, { email, ...invited }) },
    );
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    const { memberId, session } = answer.body.value;
    return { memberId, token: session.token, username, password: PASSWORD };
  };
  const statusOf = async (member: TestMember): Promise<readonly string[]> => {
    const { body } = await get<{ items: Referral[] }>(member, '/referral/friends');
    return body.value.items.map(({ status }) => status);
  };
  const cash = async ({ token }: Pick<TestMember, 'token'>): Promise<bigint> => {
    const { body } = await app().call<ReplyOf<'getBalance'>>('GET', '/wps/v2/wallets/balance', {
      token,
    });
    return BigInt(body.value.availableMicro);
  };
  const qualify = async (friend: TestMember): Promise<void> => {
    await deposit(app(), friend, 60n * UNIT);
    await agents.settle();
    for (let round = 0; round < 3; round += 1) await playRound(app(), friend, 0n);
    await agents.settle();
  };

  describe('a member who invites', () => {
    it('is rewarded once, when the friend has deposited and played', async () => {
      const member = await registerMember(app());
      const friend = await friendOf(member);
      expect(await statusOf(member)).toEqual(['joined']);
      await deposit(app(), friend, 60n * UNIT);
      await agents.settle();
      expect(await statusOf(member)).toEqual(['deposited']);
      for (let round = 0; round < 3; round += 1) await playRound(app(), friend, 0n);
      await agents.settle();
      expect(await statusOf(member)).toEqual(['paid']);
      await playRound(app(), friend, 0n);
      await agents.settle();
      expect(await cash(member)).toBe(20n * UNIT);
      const { earnedMicro } = (await get<ReplyOf<'getReferral'>>(member, '/referral')).body.value;
      expect(earnedMicro).toBe(String(20n * UNIT));
      await expectLedgerWhole(app().database);
    });

    it('waits for staff when both seem to be one person', async () => {
      const member = await registerMember(app());
      const { registered_ip: ip } = await app()
        .database.db.selectFrom('member')
        .select('registered_ip')
        .where('id', '=', BigInt(member.memberId))
        .executeTakeFirstOrThrow();
      const [rejected, cleared] = [await friendOf(member, ip), await friendOf(member, ip)];
      expect(await statusOf(member)).toEqual(['review', 'review']);
      await qualify(rejected);
      await qualify(cleared);
      expect(await cash(member)).toBe(0n);
      const list = await office<{ items: OfficeReferral[] }>('GET', '/referrals');
      const idOf = (friend: TestMember): string =>
        list.body.value.items.find(({ friendId }) => friendId === friend.memberId)?.referralId ??
        '';
      expect(list.body.value.items.at(-1)?.signals).toEqual(['address']);
      const decide = (id: string, decision: string) =>
        office('POST', `/referrals/${id}/decision`, { decision, reason: 'looked at both' });
      expect((await decide(idOf(rejected), 'reject')).body.value).toMatchObject({
        status: 'rejected',
      });
      expect((await decide(idOf(cleared), 'approve')).body.value).toMatchObject({ status: 'paid' });
      expect((await decide(idOf(cleared), 'approve')).body.code).toBe('REFERRAL_NOT_FOUND');
      expect(await cash(member)).toBe(20n * UNIT);
      await expectLedgerWhole(app().database);
    });

    it('is cleared by two persons when the reward is above the amount of the brand', async () => {
      await agents.setPolicy({ ...POLICY, referralRewardMicro: String(2_001n * UNIT) });
      const mailbox = `dear${Math.floor(Math.random() * 1e9)}`;
      const member = await registerWith(`${mailbox}@gmail.com`);
      const friend = await registerWith(`${mailbox}+2@gmail.com`, await invite(member));
      const { items } = (await office<{ items: OfficeReferral[] }>('GET', '/referrals')).body.value;
      const id = items.find(({ friendId }) => friendId === friend.memberId)?.referralId;
      const asked = await office('POST', `/referrals/${id}/decision`, {
        decision: 'approve',
        reason: 'looked at both',
      });
      expect(asked.body.code).toBe('SECOND_PERSON_ASKED');
      expect(await statusOf(member)).toEqual(['review']);
      expect((await approved(app(), asked)).body.value).toMatchObject({ status: 'joined' });
      await agents.setPolicy(POLICY);
    });

    it('waits for staff when both share a mailbox under another sub-address', async () => {
      const mailbox = `box${Math.floor(Math.random() * 1e9)}`;
      const member = await registerWith(`${mailbox}@gmail.com`);
      const friend = await registerWith(`${mailbox}+2@gmail.com`, await invite(member));
      await registerWith(`other${mailbox}@gmail.com`, await invite(member));
      expect((await statusOf(member)).toSorted()).toEqual(['joined', 'review']);
      const { items } = (await office<{ items: OfficeReferral[] }>('GET', '/referrals')).body.value;
      const referral = items.find(({ friendId }) => friendId === friend.memberId);
      expect(referral?.signals).toEqual(['identity']);
    });

    it('gets nothing where the brand gives nothing', async () => {
      const member = await registerMember(app());
      await agents.setPolicy({ referral: false });
      expect((await get(member, '/referral')).body.code).toBe('REFERRAL_OFF');
      await agents.setPolicy(POLICY);
    });
  });

  describe('an affiliate application', () => {
    const apply = ({ token }: TestMember, text = 'I run a football forum') =>
      app().call<AffiliateApplication>('POST', '/wps/relay/affiliate/application', {
        token,
        key: freshKey(),
        body: { text },
      });
    const decide = (id: string, decision: string) =>
      office('POST', `/affiliate-applications/${id}/decision`, { decision, reason: 'welcome' });

    it('makes an affiliate with a code once staff approve', async () => {
      const member = await registerMember(app());
      const { applicationId } = (await apply(member)).body.value;
      expect((await apply(member)).body.code).toBe('APPLICATION_EXISTS');
      const list = await office<{ items: AffiliateApplication[] }>(
        'GET',
        '/affiliate-applications',
      );
      expect(list.body.value.items.map((item) => item.applicationId)).toContain(applicationId);
      expect((await decide(applicationId, 'approve')).body.value).toMatchObject({
        status: 'approved',
      });
      expect((await decide(applicationId, 'approve')).body.code).toBe('APPLICATION_NOT_FOUND');
      const row = await app()
        .database.db.selectFrom('member')
        .select('account_type')
        .where('id', '=', BigInt(member.memberId))
        .executeTakeFirstOrThrow();
      expect(row.account_type).toBe(41);
    });

    it('is taken from nobody who belongs to an agent, or where the brand takes none', async () => {
      const below = await agents.downlineOf(await agents.topAgent());
      expect((await apply(below)).body.code).toBe('UPLINE_EXISTS');
      await agents.setPolicy({ ...POLICY, affiliateApplications: false });
      const member = await registerMember(app());
      expect((await apply(member)).body.code).toBe('APPLICATIONS_OFF');
      await agents.setPolicy(POLICY);
      expect((await apply(member, 'short')).body.code).toBe('INVALID_BODY');
    });
  });
});
