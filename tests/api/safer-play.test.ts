import { describe, expect, it } from 'vitest';
import type {
  ActivityStatement,
  LimitKind,
  LimitPeriod,
  PlayerLimits,
  PlaySession,
} from '#contract/generated/types.ts';
import { freshKey } from '#tests/support/agents.ts';
import { expectLedgerWhole } from '#tests/support/ledger-oracle.ts';
import { liftLimits } from '#tests/support/lift-limits.ts';
import { lotteryLine, lotteryPlay } from '#tests/support/lottery-play.ts';
import { deposit, PASSWORD, registerMember, type TestMember } from '#tests/support/members.ts';
import { launchJade, playRound, vendorRound } from '#tests/support/play.ts';
import { auditOf } from '#tests/support/server-facts.ts';
import { signInStaff, type TestStaff } from '#tests/support/staff.ts';
import { useTestApp, WITH_LOTTERIES } from '#tests/support/test-app.ts';
import { changeTerms, payee, PIN } from '#tests/support/withdrawals.ts';
import { onOneEngine } from '#tests/support/test-database.ts';

const UNIT = 1_000_000n;

// The numbers name the items of "player protection" that the requirements list.
onOneEngine((engine) => {
  liftLimits();
  const app = useTestApp(engine, undefined, WITH_LOTTERIES);
  const lottery = lotteryPlay(app);

  const player = async (funds = 500n): Promise<TestMember> => {
    const member = await registerMember(app());
    await deposit(app(), member, funds * UNIT);
    return member;
  };
  const of = <Value>(
    { token }: Pick<TestMember, 'token'>,
    method: 'GET' | 'PUT' | 'POST',
    path: string,
    body?: object,
  ) =>
    app().call<Value>(method, `/wps/relay/${path}`, {
      token,
      ...(body === undefined ? {} : { body }),
    });
  const setLimit = (
    member: TestMember,
    kind: LimitKind,
    period: LimitPeriod,
    limit: bigint | null,
  ) =>
    of<PlayerLimits>(member, 'PUT', `limits/${kind}/${period}`, {
      limit: limit === null ? null : String(limit),
    });
  const limitOf = async (member: TestMember, kind: LimitKind, period: LimitPeriod) =>
    (await of<PlayerLimits>(member, 'GET', 'limits')).body.value.limits.find(
      (one) => one.kind === kind && one.period === period,
    );
  const tokens = new Map<string, string>();
  /** A stake of a round of its own. @returns the code of the refusal; null: taken */
  const stake = async (member: TestMember, units: bigint): Promise<string | null> => {
    const token = tokens.get(member.token) ?? (await launchJade(app(), member));
    tokens.set(member.token, token);
    const { status, body } = await vendorRound(app(), member, token).bet(units * UNIT);
    return status === 200 ? null : (/"code":"([A-Z_]+)"/.exec(JSON.stringify(body))?.[1] ?? '?');
  };
  const ticket = async (member: TestMember): Promise<string | null> => {
    const numero = await lottery.freshIssue(member);
    const bought = await lottery.buy(member, numero, [lotteryLine()]);
    return bought.status === 200 ? null : (bought.body.code ?? '?');
  };

  describe('7.1 a limit on stakes, losses and time', () => {
    it('bounds the stakes of games and of lotteries together', async () => {
      const member = await player();
      await setLimit(member, 'stake', 'day', 45n * UNIT);
      expect(await stake(member, 20n)).toBeNull();
      expect(await ticket(member)).toBeNull();
      expect(await stake(member, 6n)).toBe('PLAY_LIMIT_REACHED');
      expect(await ticket(member)).toBe('PLAY_LIMIT_REACHED');
      expect(await stake(member, 5n)).toBeNull();
      expect((await limitOf(member, 'stake', 'day'))?.used).toBe(String(45n * UNIT));
      await expectLedgerWhole(app().database);
    });

    it('gives back what was returned to a limit on losses, and what was taken back to both', async () => {
      const member = await player();
      await setLimit(member, 'loss', 'week', 30n * UNIT);
      await playRound(app(), member, 25n * UNIT, true, 30n * UNIT);
      expect(await stake(member, 26n)).toBe('PLAY_LIMIT_REACHED');
      const token = await launchJade(app(), member);
      tokens.set(member.token, token);
      const round = vendorRound(app(), member, token);
      expect((await round.bet(25n * UNIT)).status).toBe(200);
      expect(await stake(member, 1n)).toBe('PLAY_LIMIT_REACHED');
      expect((await round.rollback()).status).toBe(200);
      expect((await limitOf(member, 'stake', 'week'))?.used).toBe(String(30n * UNIT));
      expect((await limitOf(member, 'loss', 'week'))?.used).toBe(String(5n * UNIT));
    });

    it('counts hours that are over as it counts the one that runs, and forgets those of before', async () => {
      const member = await player();
      await playRound(app(), member, 0n, true, 30n * UNIT);
      await setLimit(member, 'loss', 'day', 40n * UNIT);
      app().clock.advance({ hours: 20 });
      const later = await backAgain(member);
      expect(await stake(later, 11n)).toBe('PLAY_LIMIT_REACHED');
      expect(await stake(later, 10n)).toBeNull();
      app().clock.advance({ hours: 6 });
      const last = await backAgain(member);
      expect((await limitOf(last, 'loss', 'day'))?.used).toBe(String(10n * UNIT));
      expect(await stake(last, 30n)).toBeNull();
      expect(await stake(last, 1n)).toBe('PLAY_LIMIT_REACHED');
    });

    it('ends play when the time is used up', async () => {
      const member = await player();
      await setLimit(member, 'time', 'day', 45n);
      expect(await stake(member, 1n)).toBeNull();
      for (const minutes of [15, 15, 15]) {
        app().clock.advance({ minutes });
        await of(member, 'GET', 'play-session');
      }
      expect(await stake(member, 1n)).toBe('PLAY_LIMIT_REACHED');
      expect(Number((await limitOf(member, 'time', 'day'))?.used)).toBeGreaterThanOrEqual(45);
      const tooLong = await setLimit(member, 'time', 'day', 1441n);
      expect([tooLong.status, tooLong.body.code]).toEqual([422, 'LIMIT_ABOVE_PERIOD']);
    });
  });

  describe('7.2 a looser limit', () => {
    it('waits 24 hours and a confirmation; a stricter one applies at once', async () => {
      const member = await player();
      await setLimit(member, 'stake', 'day', 5n * UNIT);
      expect(await stake(member, 6n)).toBe('PLAY_LIMIT_REACHED');
      await setLimit(member, 'stake', 'day', 50n * UNIT);
      expect(await stake(member, 6n)).toBe('PLAY_LIMIT_REACHED');
      const early = await of(member, 'POST', 'limits/stake/day/confirmation');
      expect([early.status, early.body.code]).toEqual([409, 'LIMIT_CHANGE_NOT_DUE']);
      app().clock.advance({ hours: 25 });
      const later = await backAgain(member);
      expect(await stake(later, 6n)).toBe('PLAY_LIMIT_REACHED');
      expect((await of(later, 'POST', 'limits/stake/day/confirmation')).status).toBe(200);
      expect(await stake(later, 6n)).toBeNull();
    });
  });

  describe('7.10 a reality check', () => {
    it('holds stakes when it is due, until the player confirms it', async () => {
      const member = await player();
      await of(member, 'PUT', 'reality-check', { everyMinutes: 15 });
      expect(await stake(member, 2n)).toBeNull();
      app().clock.advance({ minutes: 16 });
      expect(await stake(member, 1n)).toBe('REALITY_CHECK_DUE');
      const seen = (await of<PlaySession>(member, 'GET', 'play-session')).body.value;
      expect(seen).toMatchObject({ stakedMicro: String(2n * UNIT), returnedMicro: '0' });
      expect(Date.parse(seen.checkDueAt ?? '')).toBeLessThan(app().clock.now().getTime());
      await of(member, 'POST', 'reality-check/confirmation');
      expect(await stake(member, 1n)).toBeNull();
      expect((await of(member, 'PUT', 'reality-check', { everyMinutes: 7 })).status).toBe(400);
    });
  });

  describe('a planned session', () => {
    it('keeps to its budget and its time, cannot be changed, and rests for an hour after it', async () => {
      const member = await player();
      const plan = { budgetMicro: String(10n * UNIT), minutes: 20 };
      expect((await of(member, 'PUT', 'planned-session', plan)).status).toBe(200);
      const again = await of(member, 'PUT', 'planned-session', plan);
      expect([again.status, again.body.code]).toEqual([409, 'PLAN_RUNNING']);
      expect(await stake(member, 8n)).toBeNull();
      expect(await stake(member, 3n)).toBe('PLAN_REACHED');
      const shown = (await of<PlaySession>(member, 'GET', 'play-session')).body.value.plan;
      expect(shown).toMatchObject({
        budgetMicro: String(10n * UNIT),
        lostMicro: String(8n * UNIT),
      });
      app().clock.advance({ minutes: 21 });
      expect(await stake(member, 1n)).toBe('PLAN_REACHED');
      app().clock.advance({ minutes: 29 });
      await of(member, 'GET', 'play-session');
      app().clock.advance({ minutes: 28 });
      await of(member, 'GET', 'play-session');
      app().clock.advance({ minutes: 5 });
      expect(await stake(await backAgain(member), 1n)).toBeNull();
    });
  });

  describe('staff', () => {
    const lower = (operator: TestStaff, member: TestMember, limit: bigint) =>
      app().call<PlayerLimits>('POST', `/office/api/members/${member.memberId}/limits/loss/day`, {
        headers: operator.headers,
        key: freshKey(),
        body: { limit: String(limit * UNIT), reason: 'asked by telephone' },
      });

    it('lower a limit and never raise it', async () => {
      const operator = await signInStaff(app(), 'operator');
      const member = await player();
      expect((await lower(operator, member, 20n)).status).toBe(200);
      expect(await stake(member, 21n)).toBe('PLAY_LIMIT_REACHED');
      expect((await lower(operator, member, 10n)).status).toBe(200);
      const raised = await lower(operator, member, 10n);
      expect([raised.status, raised.body.code]).toEqual([409, 'LIMIT_NOT_LOWER']);
      expect((await auditOf(app(), operator)).items).toContainEqual(
        expect.objectContaining({ action: 'lowerPlayerLimit' }),
      );
    });
  });

  describe('a statement of activity', () => {
    it('adds up from the money at its start to the money at its end', async () => {
      const member = await player(100n);
      await playRound(app(), member, 5n * UNIT, true, 20n * UNIT);
      const now = app().clock.now().getTime();
      const asked = (from: number, to: number) =>
        of<ActivityStatement>(
          member,
          'GET',
          `activity-statement?from=${new Date(from).toISOString()}&to=${new Date(to).toISOString()}`,
        );
      const { body } = await asked(now - 86_400_000, now + 60_000);
      expect(body.value).toMatchObject({ openingMicro: '0', closingMicro: String(85n * UNIT) });
      expect(body.value.lines).toEqual([
        { kind: 'deposit', count: 1, amountMicro: String(100n * UNIT) },
        { kind: 'stake', count: 1, amountMicro: String(-20n * UNIT) },
        { kind: 'return', count: 1, amountMicro: String(5n * UNIT) },
      ]);
      const before = (await asked(now - 86_400_000, now - 3_600_000)).body.value;
      expect(before).toMatchObject({ openingMicro: '0', closingMicro: '0', lines: [] });
      const long = await asked(now - 400 * 86_400_000, now);
      expect([long.status, long.body.code]).toEqual([422, 'INVALID_PERIOD']);
    });
  });

  describe('3.18 closing an account', () => {
    it('needs the password, ends every session, and holds the money that is left', async () => {
      const member = await player(40n);
      const wrong = await of(member, 'POST', 'member/closing', { password: 'not my password' });
      expect([wrong.status, wrong.body.code]).toEqual([422, 'WRONG_PASSWORD']);
      const closed = await of(member, 'POST', 'member/closing', { password: PASSWORD });
      expect(closed.body.value).toEqual({
        closed: true,
        heldMicro: String(40n * UNIT),
        paidOutMicro: '0',
      });
      expect((await of(member, 'GET', 'limits')).status).toBe(401);
      expect((await signIn(member)).status).not.toBe(200);
    });

    it('pays the money out as a withdrawal, or closes nothing', async () => {
      const { member, bankAccountId } = await payee(app(), 40n * UNIT);
      const close = (payout: object) =>
        of(member, 'POST', 'member/closing', { password: PASSWORD, payout });
      const wrong = await close({ bankAccountId, paymentPassword: '000000' });
      expect(wrong.body).toMatchObject({
        code: 'WRONG_PASSWORD',
        fields: { '/payout/paymentPassword': { code: 'WRONG' } },
      });
      const none = await close({ bankAccountId: '12345', paymentPassword: PIN });
      expect(none.body.code).toBe('BANK_ACCOUNT_NOT_FOUND');
      const right = { bankAccountId, paymentPassword: PIN };
      expect((await close(right)).body.code).toBe('PAYEE_COOLING_DOWN');
      expect((await of(member, 'GET', 'limits')).status).toBe(200);
      await changeTerms(app(), { payeeCoolDownHours: 0 });
      const closed = await close(right);
      expect(closed.body.value, JSON.stringify(closed.body)).toEqual({
        closed: true,
        heldMicro: '0',
        paidOutMicro: String(40n * UNIT),
      });
      expect((await signIn(member)).status).not.toBe(200);
      // Staff go on with it as with any other.
      const { headers } = await signInStaff(app(), 'operator');
      const { body } = await app().call<{ items: { memberId: string; status: string }[] }>(
        'GET',
        '/office/api/brands/denluma/withdrawals?limit=50',
        { headers },
      );
      expect(body.value.items).toContainEqual(
        expect.objectContaining({ memberId: member.memberId, status: 'requested' }),
      );
    });
  });

  const signIn = ({ username }: TestMember) =>
    app().call<{ token: string }>('POST', '/wps/session/login', {
      body: { username, password: PASSWORD, type: 'username', tokenKind: 'bearer' },
    });
  /** The player after a sign-in of their own: the session before it is idle. */
  const backAgain = async (member: TestMember): Promise<TestMember> => ({
    ...member,
    token: (await signIn(member)).body.value.token,
  });
});
