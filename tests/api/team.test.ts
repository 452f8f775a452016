import { beforeAll, expect, it } from 'vitest';
import type { TeamFigures } from '#contract/generated/types.ts';
import type { ReplyOf } from '#contract/operation.ts';
import { NO_FENCE } from '#server/platform/jobs/job-lease.ts';
import { agentCalls } from '#tests/support/agents.ts';
import { expectLedgerWhole } from '#tests/support/ledger-oracle.ts';
import { lotteryLine, lotteryPlay } from '#tests/support/lottery-play.ts';
import { deposit, type TestMember } from '#tests/support/members.ts';
import { playRound } from '#tests/support/play.ts';
import { useTestApp, WITH_LOTTERIES } from '#tests/support/test-app.ts';
import { onOneEngine } from '#tests/support/test-database.ts';

const UNIT = 1_000_000n;

onOneEngine((engine) => {
  const app = useTestApp(engine, undefined, WITH_LOTTERIES);
  const agents = agentCalls(app);
  const lottery = lotteryPlay(app);
  const today = (): string => app().clock.now().toISOString().slice(0, 10);
  const get = async <Value>(agent: TestMember, path: string): Promise<Value> => {
    const answer = await app().call<Value>('GET', path, { token: agent.token });
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    return answer.body.value;
  };
  const period = () => `from=${today()}&to=${today()}`;
  const overview = (agent: TestMember) =>
    get<ReplyOf<'getTeamOverview'>>(agent, `/wps/relay/agent/team?${period()}`);
  const lines = (agent: TestMember, more = '') =>
    get<ReplyOf<'listTeamLines'>>(agent, `/wps/relay/agent/team/lines?${period()}${more}`);
  const income = (agent: TestMember) =>
    get<ReplyOf<'listIncome'>>(agent, `/wps/relay/agent/income?${period()}`);

  /** A round of 1.00. */
  const spin = async (member: TestMember, payout: bigint): Promise<void> => {
    await playRound(app(), member, payout);
    await agents.settle();
  };

  let top: TestMember;
  let sub: TestMember;
  let player: TestMember;
  beforeAll(async () => {
    // All of it happens on one day of the brand, at any hour of the test.
    app().clock.advance({ hours: (41 - app().clock.now().getUTCHours()) % 24 });
    top = await agents.topAgent({ series: 1960, shareBasisPoints: 10_000 });
    sub = await agents.downlineOf(top, {
      accountType: 2,
      terms: { series: 1940, shareBasisPoints: 4_000 },
    });
    player = await agents.downlineOf(sub);
  });

  it('shows what a player did to the unit, up two levels, and pays each agent the difference', async () => {
    await deposit(app(), player, 1_000n * UNIT);
    await spin(player, UNIT / 2n);
    const numero = await lottery.freshIssue(player, 'ssc-5');
    const line = lotteryLine({ series: 1880 });
    const bought = await lottery.buy(player, numero, [line]);
    expect(bought.body).toMatchObject({ success: true });
    await lottery.drawNow(player);
    await agents.payIncome();

    const { stakeMicro } = bought.body.value;
    const stake = BigInt(stakeMicro);
    for (const agent of [top, sub]) {
      const { figures, activeMembers, categories } = await overview(agent);
      expect(figures).toMatchObject({
        rounds: 2,
        stakeMicro: String(UNIT + stake),
        // The ticket covers every digit of a place: it carries no risk.
        validBetMicro: String(UNIT),
        depositMicro: String(1_000n * UNIT),
        firstDeposits: 1,
        // The team is the agent and all below.
        registrations: agent === top ? 3 : 2,
        // The player's own: the difference to the series chosen.
        rebateMicro: String((stake * 20n) / 2000n),
      });
      expect(activeMembers).toBe(1);
      expect(categories.map(({ gameCategory }) => gameCategory)).toEqual(['LOTT', 'RNG']);
    }

    // By series at once; by share of the brand's 1.2 % once the day is over.
    expect(await income(sub)).toMatchObject({
      items: expect.arrayContaining([
        expect.objectContaining({
          basis: 'series',
          agentValue: 1940,
          downlineValue: 1900,
          baseMicro: stakeMicro,
          amountMicro: String((stake * 40n) / 2000n),
          paidMicro: String((stake * 40n) / 2000n),
        }),
        expect.objectContaining({
          basis: 'share',
          agentValue: 4_000,
          downlineValue: 0,
          rateBasisPoints: 120,
          amountMicro: String((UNIT * 120n * 4_000n) / 100_000_000n),
          paidMicro: '0',
        }),
      ]),
    });
    const { items } = await income(top);
    expect(items.map(({ memberId, amountMicro }) => [memberId, amountMicro])).toEqual(
      expect.arrayContaining([
        [sub.memberId, String((stake * 20n) / 2000n)],
        [sub.memberId, String((UNIT * 120n * 6_000n) / 100_000_000n)],
      ]),
    );
    await expectLedgerWhole(app().database);
  });

  it('splits a team into lines that add up to it, at every level', async () => {
    const other = await agents.downlineOf(top);
    await deposit(app(), other, 100n * UNIT);
    await spin(other, 0n);
    const sum = (figures: readonly TeamFigures[], of: 'stakeMicro' | 'depositMicro'): bigint =>
      figures.reduce((total, one) => total + BigInt(one[of]), 0n);
    for (const at of ['', `&agentId=${sub.memberId}`]) {
      const { items, total, path } = await lines(top, at);
      expect(items[0]).toMatchObject({ isOwn: true });
      expect(path.at(-1)?.memberId).toBe(at === '' ? top.memberId : sub.memberId);
      const all = items.map(({ figures }) => figures);
      expect(sum(all, 'stakeMicro')).toBe(BigInt(total.stakeMicro));
      expect(sum(all, 'depositMicro')).toBe(BigInt(total.depositMicro));
    }
    expect((await lines(top)).items).toHaveLength(3);
  });

  it.each([
    ['2026-03-02', '2026-03-01'],
    ['2026-01-01', '2026-12-31'],
    ['0001-01-01', '0001-01-02'],
    ['9998-01-01', '9998-01-02'],
  ])('is not shown for %s to %s', async (from, to) => {
    for (const path of ['team', 'team/lines', 'income']) {
      const answer = await app().call('GET', `/wps/relay/agent/${path}?from=${from}&to=${to}`, {
        token: top.token,
      });
      expect(answer.body.code, path).toBe('INVALID_PERIOD');
    }
  });

  it('equals the ledger, movement by movement', async () => {
    const { db } = app().database;
    const entries = await db
      .selectFrom('transfer as t')
      .innerJoin('entry as e', (join) =>
        join.onRef('e.shard', '=', 't.shard').onRef('e.transfer_id', '=', 't.id'),
      )
      .innerJoin('ledger_account as a', (join) =>
        join.onRef('a.shard', '=', 'e.shard').onRef('a.id', '=', 'e.account_id'),
      )
      .select((eb) => ['t.kind', eb.fn.sum<string>('e.amount').as('sum')])
      .where('a.owner_kind', '=', 'member')
      .groupBy('t.kind')
      .execute();
    const posted = Object.fromEntries(entries.map(({ kind, sum }) => [kind, Number(sum)]));
    const counted = await db
      .selectFrom('team_day')
      .select((eb) => [
        eb.fn.sum<string>('deposit_micro').as('deposit'),
        eb.fn.sum<string>('stake_micro').as('stake'),
        eb.fn.sum<string>('payout_micro').as('payout'),
        eb.fn.sum<string>('rebate_micro').as('rebate'),
        eb.fn.sum<string>('commission_micro').as('commission'),
      ])
      .where('upline_id', '=', 0n)
      .where('scope', '=', 'team')
      .executeTakeFirstOrThrow();
    expect({
      deposit: Number(counted.deposit),
      bet: -Number(counted.stake),
      win: Number(counted.payout),
      rebate: Number(counted.rebate),
      commission: Number(counted.commission),
    }).toEqual(posted);
  });

  it('takes a void and a correction back, from the figures and from the incomes', async () => {
    const before = await overview(top);
    const { db } = app().database;
    const round = await db
      .selectFrom('round')
      .selectAll()
      .where('member_id', '=', BigInt(player.memberId))
      .where('product', '=', 'lottery')
      .executeTakeFirstOrThrow();
    await db
      .updateTable('round')
      .set({ status: 'rolled_back', stake_micro: 0n, payout_micro: 0n })
      .where('id', '=', round.id)
      .execute();
    await db
      .insertInto('outbox')
      .values({
        id: 1n,
        topic: 'round.settled',
        shard: 0,
        payload: JSON.stringify({ brand: 'denluma', rounds: [String(round.id)] }),
        created_at: app().clock.now(),
      })
      .execute();
    await agents.payIncome();
    const after = await overview(top);
    expect(BigInt(before.figures.stakeMicro) - BigInt(after.figures.stakeMicro)).toBe(
      round.stake_micro,
    );
    const series = (await income(sub)).items.filter(({ basis }) => basis === 'series');
    expect(series.map(({ amountMicro, paidMicro }) => [amountMicro, paidMicro])).toEqual([
      ['0', '0'],
    ]);
    await expectLedgerWhole(app().database);
  });

  it('agrees with its records when a day is added up again, and says so when it does not', async () => {
    const check = app().server.jobs.find(({ name }) => name === 'checkFigures');
    await check?.run(NO_FENCE);
    const { headers } = await agents.operator();
    const read = async () =>
      (
        await app().call<ReplyOf<'listRollupDays'>>(
          'GET',
          '/office/api/brands/denluma/team-figures',
          { headers },
        )
      ).body.value.items[0];
    expect(await read()).toMatchObject({ day: today(), differenceMicro: '0', isSound: true });
    await app()
      .database.db.updateTable('team_day')
      .set((eb) => ({ stake_micro: eb('stake_micro', '+', 5n) }))
      .where('member_id', '=', BigInt(top.memberId))
      .where('category', '=', 'RNG')
      .where('scope', '=', 'team')
      .execute();
    const again = await app().call(
      'POST',
      `/office/api/brands/denluma/team-figures/${today()}/recheck`,
      {
        headers,
      },
    );
    expect(again.body).toMatchObject({ success: true, value: { isSound: false } });
  });
});
