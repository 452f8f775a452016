import { describe, expect, it } from 'vitest';
import type {
  CategoryBlocks,
  Exclusion,
  HarmCase,
  MemberDetail,
  PlaySession,
} from '#contract/generated/types.ts';
import { NO_FENCE } from '#server/platform/jobs/job-lease.ts';
import { freshKey } from '#tests/support/agents.ts';
import { liftLimits } from '#tests/support/lift-limits.ts';
import { lotteryLine, lotteryPlay } from '#tests/support/lottery-play.ts';
import { deposit, PASSWORD, registerMember, type TestMember } from '#tests/support/members.ts';
import { JADE, launchJade, vendorRound } from '#tests/support/play.ts';
import { promotionCalls, UNIT } from '#tests/support/promotions.ts';
import { auditOf } from '#tests/support/server-facts.ts';
import { signInStaff } from '#tests/support/staff.ts';
import { useTestApp, WITH_LOTTERIES } from '#tests/support/test-app.ts';
import { onOneEngine } from '#tests/support/test-database.ts';

// The numbers name the items of "player protection" that the requirements list. Those that are not here
// are in safer-play, deposit-limit, exclusion, exclusion-match, promotion and feedback.
onOneEngine((engine) => {
  liftLimits();
  const app = useTestApp(engine, undefined, WITH_LOTTERIES);
  const lottery = lotteryPlay(app);
  const { settle } = promotionCalls(app);

  const of = <Value>(
    { token }: Pick<TestMember, 'token'>,
    method: 'GET' | 'PUT' | 'POST' | 'DELETE',
    path: string,
    body?: object,
  ) =>
    app().call<Value>(method, `/wps/relay/${path}`, {
      token,
      ...(body === undefined ? {} : { body }),
    });
  const player = async (): Promise<TestMember> => {
    const member = await registerMember(app());
    await deposit(app(), member, 500n * UNIT);
    return member;
  };
  const signIn = ({ username }: Pick<TestMember, 'username'>) =>
    app().call<{ token: string }>('POST', '/wps/session/login', {
      body: { username, password: PASSWORD, type: 'username', tokenKind: 'bearer' },
    });
  const backAgain = async (member: TestMember): Promise<TestMember> => ({
    ...member,
    token: (await signIn(member)).body.value.token,
  });
  const staffCalls = async () => {
    const { headers } = await signInStaff(app(), 'operator');
    return <Value>(method: 'GET' | 'POST', path: string, body?: object) =>
      app().call<Value>(method, `/office/api/${path}`, {
        headers,
        ...(body === undefined ? {} : { body, key: freshKey() }),
      });
  };

  describe('7.6 a look at limits and history', () => {
    it('is asked for every 90 days', async () => {
      const member = await registerMember(app());
      const dueIn = async (who: TestMember): Promise<number> => {
        const { body } = await of<PlaySession>(who, 'GET', 'play-session');
        const left = Date.parse(body.value.reviewDueAt) - app().clock.now().getTime();
        return Math.round(left / 86_400_000);
      };
      expect(await dueIn(member)).toBe(90);
      app().clock.advance({ hours: 91 * 24 });
      const later = await backAgain(member);
      expect(await dueIn(later)).toBe(-1);
      expect((await of(later, 'POST', 'limits/review')).status).toBe(200);
      expect(await dueIn(later)).toBe(90);
    });
  });

  describe('a blocked kind of play', () => {
    const kindsOf = (body: { value: CategoryBlocks }) =>
      body.value.blocks.filter(({ blocked }) => blocked).map(({ category }) => category);
    const launch = async (member: TestMember) => {
      const { status, body } = await app().call('POST', '/wps/game/launchGame', {
        token: member.token,
        body: JADE,
      });
      return status === 200 ? null : body.code;
    };
    const ticket = async (member: TestMember) => {
      const numero = await lottery.freshIssue(member);
      const bought = await lottery.buy(member, numero, [lotteryLine()]);
      return bought.status === 200 ? null : bought.body.code;
    };

    it('opens no game and takes no stake, at once, and pays what is open', async () => {
      const member = await player();
      const token = await launchJade(app(), member);
      const open = vendorRound(app(), member, token);
      expect((await open.bet()).status).toBe(200);
      const { body } = await of<CategoryBlocks>(member, 'PUT', 'category-blocks/RNG');
      expect(kindsOf(body)).toEqual(['RNG']);
      const refused = await vendorRound(app(), member, token).bet();
      expect(JSON.stringify(refused.body)).toContain('CATEGORY_BLOCKED');
      expect((await open.win(3_000_000n)).status).toBe(200);
      expect((await open.close()).status).toBe(200);
      await settle();
      expect(await launch(member)).toBe('CATEGORY_BLOCKED');
      expect(await ticket(member)).toBeNull();
      await of(member, 'PUT', 'category-blocks/LOTT');
      expect(await ticket(member)).toBe('CATEGORY_BLOCKED');
      const inbox = await of<{ items: { title: string }[] }>(member, 'GET', 'message/list');
      expect(JSON.stringify(inbox.body)).toContain('Cambió uno de tus bloqueos');
    });

    it('is lifted after 24 hours and a confirmation, and kept by blocking again', async () => {
      const member = await player();
      await of(member, 'PUT', 'category-blocks/RNG');
      const confirm = (who: TestMember) =>
        of<CategoryBlocks>(who, 'POST', 'category-blocks/RNG/confirmation');
      expect((await confirm(member)).body.code).toBe('LIMIT_CHANGE_NOT_DUE');
      const asked = await of<CategoryBlocks>(member, 'DELETE', 'category-blocks/RNG');
      expect(kindsOf(asked.body)).toEqual(['RNG']);
      expect((await confirm(member)).body.code).toBe('LIMIT_CHANGE_NOT_DUE');
      app().clock.advance({ hours: 25 });
      const later = await backAgain(member);
      expect(await launch(later)).toBe('CATEGORY_BLOCKED');
      // Blocking again takes the request back.
      await of(later, 'PUT', 'category-blocks/RNG');
      expect((await confirm(later)).body.code).toBe('LIMIT_CHANGE_NOT_DUE');
      await of(later, 'DELETE', 'category-blocks/RNG');
      app().clock.advance({ hours: 25 });
      const last = await backAgain(later);
      expect(kindsOf((await confirm(last)).body)).toEqual([]);
      expect(await launch(last)).toBeNull();
    });
  });

  describe('7.9 an exclusion that a third party asks for', () => {
    it('is recorded with who asked and why, and acts at once', async () => {
      const member = await registerMember(app());
      const staff = await staffCalls();
      const at = `members/${member.memberId}`;
      const body = { period: 'month', source: 'thirdParty', reason: 'a brother called' };
      const { value } = (await staff<Exclusion>('POST', `${at}/exclusion`, body)).body;
      expect(value).toMatchObject({ period: 'month', source: 'thirdParty' });
      expect((await of(member, 'GET', 'limits')).status).toBe(401);
      expect((await signIn(member)).body.code).toBe('ACCOUNT_EXCLUDED');
      const detail = (await staff<MemberDetail>('GET', at)).body.value;
      expect(detail.exclusions).toEqual([value]);
      const { items } = await auditOf(app(), await signInStaff(app(), 'operator'));
      expect(items[0]).toMatchObject({ action: 'excludeMember', reason: body.reason });
      // A shorter one beside it shortens nothing.
      await staff('POST', `${at}/exclusion`, { ...body, period: 'day' });
      expect((await signIn(member)).body.value).toMatchObject({ endsAt: value.endsAt });
      const none = await staff('POST', 'members/12345/exclusion', body);
      expect(none.body.code).toBe('MEMBER_NOT_FOUND');
    });
  });

  describe('7.13 markers of harm', () => {
    const score = () =>
      app()
        .server.jobs.find(({ name }) => name === 'scoreMembers')
        ?.run(NO_FENCE);
    const waiting = async (staff: Awaited<ReturnType<typeof staffCalls>>, memberId: string) => {
      const { body } = await staff<{ items: HarmCase[] }>(
        'GET',
        'brands/denluma/harm-cases?limit=100',
      );
      return body.value.items.filter((one) => one.memberId === memberId);
    };

    it('open one case, which staff handle with what they did', async () => {
      // Noon in Lima: play at night would be one more marker.
      app().clock.advance({ hours: (41 - app().clock.now().getUTCHours()) % 24 });
      const first = await registerMember(app());
      await of(first, 'POST', 'member/exclusion', { period: 'day' });
      app().clock.advance({ hours: 25 });
      const member = await backAgain(first);
      for (let paid = 0; paid < 4; paid += 1) await deposit(app(), member, 20n * UNIT);
      await of(member, 'PUT', 'limits/stake/day', { limit: String(5n * UNIT) });
      await of(member, 'PUT', 'limits/stake/day', { limit: String(50n * UNIT) });
      await settle();
      app().clock.advance({ hours: 25 });
      await score();
      await score();
      const again = await staffCalls();
      const [found, ...others] = await waiting(again, member.memberId);
      expect(others).toEqual([]);
      expect(found).toMatchObject({
        score: 40,
        markers: ['depositsClose', 'limitsLoosen', 'afterBreak'],
        action: null,
      });
      const at = `brands/denluma/harm-cases/${found?.caseId}/handling`;
      const body = { action: 'call', reason: 'talked about the limits' };
      const handled = await again<HarmCase>('POST', at, body);
      expect(handled.body.value).toMatchObject({ ...body, score: 40 });
      expect((await again('POST', at, body)).body.code).toBe('HARM_CASE_NOT_FOUND');
      expect(await waiting(again, member.memberId)).toEqual([]);
      const { items } = (
        await again<{ items: HarmCase[] }>('GET', `members/${member.memberId}/harm-cases`)
      ).body.value;
      expect(items).toEqual([handled.body.value]);
      const trail = await auditOf(app(), await signInStaff(app(), 'operator'));
      expect(trail.items[0]).toMatchObject({ action: 'handleHarmCase', reason: body.reason });
      // The same markers rest for a month.
      const back = await backAgain(member);
      await deposit(app(), back, 20n * UNIT);
      await settle();
      app().clock.advance({ hours: 25 });
      await score();
      expect(await waiting(await staffCalls(), member.memberId)).toEqual([]);
    });
  });
});
