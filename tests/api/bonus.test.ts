import { describe, expect, it } from 'vitest';
import type { ReplyOf } from '#contract/operation.ts';
import { NO_FENCE } from '#server/platform/jobs/job-lease.ts';
import { freshKey } from '#tests/support/agents.ts';
import { expectLedgerWhole } from '#tests/support/ledger-oracle.ts';
import { deposit, registerMember, type TestMember } from '#tests/support/members.ts';
import { launchJade, playRound, vendorRound } from '#tests/support/play.ts';
import { type CampaignChange, cashBy, promotionCalls, UNIT } from '#tests/support/promotions.ts';
import { useTestApp } from '#tests/support/test-app.ts';
import { onOneEngine } from '#tests/support/test-database.ts';
import {
  addAccount,
  changeTerms,
  PIN,
  request,
  setPaymentPassword,
} from '#tests/support/withdrawals.ts';

const HUNDRED = 100n * UNIT;
/** Twice the deposit, ten times the bonus in turnover less its zeros: 20 of bonus, 40 of turnover. */
const SMALL: CampaignChange = {
  reward: { percent: 20, turnoverTimes: 2, maxStakeMicro: String(20n * UNIT) },
};

onOneEngine((engine) => {
  const app = useTestApp(engine);
  const calls = promotionCalls(app);

  /** A player with 100 of cash and a running bonus of 20. */
  const withBonus = async (change: CampaignChange = SMALL) => {
    const id = await calls.publish(change);
    const member = await registerMember(app());
    expect((await calls.join(member, id)).status).toBe(200);
    await deposit(app(), member, HUNDRED);
    await calls.settle();
    await calls.claimOnly(member);
    return { member, id };
  };
  const play = (member: TestMember, stake: bigint, payout: bigint) =>
    playRound(app(), member, payout * UNIT, true, stake * UNIT);
  const expire = () =>
    app()
      .server.jobs.find(({ name }) => name === 'expireRewards')
      ?.run(NO_FENCE);
  const forfeit = (member: TestMember, rewardId: string, balance: bigint) =>
    calls.post(member, `/bonuses/${rewardId}/forfeit`, { balanceMicro: String(balance * UNIT) });

  describe('a deposit bonus', () => {
    it('7.17 waits to be claimed, plays after the cash, and becomes cash when the turnover is met', async () => {
      const { member, id } = await withBonus();
      expect(await calls.funds(member)).toMatchObject({ cash: 100n, bonus: 20n });
      const [bonus] = await calls.bonuses(member);
      expect(bonus).toMatchObject({
        status: 'active',
        requiredMicro: String(40n * UNIT),
        lockedCashMicro: String(HUNDRED),
      });
      await play(member, 20n, 0n);
      await calls.settle();
      expect((await calls.bonuses(member))[0]?.leftMicro).toBe(String(20n * UNIT));
      await play(member, 20n, 30n);
      await calls.settle();
      expect(await calls.funds(member)).toMatchObject({ cash: 110n, bonus: 0n });
      expect((await calls.bonuses(member, 'ended'))[0]?.status).toBe('completed');
      expect((await calls.detail(member, id)).promotion.status).toBe('claimed');
      await expectLedgerWhole(app().database);
    });

    it('pays a mixed stake back as it was mixed', async () => {
      const { member } = await withBonus({
        ...SMALL,
        reward: { ...SMALL.reward, turnoverTimes: 100, maxStakeMicro: '0' },
      });
      // 100 of cash and 10 of the bonus; a payout of 55 is 50 of cash and 5 of the bonus.
      await play(member, 110n, 55n);
      expect(await calls.funds(member)).toMatchObject({ cash: 50n, bonus: 15n });
      await expectLedgerWhole(app().database);
    });

    it('is played first where its terms say so', async () => {
      const { member } = await withBonus({
        ...SMALL,
        reward: { ...SMALL.reward, orderOfUse: 'bonusFirst' },
      });
      await play(member, 5n, 0n);
      expect(await calls.funds(member)).toMatchObject({ cash: 100n, bonus: 15n });
    });

    it('takes a stake at the limit and refuses one above it, also in two parts', async () => {
      const { member } = await withBonus();
      const token = await launchJade(app(), member);
      expect((await vendorRound(app(), member, token).bet(20n * UNIT)).status).toBe(200);
      const refused = await vendorRound(app(), member, token).bet(20n * UNIT + 10_000n);
      expect(refused.status).toBe(422);
      expect(JSON.stringify(refused.body)).toContain('BONUS_STAKE_LIMIT');
      expect(await calls.funds(member)).toMatchObject({ cash: 80n, bonus: 20n });
    });

    it('refuses a forbidden game, and plays no bonus where the game counts for nothing', async () => {
      const { member } = await withBonus({
        ...SMALL,
        reward: { ...SMALL.reward, forbiddenGames: ['jade-orchard'] },
      });
      const token = await launchJade(app(), member);
      const refused = await vendorRound(app(), member, token).bet();
      expect(JSON.stringify(refused.body)).toContain('BONUS_GAME_FORBIDDEN');

      const { member: other } = await withBonus({
        ...SMALL,
        reward: {
          ...SMALL.reward,
          gameWeights: [{ gameCode: 'jade-orchard', percent: 0 }],
          orderOfUse: 'bonusFirst',
        },
      });
      await play(other, 5n, 0n);
      await calls.settle();
      expect(await calls.funds(other)).toMatchObject({ cash: 95n, bonus: 20n });
      const rounds = await calls.get<ReplyOf<'listRounds'>>(other, '/rounds');
      expect(rounds.items[0]?.turnover).toMatchObject({ reason: 'weight', title: 'Welcome' });
    });

    it('counts a game by its weight, and says so on the bet', async () => {
      const { member } = await withBonus({
        ...SMALL,
        reward: { ...SMALL.reward, categoryWeights: [{ gameCategory: 'RNG', percent: 10 }] },
      });
      await play(member, 20n, 0n);
      await calls.settle();
      expect((await calls.bonuses(member))[0]?.progressMicro).toBe(String(2n * UNIT));
      const rounds = await calls.get<ReplyOf<'listRounds'>>(member, '/rounds');
      expect(rounds.items[0]?.turnover).toMatchObject({
        reason: 'partly',
        countedMicro: String(2n * UNIT),
        percent: 10,
      });
    });

    it('gives back the exact mix of a stake that is rolled back, and counts it no longer', async () => {
      const { member } = await withBonus({
        ...SMALL,
        reward: { ...SMALL.reward, orderOfUse: 'bonusFirst', maxStakeMicro: '0' },
      });
      const round = vendorRound(app(), member, await launchJade(app(), member));
      await round.bet(30n * UNIT);
      expect(await calls.funds(member)).toMatchObject({ cash: 90n, bonus: 0n });
      expect((await round.rollback()).status).toBe(200);
      await calls.settle();
      expect(await calls.funds(member)).toMatchObject({ cash: 100n, bonus: 20n });
      expect((await calls.bonuses(member))[0]?.progressMicro).toBe('0');
      await expectLedgerWhole(app().database);
    });

    it('7.15 locks its deposit: a withdrawal names the turnover, and giving the bonus up frees it', async () => {
      const { member } = await withBonus();
      await setPaymentPassword(app(), member);
      const account = (await addAccount(app(), member)).body.value;
      await changeTerms(app(), { payeeCoolDownHours: 0 });
      const offer = await calls.get<ReplyOf<'getWithdrawalOffer'>>(member, '/withdrawal/offer');
      expect(offer.availableMicro).toBe('0');
      expect(offer.locks).toMatchObject([
        { reason: 'turnover', amountMicro: String(HUNDRED), turnoverLeftMicro: String(40n * UNIT) },
        { reason: 'bonus', amountMicro: String(20n * UNIT), title: 'Welcome' },
      ]);
      const owed = await request(app(), member, account.bankAccountId, 50n * UNIT);
      expect(owed.body.code).toBe('TURNOVER_OWED');

      const [bonus] = await calls.bonuses(member);
      const rewardId = bonus?.rewardId ?? '';
      const other = await forfeit(member, rewardId, 19n);
      expect(other.body).toMatchObject({
        code: 'BONUS_CHANGED',
        value: { balanceMicro: String(20n * UNIT) },
      });
      expect((await forfeit(member, rewardId, 20n)).status).toBe(200);
      expect(await calls.funds(member)).toMatchObject({ cash: 100n, bonus: 0n });
      const paid = await request(app(), member, account.bankAccountId, 50n * UNIT, {
        paymentPassword: PIN,
      });
      expect(paid.status, JSON.stringify(paid.body)).toBe(200);
      expect((await forfeit(member, rewardId, 0n)).body.code).toBe('BONUS_CHANGED');
      await expectLedgerWhole(app().database);
    });

    it('is not given up while a round of it is under way, and the next one waits its turn', async () => {
      const { member } = await withBonus({
        ...SMALL,
        timesPerMember: 2,
        trigger: { depositNumber: 0 },
        reward: { ...SMALL.reward, orderOfUse: 'bonusFirst' },
      });
      await deposit(app(), member, HUNDRED);
      await calls.settle();
      const second = await calls.claimOnly(member);
      expect(second.status).toBe('queued');
      const round = vendorRound(app(), member, await launchJade(app(), member));
      await round.bet(10n * UNIT);
      const [running] = await calls.bonuses(member);
      const rewardId = running?.rewardId ?? '';
      expect((await forfeit(member, rewardId, 10n)).body.code).toBe('BONUS_IN_PLAY');
      await round.win(4n * UNIT);
      await calls.settle();
      expect((await forfeit(member, rewardId, 14n)).status).toBe(200);
      const [next] = await calls.bonuses(member);
      expect(next).toMatchObject({ rewardId: second.rewardId, status: 'active' });
      expect(await calls.funds(member)).toMatchObject({ cash: 200n, bonus: 20n });
      await expectLedgerWhole(app().database);
    });

    it('ends when it is played away, and frees its deposit', async () => {
      const { member } = await withBonus({
        ...SMALL,
        reward: { ...SMALL.reward, orderOfUse: 'bonusFirst', turnoverTimes: 50 },
      });
      await play(member, 20n, 0n);
      await calls.settle();
      expect(await calls.bonuses(member)).toEqual([]);
      const offer = await calls.get<ReplyOf<'getWithdrawalOffer'>>(member, '/withdrawal/offer');
      expect(offer.availableMicro).toBe(String(HUNDRED));
    });

    it('expires with its days; what was not claimed expires too, and its budget comes back', async () => {
      const { id } = await withBonus();
      const late = await registerMember(app());
      await calls.join(late, id);
      await deposit(app(), late, HUNDRED);
      await calls.settle();
      expect((await calls.record(id)).spentMicro).toBe(String(40n * UNIT));
      const [waiting] = await calls.claimable(late);
      await calls.pass(24 * 31);
      await expire();
      expect((await calls.record(id)).spentMicro).toBe(String(20n * UNIT));
      const gone = await app()
        .server.database.db.selectFrom('reward')
        .select('status')
        .where('campaign_id', '=', BigInt(id))
        .execute();
      expect(gone.map(({ status }) => status)).toEqual(['expired', 'expired']);
      const again = await registerMember(app());
      expect(waiting?.status).toBe('available');
      expect(await calls.funds(again)).toMatchObject({ bonus: 0n });
      await expectLedgerWhole(app().database);
    });

    it('ends with a deposit that is reversed; what was played away becomes a debt', async () => {
      const { member } = await withBonus();
      await play(member, 20n, 0n);
      await calls.settle();
      const found = await calls.office<{ items: { depositId: string }[] }>(
        'GET',
        `/deposits?view=all&username=${member.username}`,
      );
      const depositId = found.body.value.items[0]?.depositId ?? '';
      const reverse = () =>
        calls.office('POST', `/deposits/${depositId}/reversal`, {
          reason: 'The bank took it back',
        });
      const done = await reverse();
      expect(done.status, JSON.stringify(done.body)).toBe(200);
      await calls.settle();
      expect(await calls.funds(member)).toMatchObject({ cash: 0n, bonus: 0n });
      expect((await calls.bonuses(member, 'ended'))[0]?.status).toBe('reversed');
      expect((await reverse()).body.code).toBe('DEPOSIT_NOT_REVERSIBLE');
      await expectLedgerWhole(app().database);
    });
  });

  describe('free rounds', () => {
    const ROUNDS = cashBy('signUp', 1n, {
      budgetMicro: String(50n * UNIT),
      trigger: { mustJoin: true },
      reward: {
        kind: 'freeRounds',
        gameCode: 'jade-orchard',
        rounds: 2,
        roundStakeMicro: String(UNIT),
        turnoverTimes: 3,
      },
    });

    it('pay the stake of their title, and owe turnover on what they win', async () => {
      const id = await calls.publish(ROUNDS);
      const member = await registerMember(app());
      expect((await calls.join(member, id)).status).toBe(200);
      await calls.claimOnly(member);
      expect(await calls.funds(member)).toMatchObject({ cash: 0n, promo: 2n });
      await playRound(app(), member, 5n * UNIT);
      await calls.settle();
      expect(await calls.funds(member)).toMatchObject({ cash: 5n, promo: 1n });
      const offer = await calls.get<ReplyOf<'getWithdrawalOffer'>>(member, '/withdrawal/offer');
      expect(offer).toMatchObject({ availableMicro: '0' });
      const rounds = await calls.get<ReplyOf<'listRounds'>>(member, '/rounds');
      expect(rounds.items[0]?.turnover?.reason).toBe('freeRound');
      await playRound(app(), member, 0n);
      await calls.settle();
      expect((await calls.bonuses(member))[0]?.status).toBe('completed');
      expect(await calls.funds(member)).toMatchObject({ cash: 5n, promo: 0n });
      await expectLedgerWhole(app().database);
    });
  });

  describe('free rounds that are taken back', () => {
    it('are played again, or end with their time, and leave nothing behind', async () => {
      const id = await calls.publish(
        cashBy('signUp', 1n, {
          budgetMicro: String(50n * UNIT),
          trigger: { mustJoin: true },
          reward: {
            kind: 'freeRounds',
            gameCode: 'jade-orchard',
            rounds: 1,
            roundStakeMicro: String(UNIT),
          },
        }),
      );
      const member = await registerMember(app());
      await calls.join(member, id);
      await calls.claimOnly(member);
      const round = vendorRound(app(), member, await launchJade(app(), member));
      expect((await round.bet()).status).toBe(200);
      await calls.settle();
      expect((await round.rollback()).status).toBe(200);
      await calls.settle();
      expect((await calls.bonuses(member))[0]).toMatchObject({ status: 'active', roundsLeft: 1 });
      expect(await calls.funds(member)).toMatchObject({ promo: 1n });
      const again = vendorRound(app(), member, await launchJade(app(), member));
      await again.bet();
      await calls.pass(24 * 40, member);
      await expire();
      expect((await again.rollback()).status).toBe(200);
      await calls.settle();
      expect(await calls.funds(member)).toMatchObject({ cash: 0n, promo: 0n });
      await expectLedgerWhole(app().database);
    });
  });

  describe('a claim', () => {
    it('pays once, however often and by whomever it is sent', async () => {
      const id = await calls.publish(cashBy('signUp', 5n * UNIT, { trigger: { mustJoin: true } }));
      const member = await registerMember(app());
      await calls.join(member, id);
      const [reward] = await calls.claimable(member);
      const rewardId = reward?.rewardId ?? '';
      const answers = await Promise.all(
        Array.from({ length: 100 }, () => calls.claim(member, rewardId)),
      );
      const codes = answers.map(({ status, body }) => (status === 200 ? 'ok' : body.code));
      expect(codes.filter((code) => code === 'ok')).toHaveLength(1);
      expect(new Set(codes)).toEqual(new Set(['ok', 'ALREADY_CLAIMED']));
      expect(await calls.funds(member)).toMatchObject({ cash: 5n });
      const stranger = await registerMember(app());
      expect((await calls.claim(stranger, rewardId)).body.code).toBe('REWARD_NOT_HERE');
      await expectLedgerWhole(app().database);
    });

    it('spends exactly the budget when many ask at once', async () => {
      const id = await calls.publish(
        cashBy('signUp', 5n * UNIT, {
          budgetMicro: String(25n * UNIT),
          trigger: { mustJoin: true },
        }),
      );
      const members = await Promise.all(Array.from({ length: 12 }, () => registerMember(app())));
      await Promise.all(members.map((member) => calls.join(member, id)));
      const record = await calls.record(id);
      expect(record).toMatchObject({ spentMicro: String(25n * UNIT), rewards: 5 });
      const waiting = await Promise.all(members.map((member) => calls.claimable(member)));
      expect(waiting.flat()).toHaveLength(5);
    });

    it('is refused after its time, for a blocked or limited player, and without offers', async () => {
      const id = await calls.publish(cashBy('signUp', 5n * UNIT, { trigger: { mustJoin: true } }));
      const member = await registerMember(app());
      await calls.join(member, id);
      const [reward] = await calls.claimable(member);
      const rewardId = reward?.rewardId ?? '';
      const limit = (limited: boolean) =>
        calls.office('PUT', `/office/api/members/${member.memberId}/offers`, {
          limited,
          reason: 'Signs of harm',
        });
      await limit(true);
      expect((await calls.claim(member, rewardId)).body).toMatchObject({
        code: 'NOT_ELIGIBLE',
        value: { obstacle: 'limited' },
      });
      await limit(false);
      const choose = (optedOut: boolean) =>
        app().call('PUT', '/wps/relay/promotions/choice', {
          token: member.token,
          body: { optedOut },
        });
      await choose(true);
      expect((await calls.claim(member, rewardId)).body.value).toEqual({ obstacle: 'optedOut' });
      await choose(false);
      await calls.pass(24 * 15, member);
      expect((await calls.claim(member, rewardId)).body.code).toBe('REWARD_EXPIRED');
      const all = await app().call('POST', '/wps/relay/rewards/claims', {
        token: member.token,
        key: freshKey(),
        body: {},
      });
      expect(all.body.code).toBe('NOTHING_TO_CLAIM');
    });
  });
});
