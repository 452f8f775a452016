import { beforeAll, expect, it } from 'vitest';
import type { ContractTerms, ContractTier } from '#contract/generated/types.ts';
import type { ReplyOf } from '#contract/operation.ts';
import { agentCalls, freshKey } from '#tests/support/agents.ts';
import { CONTRACT_OFFICE, contractCalls, daily, tier } from '#tests/support/contracts.ts';
import { expectLedgerWhole } from '#tests/support/ledger-oracle.ts';
import { cashOf, deposit, type TestMember } from '#tests/support/members.ts';
import { playRound } from '#tests/support/play.ts';
import { signInStaff } from '#tests/support/staff.ts';
import { useTestApp } from '#tests/support/test-app.ts';
import { onOneEngine } from '#tests/support/test-database.ts';

const UNIT = 1_000_000n;
const CENT = UNIT / 100n;
const DAY_MINUTES = 24 * 60;
/** In Lima, by UTC. */
const NOON = 17 * 60;

const hourly = (tiers: ContractTier[]): ContractTerms => daily(tiers, { period: 'hourly' });
const atOnce = (each: string, win: string, loss: string): ContractTerms =>
  daily([tier('0', { singleBetRate: each, winRate: win, lossRate: loss })], { period: 'realTime' });

onOneEngine((engine) => {
  const app = useTestApp(engine);
  const agents = agentCalls(app);
  const { setPolicy, offerBrand, offer, waiting, answer, accept, lines, settle, voidLastRound } =
    contractCalls(app);

  let top: TestMember;
  let sub: TestMember;
  let player: TestMember;
  const pass = async (hours: number): Promise<void> => {
    app().clock.advance({ hours });
    await settle();
    for (const agent of [top, sub]) {
      agent.token = await agents.signIn(agent.username, agent.password);
    }
    player.token = await agents.signIn(player.username, player.password, 'site');
  };
  const sign = async (kind: string, above: ContractTerms, below: ContractTerms): Promise<void> => {
    expect((await offerBrand(top, above, kind)).status).toBe(200);
    await accept(top, kind);
    expect((await offer(top, [sub], below, kind)).status).toBe(200);
    await accept(sub, kind);
  };
  const received = async (agent: TestMember, kind: string) =>
    (await lines(agent, `&side=received&kind=${kind}`))[0];
  const get = <Value>({ token }: TestMember, path: string) =>
    app().call<Value>('GET', `/wps/relay/agent/${path}`, { token });

  beforeAll(async () => {
    // Ten past noon of the brand.
    const now = app().clock.now();
    const minutes = now.getUTCHours() * 60 + now.getUTCMinutes();
    app().clock.advance({ hours: ((NOON + 10 - minutes + DAY_MINUTES) % DAY_MINUTES) / 60 });
    top = await agents.topAgent();
    sub = await agents.downlineOf(top, {
      accountType: 2,
      terms: { series: 1900, shareBasisPoints: 0 },
    });
    player = await agents.downlineOf(sub);
    await deposit(app(), player, 10_000n * UNIT);
    await setPolicy({
      kinds: ['dailySalary', 'hourlySalary', 'realTimeSalary'],
      payOnLoss: true,
      salaryCapBasisPoints: 1_000,
      guarantee: true,
      waitingHours: 2,
      levels: 2,
    });
  });

  it('pays each bet once by its result, and the hour that it ended in', async () => {
    await sign('realTimeSalary', atOnce('1', '2', '3'), atOnce('0.5', '1', '1'));
    await sign('hourlySalary', hourly([tier('10')]), hourly([tier('8', { activeMembers: 1 })]));
    // Before the contract's first day.
    await playRound(app(), player, 0n);
    await pass(24);
    await playRound(app(), player, 3n * UNIT);
    await playRound(app(), player, 0n);
    await playRound(app(), player, 0n);
    await pass(0.25);
    expect(await received(top, 'realTimeSalary')).toMatchObject({
      figures: { validMicro: String(3n * UNIT), winningMicro: String(UNIT) },
      amountMicro: String((3n + 2n + 2n * 3n) * CENT),
      status: 'paid',
    });
    expect(await received(sub, 'realTimeSalary')).toMatchObject({
      amountMicro: String((15n * CENT) / 10n + 3n * CENT),
      status: 'paid',
    });
    expect(await lines(sub, '&side=received&kind=hourlySalary')).toEqual([]);
    await pass(1);
    expect(await lines(sub, '&side=received&kind=realTimeSalary')).toHaveLength(1);
    const hour = await received(sub, 'hourlySalary');
    expect(hour).toMatchObject({ amountMicro: String(24n * CENT), status: 'paid' });
    expect(Date.parse(hour?.endsAt ?? '') - Date.parse(hour?.startsAt ?? '')).toBe(3_600_000);
    await pass(2);
    expect(await lines(sub, '&side=received&kind=hourlySalary')).toHaveLength(1);
  });

  it('explains a line down to the members, masked below the direct downline', async () => {
    for (const kind of ['realTimeSalary', 'hourlySalary']) {
      const line = await received(top, kind);
      const path = `contract-lines/${line?.lineId}/members`;
      const { body } = await get<ReplyOf<'listContractLineMembers'>>(top, path);
      expect(body.value).toMatchObject({ members: 1, items: [{ isOwn: false }] });
      expect(body.value.items[0]?.account).toContain('***');
      expect(body.value.figures.validMicro).toBe(line?.figures.validMicro);
      const own = await received(sub, kind);
      const seen = await get<ReplyOf<'listContractLineMembers'>>(
        sub,
        `contract-lines/${own?.lineId}/members`,
      );
      expect(seen.body.value.items[0]?.account).toBe(player.username);
      // The line between the brand and the agent above is not the downline's.
      expect((await get(sub, path)).body.code).toBe('CONTRACT_LINE_NOT_FOUND');
    }
  });

  it('takes back what a voided bet gave: at once, and with the first hour of the next day', async () => {
    await voidLastRound(player);
    await pass(0.25);
    expect(await received(sub, 'realTimeSalary')).toMatchObject({
      amountMicro: '0',
      status: 'nothing',
    });
    await playRound(app(), player, 0n, true, 2n * UNIT);
    await pass(0.25);
    // Two units lost, less the one that was voided.
    expect((await received(sub, 'realTimeSalary'))?.amountMicro).toBe(String((15n * CENT) / 10n));
    await pass(24);
    const corrected = (await lines(sub, '&side=received&kind=hourlySalary')).filter(
      ({ correctionMicro }) => correctionMicro !== '0',
    );
    expect(corrected).toMatchObject([{ correctionMicro: String(-8n * CENT), amountMicro: '0' }]);
    await expectLedgerWhole(app().database);
  });

  it('pays a line that waited for too long in the place of its payer, who then owes the brand', async () => {
    await app()
      .database.db.updateTable('contract')
      .set({ terms: JSON.stringify(hourly([tier('10', { activeMembers: 50 })])) })
      .where('downline_id', '=', BigInt(top.memberId))
      .where('kind', '=', 'hourlySalary')
      .execute();
    await playRound(app(), player, 0n, true, 500n * UNIT);
    await pass(1.25);
    // The line before left something that this one gives back.
    const owed = 40n * UNIT - 8n * CENT;
    expect(await received(sub, 'hourlySalary')).toMatchObject({
      amountMicro: String(owed),
      status: 'waiting',
    });
    const before = await cashOf(app(), sub);
    await pass(3);
    expect((await received(sub, 'hourlySalary'))?.status).toBe('guaranteed');
    expect(await cashOf(app(), sub)).toBe(before + owed);
    const rules = await get<ReplyOf<'getContractRules'>>(top, 'contract-rules');
    expect(rules.body.value).toMatchObject({ isInArrears: true, mayOffer: true });
    await deposit(app(), top, 100n * UNIT);
    const held = await cashOf(app(), top);
    await pass(0.25);
    expect(await cashOf(app(), top)).toBe(held - owed);
    expect((await received(sub, 'hourlySalary'))?.status).toBe('paid');
    await expectLedgerWhole(app().database);
  });

  it('signs no contracts below the last level of the brand', async () => {
    const low = await agents.downlineOf(sub, {
      accountType: 2,
      terms: { series: 1900, shareBasisPoints: 0 },
    });
    const rules = await get<ReplyOf<'getContractRules'>>(sub, 'contract-rules');
    expect(rules.body.value.mayOffer).toBe(false);
    const refused = await offer(
      sub,
      [low],
      hourly([tier('1', { activeMembers: 1 })]),
      'hourlySalary',
    );
    expect(refused.body.code).toBe('CONTRACT_TOO_DEEP');
  });

  it('lets a person compute a run again and release it, once, as it was seen', async () => {
    await setPolicy({ kinds: ['dailySalary'], salaryCapBasisPoints: 1_000, review: true });
    expect((await offerBrand(top, daily([tier('10')]))).status).toBe(200);
    await answer(top, await waiting(top));
    await pass(24);
    await playRound(app(), player, 0n, true, 10n * UNIT);
    await pass(24);
    expect(await received(top, 'dailySalary')).toMatchObject({
      amountMicro: String(UNIT),
      status: 'due',
    });
    await voidLastRound(player);
    await settle();
    const { headers } = await signInStaff(app(), 'operator');
    const runs = async () =>
      (
        await app().call<ReplyOf<'listContractRuns'>>(
          'GET',
          `${CONTRACT_OFFICE}/contract-runs?kind=dailySalary`,
          { headers },
        )
      ).body.value.items;
    const act = (id: string | undefined, path: string, hash: string | undefined) =>
      app().call<ReplyOf<'approveContractRun'>>(
        'POST',
        `${CONTRACT_OFFICE}/contract-runs/${id}/${path}`,
        { headers, key: freshKey(), body: { hash, reason: 'the figures are sound' } },
      );
    const [seen] = await runs();
    expect(seen).toMatchObject({ status: 'review', isChanged: true, amountMicro: String(UNIT) });
    const again = await act(seen?.runId, 'recomputation', seen?.hash);
    expect(again.body.value).toMatchObject({
      status: 'review',
      isChanged: false,
      amountMicro: '0',
    });
    expect((await act(seen?.runId, 'approval', seen?.hash)).body.code).toBe('CONTRACT_RUN_CHANGED');
    expect((await act('1', 'approval', seen?.hash)).body.code).toBe('CONTRACT_RUN_NOT_FOUND');
    const [fresh] = await runs();
    const both = await Promise.all([1, 2].map(() => act(fresh?.runId, 'approval', fresh?.hash)));
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    await settle();
    expect((await runs())[0]?.status).toBe('posted');
    expect(await received(top, 'dailySalary')).toMatchObject({
      amountMicro: '0',
      status: 'nothing',
    });
    await expectLedgerWhole(app().database);
  });
});
