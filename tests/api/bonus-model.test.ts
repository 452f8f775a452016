import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { ReplyOf } from '#contract/operation.ts';
import { PROMO_COST } from '#domain/ledger/account-kind.ts';
import { NO_FENCE } from '#server/platform/jobs/job-lease.ts';
import { systemBalanceOf } from '#server/ledger/ledger.read.ts';
import { expectLedgerWhole } from '#tests/support/ledger-oracle.ts';
import { deposit, registerMember, type TestMember } from '#tests/support/members.ts';
import { launchJade, vendorRound } from '#tests/support/play.ts';
import { promotionCalls, UNIT } from '#tests/support/promotions.ts';
import { useTestApp } from '#tests/support/test-app.ts';
import { forEachEngine } from '#tests/support/test-database.ts';
import { testEffort, testSeed } from '#tests/support/test-effort.ts';

const unit = fc.bigInt({ min: 1n, max: 12n });
const step = fc.oneof(
  {
    weight: 1,
    arbitrary: fc.record({
      does: fc.constant('deposit' as const),
      amount: fc.bigInt({ min: 5n, max: 15n }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('claim' as const) }) },
  {
    weight: 5,
    arbitrary: fc.record({
      does: fc.constant('round' as const),
      stake: unit,
      payout: fc.bigInt({ min: 0n, max: 20n }),
      ends: fc.constantFrom('win' as const, 'rollback' as const, 'open' as const),
    }),
  },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('forfeit' as const) }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('expire' as const) }) },
);
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

forEachEngine((engine) => {
  const app = useTestApp(engine);
  const calls = promotionCalls(app);

  const take = async (member: TestMember, one: Step): Promise<void> => {
    switch (one.does) {
      case 'deposit':
        await deposit(app(), member, one.amount * UNIT);
        break;
      case 'claim': {
        const [reward] = await calls.claimable(member);
        if (reward !== undefined) await calls.claim(member, reward.rewardId);
        break;
      }
      case 'forfeit': {
        const [bonus] = await calls.bonuses(member);
        if (bonus === undefined) break;
        const { rewardId, balanceMicro } = bonus;
        await calls.post(member, `/bonuses/${rewardId}/forfeit`, { balanceMicro });
        break;
      }
      case 'expire':
        await app()
          .server.jobs.find(({ name }) => name === 'expireRewards')
          ?.run(NO_FENCE);
        break;
      case 'round': {
        const round = vendorRound(app(), member, await launchJade(app(), member));
        const bet = await round.bet(one.stake * UNIT);
        if (bet.status !== 200) break;
        if (one.ends === 'win') await round.win(one.payout * UNIT);
        if (one.ends === 'rollback') await round.rollback();
      }
    }
    await calls.settle();
  };

  /** Money of a bonus exists only while one runs; what it locks is never below zero. */
  const check = async (member: TestMember): Promise<void> => {
    const { body } = await app().call<ReplyOf<'getBalance'>>('GET', '/wps/v2/wallets/balance', {
      token: member.token,
    });
    const bonusFund = body.value.funds.find(({ fund }) => fund === 'bonus')?.amountMicro ?? '0';
    const running = (await calls.bonuses(member)).filter(({ status }) => status === 'active');
    expect(running.length).toBeLessThanOrEqual(1);
    if (running.length === 0) expect(bonusFund).toBe('0');
    for (const { progressMicro, requiredMicro, leftMicro, balanceMicro } of running) {
      expect(BigInt(progressMicro) + BigInt(leftMicro)).toBe(BigInt(requiredMicro));
      expect(balanceMicro).toBe(bonusFund);
    }
  };

  it('no sequence of grants, bets, wins, forfeits and expiries creates or loses a unit', async () => {
    await calls.publish({
      timesPerMember: 50,
      trigger: { mustJoin: false, depositNumber: 0, minDepositMicro: String(2n * UNIT) },
      reward: {
        percent: 100,
        turnoverTimes: 2,
        maxStakeMicro: String(10n * UNIT),
        orderOfUse: 'bonusFirst',
        locksDeposit: false,
      },
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 14 }), async (steps) => {
        const member = await registerMember(app());
        await deposit(app(), member, 20n * UNIT);
        await calls.settle();
        for (const one of steps) await take(member, one);
        await check(member);
      }),
      { numRuns: 8 * testEffort(), seed: testSeed() },
    );
    await expectLedgerWhole(app().database);
    const cost = await systemBalanceOf(app().database.db, {
      brand: 'denluma',
      currency: 'PEN',
      account: PROMO_COST,
    });
    expect(cost).toBeLessThanOrEqual(0n);
  }, 120_000);
});
