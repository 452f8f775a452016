import { beforeAll, expect, it } from 'vitest';
import type { ReplyOf } from '#contract/operation.ts';
import { agentCalls, freshKey } from '#tests/support/agents.ts';
import { expectLedgerWhole } from '#tests/support/ledger-oracle.ts';
import { cashOf, deposit, type TestMember } from '#tests/support/members.ts';
import { playRound } from '#tests/support/play.ts';
import { approved } from '#tests/support/second-person.ts';
import { signInStaff } from '#tests/support/staff.ts';
import { CONTRACT_OFFICE, contractCalls, daily, tier } from '#tests/support/contracts.ts';
import { useTestApp } from '#tests/support/test-app.ts';
import { onOneEngine } from '#tests/support/test-database.ts';

const UNIT = 1_000_000n;

onOneEngine((engine) => {
  const app = useTestApp(engine);
  const agents = agentCalls(app);

  const {
    setPolicy,
    offerBrand,
    call,
    offer,
    contracts,
    waiting,
    answer,
    accept,
    lines,
    settle,
    voidLastRound,
  } = contractCalls(app);

  let top: TestMember;
  let sub: TestMember;
  let low: TestMember;
  let player: TestMember;
  const people = (): TestMember[] => [top, sub, low];
  /** Goes to noon of the next day, and signs everyone in again. */
  const nextDay = async (): Promise<void> => {
    app().clock.advance({ hours: 24 });
    await settle();
    for (const agent of people()) {
      agent.token = await agents.signIn(agent.username, agent.password);
    }
    player.token = await agents.signIn(player.username, player.password, 'site');
  };
  const subAgent = { accountType: 2, terms: { series: 1900, shareBasisPoints: 0 } };

  beforeAll(async () => {
    app().clock.advance({ hours: (41 - app().clock.now().getUTCHours()) % 24 });
    top = await agents.topAgent();
    sub = await agents.downlineOf(top, subAgent);
    low = await agents.downlineOf(sub, subAgent);
    player = await agents.downlineOf(low);
    await deposit(app(), player, 1_000n * UNIT);
  });

  it('offers nothing that the brand did not turn on, and nothing beyond its cap', async () => {
    expect((await offerBrand(top, daily([tier('1')]))).body.code).toBe('CONTRACT_NOT_OFFERED');
    expect((await offer(top, [sub], daily([tier('1')]))).body.code).toBe('CONTRACT_NOT_OFFERED');
    const requests = await app().call('GET', '/wps/relay/contract/dailySalary/requests', {
      token: sub.token,
    });
    expect([requests.status, requests.body.code]).toEqual([403, 'CONTRACT_NOT_OFFERED']);
    await setPolicy({ kinds: ['dailySalary', 'dividend'], salaryCapBasisPoints: 1_000 });
    // Dividends pay on losses: a permission by itself.
    expect((await offerBrand(top, daily([tier('1')]), 'dividend')).body.code).toBe(
      'CONTRACT_NOT_OFFERED',
    );
    const refused = await offerBrand(
      top,
      daily(
        [
          tier('10.5'),
          tier('9', { fixedMicro: '1', activeMembers: 2 }),
          tier('8', { winRate: '1' }),
        ],
        { period: 'weekly', carryNegative: true },
      ),
    );
    expect(refused.body).toMatchObject({
      code: 'CONTRACT_TERMS_REFUSED',
      fields: {
        '/terms/period': { code: 'PERIOD_NOT_OFFERED' },
        '/terms/carryNegative': { code: 'FIELD_NOT_OF_KIND' },
        '/terms/tiers/0/rate': { code: 'RATE_ABOVE_CAP' },
        '/terms/tiers/1/fixedMicro': { code: 'RATE_AND_FIXED' },
        '/terms/tiers/2': { code: 'TIERS_OVERLAP' },
        '/terms/tiers/2/winRate': { code: 'FIELD_NOT_OF_KIND' },
      },
    });
  });

  it('lets an agent offer to direct downlines alone, within the own contract, one offer at a time', async () => {
    expect((await offer(top, [sub], daily([tier('1')]))).body.code).toBe('CONTRACT_OWN_MISSING');
    expect((await offerBrand(top, daily([tier('10')]))).status).toBe(200);
    expect((await accept(top)).startsOn).not.toBeNull();
    const above = daily([tier('9'), tier('10.0001', { activeMembers: 1 })]);
    expect((await offer(top, [sub], above)).body).toMatchObject({
      code: 'CONTRACT_TERMS_REFUSED',
      fields: { '/terms/tiers/1': { code: 'TIER_ABOVE_OWN' } },
    });
    for (const stranger of [low, player, top]) {
      expect((await offer(top, [stranger], daily([tier('1')]))).body.code).toBe('MEMBER_NOT_FOUND');
    }
    const both = await Promise.all([1, 2].map(() => offer(top, [sub], daily([tier('6')]))));
    expect(both.map(({ body }) => body.code ?? 'OFFERED').toSorted()).toEqual([
      'CONTRACT_OFFER_WAITING',
      'OFFERED',
    ]);
    const id = await waiting(sub);
    const requests = await app().call<ReplyOf<'listDailySalaryRequests'>>(
      'GET',
      '/wps/relay/contract/dailySalary/requests',
      { token: sub.token },
    );
    expect(requests.body.value.items).toMatchObject([
      { contractId: id, action: 'new', uplineAccount: top.username },
    ]);
    expect((await answer(low, id)).body.code).toBe('CONTRACT_NOT_FOUND');
    expect((await answer(top, id)).body.code).toBe('CONTRACT_NOT_FOUND');
    expect((await call(sub, `/${id}/withdraw`)).body.code).toBe('CONTRACT_NOT_FOUND');
    expect((await call(top, `/${id}/withdraw`)).body.value.status).toBe('withdrawn');
    expect((await answer(sub, id)).body.code).toBe('CONTRACT_CHANGED');
    await offer(top, [sub], daily([tier('6')]));
    await accept(sub);
    await offer(sub, [low], daily([tier('2')]));
    expect((await answer(low, await waiting(low), false)).body.value.status).toBe('rejected');
    await offer(sub, [low], daily([tier('2')]));
    await accept(low);
    expect((await contracts(sub)).map(({ side, status }) => [side, status])).toEqual([
      ['downline', 'active'],
      ['upline', 'active'],
    ]);
  });

  it('pays three levels of a day to the unit, the upper ones first, once', async () => {
    await nextDay();
    await playRound(app(), player, 0n);
    await nextDay();
    const paid = UNIT / 10n;
    expect(await lines(top)).toMatchObject([
      { side: 'owed', amountMicro: String((6n * paid) / 10n), status: 'paid' },
      {
        side: 'received',
        figures: { validMicro: String(UNIT) },
        tier: { rate: '10' },
        baseMicro: String(UNIT),
        amountMicro: String(paid),
        status: 'paid',
      },
    ]);
    expect(await cashOf(app(), top)).toBe(paid - (6n * paid) / 10n);
    expect(await cashOf(app(), sub)).toBe((4n * paid) / 10n);
    expect(await cashOf(app(), low)).toBe((2n * paid) / 10n);
    await Promise.all([settle(), settle()]);
    expect(await cashOf(app(), low)).toBe((2n * paid) / 10n);
    const { headers } = await signInStaff(app(), 'support');
    const runs = await app().call<ReplyOf<'listContractRuns'>>(
      'GET',
      `${CONTRACT_OFFICE}/contract-runs`,
      {
        headers,
      },
    );
    const [run] = runs.body.value.items;
    expect(run).toMatchObject({
      lines: 3,
      waiting: 0,
      status: 'posted',
      amountMicro: String(paid),
    });
    const shown = await app().call<ReplyOf<'listContractRunLines'>>(
      'GET',
      `${CONTRACT_OFFICE}/contract-runs/${run?.runId ?? ''}/lines`,
      { headers },
    );
    expect(shown.body.value.items.map(({ account }) => account)).toEqual([
      top.username,
      sub.username,
      low.username,
    ]);
    const none = await app().call('GET', `${CONTRACT_OFFICE}/contract-runs/1/lines`, { headers });
    expect(none.body.code).toBe('CONTRACT_RUN_NOT_FOUND');
    await expectLedgerWhole(app().database);
  });

  it('ends contracts of downlines that a lower one does not cover, after a word that lists them', async () => {
    await offer(top, [sub], daily([tier('1')]));
    const id = await waiting(sub);
    const asked = await answer(sub, id);
    expect(asked.body).toMatchObject({
      code: 'CONTRACT_ENDS_DOWNLINES',
      value: { accounts: [low.username] },
    });
    expect((await contracts(low)).map(({ status }) => status)).toEqual(['active']);
    expect((await answer(sub, id, true, true)).body.value.status).toBe('active');
    expect(await contracts(low)).toEqual([]);
    expect((await offer(sub, [low], daily([tier('2')]))).body.code).toBe('CONTRACT_TERMS_REFUSED');
  });

  it('shows both sides what the last periods would have paid, and ends a contract by agreement or notice', async () => {
    await offer(sub, [low], daily([tier('0.5')]));
    const id = await waiting(low);
    for (const side of [sub, low]) {
      const { body } = await app().call<ReplyOf<'simulateContract'>>(
        'GET',
        `/wps/relay/agent/contracts/${id}/simulation`,
        {
          token: side.token,
        },
      );
      expect(body.value.periods.map(({ amountMicro }) => amountMicro)).toContain('5000');
    }
    const strange = await app().call('GET', `/wps/relay/agent/contracts/${id}/simulation`, {
      token: top.token,
    });
    expect(strange.body.code).toBe('CONTRACT_NOT_FOUND');
    await accept(low);
    expect((await call(low, `/${id}/end/answer`, { agrees: true })).body.code).toBe(
      'CONTRACT_CHANGED',
    );
    expect((await call(low, `/${id}/end`)).body.value.endAskedBy).toBe('downline');
    expect((await call(sub, `/${id}/end`)).body.code).toBe('CONTRACT_CHANGED');
    expect((await call(low, `/${id}/end/answer`, { agrees: true })).body.code).toBe(
      'CONTRACT_CHANGED',
    );
    expect((await call(sub, `/${id}/end/answer`, { agrees: false })).body.value.status).toBe(
      'active',
    );
    for (let day = 0; day < 3; day += 1) await nextDay();
    expect(await contracts(low)).toEqual([]);
    await offer(sub, [low], daily([tier('0.5')]));
    const { contractId } = await accept(low);
    await call(sub, `/${contractId}/end`);
    const agreed = await call(low, `/${contractId}/end/answer`, { agrees: true });
    expect(agreed.body.value).toMatchObject({ status: 'terminated' });
  });

  it('waits for an agent who is short of money, who then may not offer or withdraw, and pays once there is some', async () => {
    await offer(top, [sub], daily([tier('9')]));
    await accept(sub);
    await nextDay();
    await offerBrand(top, daily([tier('10', { activeMembers: 50 })]));
    // It covers the contract below no longer: that one pays without a threshold.
    expect((await answer(top, await waiting(top))).body.code).toBe('CONTRACT_ENDS_DOWNLINES');
    expect((await answer(top, await waiting(top), false)).status).toBe(200);
    await app()
      .database.db.updateTable('contract')
      .set({ terms: JSON.stringify(daily([tier('10', { activeMembers: 50 })])) })
      .where('downline_id', '=', BigInt(top.memberId))
      .where('status', '=', 'active')
      .execute();
    for (let round = 0; round < 10; round += 1) await playRound(app(), player, 0n);
    await nextDay();
    const owed = (10n * UNIT * 9n) / 100n;
    expect((await lines(top, '&side=owed'))[0]).toMatchObject({
      amountMicro: String(owed),
      status: 'waiting',
    });
    for (let day = 0; day < 3; day += 1) await nextDay();
    expect((await offer(top, [sub], daily([tier('0.1')]))).body.code).toBe('CONTRACT_ARREARS');
    const before = await cashOf(app(), top);
    await deposit(app(), top, 100n * UNIT);
    await settle();
    expect((await lines(top, '&side=owed')).map(({ status }) => status)).not.toContain('waiting');
    expect(await cashOf(app(), top)).toBe(before + 100n * UNIT - owed);
    await expectLedgerWhole(app().database);
  });

  it('corrects a paid line by the next one when a bet was voided, once', async () => {
    await nextDay();
    await offerBrand(top, daily([tier('10')]));
    await answer(top, await waiting(top), true, true);
    await nextDay();
    await playRound(app(), player, 0n);
    await nextDay();
    const paid = (await lines(top, '&side=received'))[0];
    expect(paid).toMatchObject({ amountMicro: String(UNIT / 10n), status: 'paid' });
    await voidLastRound(player);
    await playRound(app(), player, 0n);
    await playRound(app(), player, 0n);
    await nextDay();
    expect((await lines(top, '&side=received'))[0]).toMatchObject({
      correctionMicro: String(-UNIT / 10n),
      amountMicro: String(UNIT / 10n),
      status: 'paid',
    });
    await nextDay();
    expect((await lines(top, '&side=received'))[0]).toMatchObject({
      correctionMicro: '0',
      status: 'nothing',
    });
    expect((await lines(top, '&side=received')).at(2)).toEqual(paid);
    await expectLedgerWhole(app().database);
  });

  it('ends an offer without an answer, and a contract whose downline moves away', async () => {
    await offer(top, [sub], daily([tier('1')]));
    const id = await waiting(sub);
    app().clock.advance({ hours: 24 * 8 });
    sub.token = await agents.signIn(sub.username, sub.password);
    expect((await answer(sub, id)).body.code).toBe('CONTRACT_EXPIRED');
    await settle();
    expect((await answer(sub, id)).body.code).toBe('CONTRACT_CHANGED');
    top.token = await agents.signIn(top.username, top.password);
    await offer(top, [sub], daily([tier('1')]));
    await accept(sub);
    await app()
      .database.db.updateTable('member')
      .set({ parent_id: null })
      .where('id', '=', BigInt(sub.memberId))
      .execute();
    await settle();
    expect(await contracts(sub)).toEqual([]);
    // An offer of the upline before is none of the new one.
    const { db } = app().database;
    const parent = (uplineId: bigint | null) =>
      db
        .updateTable('member')
        .set({ parent_id: uplineId })
        .where('id', '=', BigInt(sub.memberId))
        .execute();
    await parent(BigInt(top.memberId));
    await offer(top, [sub], daily([tier('1')]));
    await parent(null);
    expect((await answer(sub, await waiting(sub))).body.code).toBe('CONTRACT_CHANGED');
    await parent(BigInt(top.memberId));
    expect((await answer(sub, await waiting(sub))).status).toBe(200);
  });

  it('is ended by two persons of staff, with the contracts that follow from it', async () => {
    const { headers } = await signInStaff(app(), 'operator');
    const list = await app().call<ReplyOf<'listOfficeContracts'>>(
      'GET',
      `${CONTRACT_OFFICE}/contracts?isOpen=true&memberId=${top.memberId}`,
      { headers },
    );
    const held = list.body.value.items.find(({ uplineAccount }) => uplineAccount === '');
    expect(held).toMatchObject({ downlineAccount: top.username });
    const end = (contractId: string) =>
      app().call('POST', `${CONTRACT_OFFICE}/contracts/${contractId}/end`, {
        headers,
        key: freshKey(),
        body: { reason: 'the partner left' },
      });
    const asked = await end(held?.contract.contractId ?? '');
    expect(asked.body.code).toBe('SECOND_PERSON_ASKED');
    expect((await approved(app(), asked)).body.value).toMatchObject({
      contract: { status: 'terminated' },
    });
    expect((await end(held?.contract.contractId ?? '')).body.code).toBe('CONTRACT_CHANGED');
    expect(await contracts(top)).toEqual([]);
    expect(await contracts(sub)).toEqual([]);
  });

  it('is owed to a blocked agent until the block ends, and ends with its kind', async () => {
    await nextDay();
    await offerBrand(top, daily([tier('10')]));
    await accept(top);
    await nextDay();
    await playRound(app(), player, 0n);
    const { db } = app().database;
    const block = (status: string) =>
      db.updateTable('member').set({ status }).where('id', '=', BigInt(top.memberId)).execute();
    await agents.settle();
    await block('blocked');
    app().clock.advance({ hours: 24 });
    await settle();
    const newest = () =>
      db
        .selectFrom('contract_line')
        .select(['status', 'amount_micro as amount'])
        .where('member_id', '=', BigInt(top.memberId))
        .orderBy('id', 'desc')
        .limit(1)
        .executeTakeFirst();
    expect(await newest()).toEqual({ status: 'due', amount: UNIT / 10n });
    await block('active');
    await settle();
    expect(await newest()).toMatchObject({ status: 'paid' });
    await setPolicy({ kinds: [] });
    await settle();
    top.token = await agents.signIn(top.username, top.password);
    expect(await contracts(top)).toEqual([]);
    await expectLedgerWhole(app().database);
  });
});
