import { beforeAll, describe, expect, it } from 'vitest';
import type { ReplyOf } from '#contract/operation.ts';
import { agentCalls } from '#tests/support/agents.ts';
import { product } from '#tests/support/fixture-product/product.ts';
import { tossOf } from '#tests/support/fixture-product/toss-of.ts';
import { expectLedgerWhole } from '#tests/support/ledger-oracle.ts';
import { deposit, type TestMember } from '#tests/support/members.ts';
import { promotionCalls, UNIT } from '#tests/support/promotions.ts';
import { useTestApp } from '#tests/support/test-app.ts';
import { onOneEngine } from '#tests/support/test-database.ts';

/** The product in tests/support/fixture-product brings no gate, no record and no figure. */
onOneEngine((engine) => {
  const app = useTestApp(engine, { products: [product] });
  const agents = agentCalls(app);
  const promotions = promotionCalls(app);
  const toss = () => tossOf(app().server);
  const owner = ({ memberId }: TestMember) => ({
    brand: 'denluma',
    memberId: BigInt(memberId),
    currency: 'PEN',
  });
  const get = async <Value>({ token }: TestMember, path: string): Promise<Value> => {
    const answer = await app().call<Value>('GET', path, { token });
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    return answer.body.value;
  };
  const expectRefused = (work: Promise<unknown>, code: string) =>
    expect(work).rejects.toMatchObject({ code });
  const funds = (member: TestMember) => app().server.ledger.balancesOf(owner(member));
  const newestRound = async (member: TestMember) => {
    await agents.settle();
    const list = await get<ReplyOf<'listRounds'>>(member, '/wps/relay/rounds');
    const [round] = list.items;
    if (round === undefined) throw new Error('no round is in the record');
    return round;
  };

  let agent: TestMember;
  let player: TestMember;
  beforeAll(async () => {
    agent = await agents.topAgent();
    player = await agents.downlineOf(agent);
    await deposit(app(), player, 1_000n * UNIT);
  });

  describe('a stake', () => {
    it('is taken, paid and in the record with its replay', async () => {
      const before = await funds(player);
      const roundRef = await toss().place(owner(player), 10n * UNIT);
      expect((await newestRound(player)).status).toBe('open');
      await toss().settle(roundRef, 19n * UNIT);
      const round = await newestRound(player);
      expect(round).toMatchObject({
        gameCode: 'toss-coin',
        gameName: 'Coin toss',
        gameCategory: 'SPORTS',
        status: 'closed',
        stakeMicro: String(10n * UNIT),
        payoutMicro: String(19n * UNIT),
      });
      const detail = await get<ReplyOf<'getRound'>>(player, `/wps/relay/rounds/${round.roundId}`);
      expect(detail.replay).toMatchObject({ gameVersion: '1', wager: { side: 'heads' } });
      expect((await funds(player)).cash).toBe(before.cash + 9n * UNIT);
    });

    it('is settled again by a version, and what is gone becomes a debt', async () => {
      const other = await agents.downlineOf(agent);
      await deposit(app(), other, 10n * UNIT);
      const roundRef = await toss().place(owner(other), 10n * UNIT);
      await toss().settle(roundRef, 19n * UNIT);
      await toss().place(owner(other), 15n * UNIT);
      await toss().settle(roundRef, 0n);
      expect(await funds(other)).toMatchObject({ cash: 0n, receivable: -15n * UNIT });
      await toss().settle(roundRef, 21n * UNIT);
      expect(await funds(other)).toMatchObject({ cash: 21n * UNIT, receivable: -15n * UNIT });
      await agents.settle();
      const list = await get<ReplyOf<'listRounds'>>(other, '/wps/relay/rounds');
      const round = list.items.find(({ status }) => status === 'closed');
      expect(round).toMatchObject({ payoutMicro: String(21n * UNIT) });
      await expectLedgerWhole(app().database);
    });

    it('is given back when its toss is void, before and after a result', async () => {
      const before = await funds(player);
      const early = await toss().place(owner(player), 5n * UNIT);
      await toss().cancel(early);
      expect((await newestRound(player)).status).toBe('rolledBack');
      const late = await toss().place(owner(player), 5n * UNIT);
      await toss().settle(late, 9n * UNIT);
      await toss().cancel(late);
      expect(await newestRound(player)).toMatchObject({ status: 'rolledBack', payoutMicro: '0' });
      expect(await funds(player)).toEqual(before);
    });

    it('is held, and then taken or given back', async () => {
      const before = await funds(player);
      const held = await toss().hold(owner(player), 8n * UNIT);
      expect(await funds(player)).toMatchObject({
        cash: before.cash - 8n * UNIT,
        locked: before.locked + 8n * UNIT,
      });
      await toss().confirm(held);
      expect(await newestRound(player)).toMatchObject({ stakeMicro: String(8n * UNIT) });
      await toss().release(await toss().hold(owner(player), 8n * UNIT));
      expect(await funds(player)).toEqual({ ...before, cash: before.cash - 8n * UNIT });
    });

    it('is one of many that move as one, and needs their whole sum', async () => {
      const before = await funds(player);
      await toss().batch(owner(player), { stakeMicro: 30n * UNIT, payoutMicro: 12n * UNIT });
      expect(await newestRound(player)).toMatchObject({
        status: 'closed',
        stakeMicro: String(30n * UNIT),
        payoutMicro: String(12n * UNIT),
      });
      expect((await funds(player)).cash).toBe(before.cash - 18n * UNIT);
      const beyond = { stakeMicro: before.cash, payoutMicro: before.cash };
      await expectRefused(toss().batch(owner(player), beyond), 'INSUFFICIENT_FUNDS');
    });
  });

  it('counts in the figures of the team', async () => {
    const member = await agents.downlineOf(agent);
    await deposit(app(), member, 100n * UNIT);
    const today = app().clock.now().toISOString().slice(0, 10);
    const team = () =>
      get<ReplyOf<'getTeamOverview'>>(agent, `/wps/relay/agent/team?from=${today}&to=${today}`);
    await agents.settle();
    const before = (await team()).categories.find(({ gameCategory }) => gameCategory === 'SPORTS');
    await toss().settle(await toss().place(owner(member), 7n * UNIT), 3n * UNIT);
    await agents.settle();
    const after = (await team()).categories.find(({ gameCategory }) => gameCategory === 'SPORTS');
    const gained = BigInt(after?.stakeMicro ?? 0) - BigInt(before?.stakeMicro ?? 0);
    expect(gained).toBe(7n * UNIT);
  });

  it('counts as turnover, takes the bonus in its order, and keeps to its highest stake', async () => {
    const maxStakeMicro = String(20n * UNIT);
    const reward = { percent: 20, turnoverTimes: 2, maxStakeMicro };
    const id = await promotions.publish({ reward });
    const member = await agents.downlineOf(agent);
    await promotions.join(member, id);
    await deposit(app(), member, 100n * UNIT);
    await promotions.settle();
    await promotions.claimOnly(member);
    await expectRefused(toss().place(owner(member), 21n * UNIT), 'BONUS_STAKE_LIMIT');
    await toss().settle(await toss().place(owner(member), 20n * UNIT), 0n);
    await promotions.settle();
    const [bonus] = await promotions.bonuses(member);
    expect(bonus?.leftMicro).toBe(String(20n * UNIT));
  });

  it('is bounded by the limit of its player, in a hold and in a batch too', async () => {
    const member = await agents.downlineOf(agent);
    await deposit(app(), member, 100n * UNIT);
    const { token } = member;
    const body = { limit: String(10n * UNIT) };
    await app().call('PUT', '/wps/relay/limits/stake/day', { token, body });
    await toss().place(owner(member), 6n * UNIT);
    await expectRefused(toss().place(owner(member), 5n * UNIT), 'PLAY_LIMIT_REACHED');
    await expectRefused(toss().hold(owner(member), 5n * UNIT), 'PLAY_LIMIT_REACHED');
    const batch = { stakeMicro: 5n * UNIT, payoutMicro: 0n };
    await expectRefused(toss().batch(owner(member), batch), 'PLAY_LIMIT_REACHED');
    const held = await toss().hold(owner(member), 4n * UNIT);
    await toss().place(owner(member), 2n * UNIT);
    // It fitted when it was held, and no longer does.
    await expectRefused(toss().confirm(held), 'PLAY_LIMIT_REACHED');
  });
});
