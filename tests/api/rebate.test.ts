import { beforeAll, describe, expect, it } from 'vitest';
import type { ReplyOf } from '#contract/operation.ts';
import { NO_FENCE } from '#server/platform/jobs/job-lease.ts';
import { expectLedgerWhole } from '#tests/support/ledger-oracle.ts';
import { deposit, registerMember, type TestMember } from '#tests/support/members.ts';
import { launchJade, playRound, vendorRound } from '#tests/support/play.ts';
import { promotionCalls, UNIT } from '#tests/support/promotions.ts';
import { useTestApp } from '#tests/support/test-app.ts';
import { onOneEngine } from '#tests/support/test-database.ts';

onOneEngine((engine) => {
  const app = useTestApp(engine);
  const calls = promotionCalls(app);
  beforeAll(() => calls.setPolicy({ rebate: true, rebateMinMicro: '10000' }));

  const today = (member: TestMember) => calls.get<ReplyOf<'getRebate'>>(member, '/rebate');
  const claim = (member: TestMember) => calls.post<ReplyOf<'claimRebate'>>(member, '/rebate/claim');
  const lines = async (member: TestMember) =>
    (await calls.get<ReplyOf<'listRebates'>>(member, '/rebate/lines')).items;
  const cash = async ({ token }: TestMember): Promise<bigint> => {
    const { body } = await app().call<ReplyOf<'getBalance'>>('GET', '/wps/v2/wallets/balance', {
      token,
    });
    return BigInt(body.value.availableMicro);
  };
  const closeDay = async (...members: TestMember[]): Promise<void> => {
    await calls.pass(24, ...members);
    for (const job of ['earnWindows', 'earnWindows']) {
      await app()
        .server.jobs.find(({ name }) => name === job)
        ?.run(NO_FENCE);
      await calls.settle();
    }
  };
  /** A player who has staked 50 of 100 and lost it. */
  const player = async (): Promise<TestMember> => {
    const member = await registerMember(app());
    await deposit(app(), member, 100n * UNIT);
    await playRound(app(), member, 0n, true, 50n * UNIT);
    await calls.settle();
    return member;
  };

  describe('the rebate of a day', () => {
    it('grows with the valid bets, and is paid once however often it is claimed', async () => {
      const member = await player();
      const { categories, claimableMicro } = await today(member);
      expect(categories.find(({ gameCategory }) => gameCategory === 'RNG')).toEqual({
        gameCategory: 'RNG',
        validBetMicro: String(50n * UNIT),
        rateBasisPoints: 120,
        amountMicro: '600000',
        claimedMicro: '0',
      });
      expect(claimableMicro).toBe('600000');
      const answers = await Promise.all(Array.from({ length: 10 }, () => claim(member)));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(answers.find(({ status }) => status !== 200)?.body.code).toBe('NOTHING_TO_CLAIM');
      expect(await cash(member)).toBe(50_600_000n);
      await playRound(app(), member, 0n, true, 10n * UNIT);
      await calls.settle();
      expect((await today(member)).claimableMicro).toBe('120000');
      await expectLedgerWhole(app().database);
    });

    it('is paid at the close what was not claimed, in one line that says how it came about', async () => {
      const member = await player();
      expect((await claim(member)).status).toBe(200);
      await playRound(app(), member, 0n, true, 20n * UNIT);
      await calls.settle();
      await closeDay(member);
      expect(await lines(member)).toMatchObject([
        {
          kind: 'rebate',
          gameCategory: 'RNG',
          baseMicro: String(70n * UNIT),
          rateBasisPoints: 120,
          amountMicro: '840000',
          paidMicro: '840000',
        },
      ]);
      expect(await cash(member)).toBe(30_840_000n);
      await expectLedgerWhole(app().database);
    });

    it('is taken back with a round that is taken back after the close', async () => {
      const member = await registerMember(app());
      await deposit(app(), member, 100n * UNIT);
      const round = vendorRound(app(), member, await launchJade(app(), member));
      await round.bet(50n * UNIT);
      await round.close();
      await calls.settle();
      await closeDay(member);
      expect(await cash(member)).toBe(50_600_000n);
      expect((await round.rollback()).status).toBe(200);
      await calls.settle();
      await closeDay(member);
      expect(await cash(member)).toBe(100n * UNIT);
      expect((await lines(member))[0]).toMatchObject({ amountMicro: '0', paidMicro: '0' });
      await expectLedgerWhole(app().database);
    });

    it('is not given to a limited player, nor by a brand that gives none', async () => {
      const member = await player();
      await calls.office('PUT', `/office/api/members/${member.memberId}/offers`, {
        limited: true,
        reason: 'Signs of harm',
      });
      expect((await claim(member)).body).toMatchObject({
        code: 'NOT_ELIGIBLE',
        value: { obstacle: 'limited' },
      });
      await closeDay(member);
      expect(await cash(member)).toBe(50n * UNIT);
      await calls.setPolicy({ rebate: false });
      const off = await app().call('GET', '/wps/relay/rebate', { token: member.token });
      expect(off.body.code).toBe('REBATE_OFF');
      const late = await player();
      await closeDay(late);
      expect(await cash(late)).toBe(50n * UNIT);
      await calls.setPolicy({ rebate: true });
      await closeDay(late);
      expect(await lines(late)).toEqual([]);
    });
  });

  describe('cash back', () => {
    it('pays the share of the highest step that the net loss reaches, once a period', async () => {
      await calls.setPolicy({
        rebate: true,
        rebateAutomatic: false,
        cashBack: true,
        cashBackPeriod: 'day',
        cashBackSteps: [
          { fromMicro: String(20n * UNIT), basisPoints: 500 },
          { fromMicro: String(40n * UNIT), basisPoints: 1_000 },
        ],
        cashBackCapMicro: '0',
      });
      const member = await player();
      const { cashBack } = await today(member);
      expect(cashBack).toMatchObject({
        netLossMicro: String(50n * UNIT),
        basisPoints: 1_000,
        amountMicro: String(5n * UNIT),
      });
      await closeDay(member);
      expect(await cash(member)).toBe(55n * UNIT);
      await closeDay(member);
      expect(await cash(member)).toBe(55n * UNIT);
      const [line] = (await lines(member)).filter(({ kind }) => kind === 'cashBack');
      expect(line).toMatchObject({ baseMicro: String(50n * UNIT), paidMicro: String(5n * UNIT) });
      await expectLedgerWhole(app().database);
    });
  });

  describe('the reward policy', () => {
    it('refuses steps that repeat and amounts below zero', async () => {
      const read = await calls.office<ReplyOf<'getRewardPolicy'>>('GET', '/reward-policy');
      const { version, policy } = read.body.value;
      const step = { fromMicro: String(UNIT), basisPoints: 100 };
      const answer = await calls.office('PUT', '/reward-policy', {
        version,
        reason: 'a test needs it',
        policy: { ...policy, cashBackSteps: [step, step], grantDailyCapMicro: '-1' },
      });
      expect(answer.body).toMatchObject({
        code: 'INVALID_BODY',
        fields: {
          '/policy/cashBackSteps': { code: 'uniqueItems' },
          '/policy/grantDailyCapMicro': { code: 'minimum' },
        },
      });
    });
  });
});
