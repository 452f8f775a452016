import { beforeAll, describe, expect, it } from 'vitest';
import type { Exclusion, MemberDetail } from '#contract/generated/types.ts';
import { deposit, PASSWORD, registerMember, type TestMember } from '#tests/support/members.ts';
import { MOBILE_FLAGS, mobileCalls } from '#tests/support/mobile.ts';
import { passwordCalls } from '#tests/support/passwords.ts';
import { listMembers } from '#tests/support/office.ts';
import { launchJade, vendorRound } from '#tests/support/play.ts';
import { signInStaff } from '#tests/support/staff.ts';
import { useTestApp } from '#tests/support/test-app.ts';
import { onOneEngine } from '#tests/support/test-database.ts';

onOneEngine((engine) => {
  const app = useTestApp(engine);
  const mobile = mobileCalls(app);
  const { signIn, isSignedIn } = passwordCalls(app);
  beforeAll(() => mobile.setFlags({ ...MOBILE_FLAGS, REGMOBVERF3: false }));
  const exclude = ({ token }: Pick<TestMember, 'token'>, period: string) =>
    app().call<Exclusion>('POST', '/wps/relay/member/exclusion', { token, body: { period } });
  const detailOf = async ({ memberId }: TestMember): Promise<MemberDetail> => {
    const { headers } = await signInStaff(app(), 'support');
    const url = `/office/api/members/${memberId}`;
    return (await app().call<MemberDetail>('GET', url, { headers })).body.value;
  };

  describe('7.7 and 7.8 a break', () => {
    it('signs the player out, refuses sign-ins with its end, and lets them in afterwards', async () => {
      const member = await registerMember(app());
      const { status, body } = await exclude(member, 'week');
      expect(status).toBe(200);
      expect(await isSignedIn(member.token)).toBe(false);
      const refused = await signIn(member.username, PASSWORD);
      expect([refused.status, refused.body.code]).toEqual([403, 'ACCOUNT_EXCLUDED']);
      expect(refused.body.value).toEqual(body.value);
      app().clock.advance({ hours: 7 * 24 - 1 });
      expect((await signIn(member.username, PASSWORD)).body.code).toBe('ACCOUNT_EXCLUDED');
      app().clock.advance({ hours: 1 });
      expect((await signIn(member.username, PASSWORD)).status).toBe(200);
    });

    it('is not told to someone with a wrong password', async () => {
      const member = await registerMember(app());
      await exclude(member, 'day');
      expect((await signIn(member.username, 'a wrong one')).body.code).toBe('INVALID_CREDENTIALS');
    });

    it('holds for a sign-in by code, and is not lifted by a new password', async () => {
      const { number, token } = await mobile.mobileMember();
      await exclude({ token }, 'indefinite');
      app().clock.advance({ ms: 61_000 });
      const code = await mobile.sentCode('login', number);
      const refused = await mobile.signIn(number, code);
      expect(refused.body.code).toBe('ACCOUNT_EXCLUDED');
      expect(refused.body.value).toMatchObject({ period: 'indefinite', endsAt: null });
      app().clock.advance({ ms: 61_000 });
      await mobile.resetPassword(number, await mobile.sentCode('password', number));
      expect((await mobile.signIn(number, PASSWORD, 'username')).body.code).toBe(
        'ACCOUNT_EXCLUDED',
      );
    });

    it('is shown to staff', async () => {
      const member = await registerMember(app());
      expect((await detailOf(member)).exclusions).toEqual([]);
      const { body } = await exclude(member, 'sixMonths');
      expect((await detailOf(member)).exclusions).toEqual([body.value]);
    });

    it('is the status that staff see while it lasts', async () => {
      const member = await registerMember(app());
      const statuses = async (query: Record<string, string> = {}) => {
        const staff = await signInStaff(app(), 'support');
        const list = await listMembers(app(), staff, { search: member.memberId, ...query });
        return list.body.value.items.map(({ status }) => status);
      };
      await exclude(member, 'day');
      expect(await statuses()).toEqual(['excluded']);
      expect((await detailOf(member)).member.status).toBe('excluded');
      expect(await statuses({ status: 'excluded' })).toEqual(['excluded']);
      expect(await statuses({ status: 'active' })).toEqual([]);
      app().clock.advance({ hours: 24 });
      expect(await statuses({ status: 'active' })).toEqual(['active']);
      expect(await statuses({ status: 'excluded' })).toEqual([]);
    });

    it('still pays a round that is open', async () => {
      const member = await registerMember(app());
      await deposit(app(), member, 50_000_000n);
      const round = vendorRound(app(), member, await launchJade(app(), member));
      expect((await round.bet()).status).toBe(200);
      await exclude(member, 'day');
      expect((await round.win(3_000_000n)).status).toBe(200);
    });

    it('of no known length is refused', async () => {
      const member = await registerMember(app());
      expect((await exclude(member, 'hour')).body.code).toBe('INVALID_BODY');
      expect(await isSignedIn(member.token)).toBe(true);
    });

    it.skipIf(!engine.concurrent)('leaves no stake or session behind in races', async () => {
      for (let race = 0; race < 8; race += 1) {
        const member = await registerMember(app());
        await deposit(app(), member, 50_000_000n);
        const token = await launchJade(app(), member);
        const stakes = Array.from({ length: 6 }, () => vendorRound(app(), member, token));
        await Promise.all([
          ...stakes.slice(0, 3).map((round) => round.bet()),
          exclude(member, 'year'),
          signIn(member.username, PASSWORD),
          ...stakes.slice(3).map((round) => round.bet()),
        ]);
        // After the answer to the exclusion nothing is accepted any more.
        expect((await vendorRound(app(), member, token).bet()).status).not.toBe(200);
        const live = await app()
          .database.db.selectFrom('member_session')
          .select('id')
          .where('member_id', '=', BigInt(member.memberId))
          .where('ended_at', 'is', null)
          .execute();
        expect(live).toEqual([]);
      }
    });
  });
});
