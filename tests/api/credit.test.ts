import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CreditTransfer } from '#contract/generated/types.ts';
import type { ReplyOf } from '#contract/operation.ts';
import { setting } from '#domain/agent/agent-policy.setting.ts';
import { EVERY_MEANS } from '#domain/setting/setting-declaration.ts';
import { findNode } from '#server/tree/tree.read.ts';
import { sendCredit } from '#server/features/credit/send-credit.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { Problem } from '#server/platform/problem.ts';
import { agentCalls, freshKey } from '#tests/support/agents.ts';
import { expectLedgerWhole } from '#tests/support/ledger-oracle.ts';
import { deposit, registerMember, type TestMember } from '#tests/support/members.ts';
import { playRound } from '#tests/support/play.ts';
import { useTestApp } from '#tests/support/test-app.ts';
import { PIN } from '#tests/support/withdrawals.ts';
import { onOneEngine } from '#tests/support/test-database.ts';

const UNIT = 1_000_000n;

onOneEngine((engine) => {
  const app = useTestApp(engine);
  const agents = agentCalls(app);
  let top: TestMember;
  let sub: TestMember;
  let player: TestMember;

  const secure = async ({ token, password }: TestMember): Promise<void> => {
    const body = { password, newPaymentPassword: PIN, confirmNewPaymentPassword: PIN };
    const answer = await app().call('POST', '/wps/relay/member/password/payment', { token, body });
    if (answer.status !== 200) throw new Error(`no password: ${JSON.stringify(answer.body)}`);
  };
  const post = <Value>({ token }: TestMember, path: string, body: object) =>
    app().call<Value>('POST', `/wps/relay${path}`, {
      token,
      key: freshKey(),
      body: { paymentPassword: PIN, ...body },
    });
  const down = (by: TestMember, { memberId }: TestMember, amount: bigint, more: object = {}) =>
    post<CreditTransfer>(by, '/agent/credit/transfers', {
      memberId,
      amountMicro: String(amount),
      note: 'for the weekend',
      ...more,
    });
  const up = (by: TestMember, amount: bigint) =>
    post<CreditTransfer>(by, '/upline/transfers', { amountMicro: String(amount), note: '' });
  const move = (by: TestMember, amount: bigint, direction: 'toCredit' | 'toWallet') =>
    post<ReplyOf<'moveCredit'>>(by, '/agent/credit/moves', {
      amountMicro: String(amount),
      direction,
    });
  const fundsOf = async ({ memberId }: TestMember) => {
    const rows = await app()
      .database.db.selectFrom('ledger_account')
      .select(['kind', 'balance'])
      .where('owner_id', '=', memberId)
      .where('owner_kind', '=', 'member')
      .execute();
    const of = (kind: string): bigint => rows.find((row) => row.kind === kind)?.balance ?? 0n;
    return { cash: of('cash'), credit: of('agentCredit') };
  };

  beforeAll(async () => {
    top = await agents.topAgent();
    sub = await agents.downlineOf(top, {
      accountType: 2,
      terms: { series: 1940, shareBasisPoints: 4_000 },
    });
    player = await agents.downlineOf(sub);
    for (const member of [top, sub, player]) await secure(member);
    await deposit(app(), top, 1_000n * UNIT);
  });
  beforeEach(() =>
    agents.setPolicy({
      transferDown: true,
      transferUp: true,
      transferFeeBasisPoints: 100,
      transferDailyCapMicro: String(400n * UNIT),
      turnoverTimes: 2,
    }),
  );

  it('goes down through credits into a wallet, and up again once it was played', async () => {
    expect((await move(top, 500n * UNIT, 'toCredit')).body.value).toEqual({
      cashMicro: String(500n * UNIT),
      creditMicro: String(500n * UNIT),
    });
    const sent = await down(top, sub, 200n * UNIT);
    expect(sent.body.value).toMatchObject({
      direction: 'sent',
      account: sub.username,
      feeMicro: String(2n * UNIT),
    });
    expect(await fundsOf(sub)).toEqual({ cash: 0n, credit: 198n * UNIT });
    await down(sub, player, 10n * UNIT);
    expect(await fundsOf(player)).toEqual({ cash: 9_900_000n, credit: 0n });

    const early = await up(player, 5n * UNIT);
    expect(early.body.code).toBe('TURNOVER_OWED');
    expect(early.body.value).toMatchObject({ turnoverLeftMicro: '19800000', availableMicro: '0' });
    const offer = await app().call<ReplyOf<'getWithdrawalOffer'>>(
      'GET',
      '/wps/relay/withdrawal/offer',
      { token: player.token },
    );
    expect(offer.body.value.locks).toMatchObject([{ reason: 'turnover', amountMicro: '9900000' }]);
    for (let round = 0; round < 20; round += 1) await playRound(app(), player, UNIT);
    await agents.settle();
    expect((await up(player, 5n * UNIT)).body.success).toBe(true);
    expect((await fundsOf(sub)).credit).toBe(188n * UNIT + 4_950_000n);

    const list = await app().call<ReplyOf<'listCreditTransfers'>>(
      'GET',
      '/wps/relay/credit/transfers',
      { token: player.token },
    );
    expect(
      list.body.value.items.map(({ direction, amountMicro }) => [direction, amountMicro]),
    ).toEqual([
      ['sent', String(5n * UNIT)],
      ['received', String(10n * UNIT)],
    ]);
    expect(list.body.value.items[0]?.account).toContain('***');
    const movements = await app().call<ReplyOf<'listTeamMovements'>>(
      'GET',
      `/wps/relay/agent/movements?memberId=${player.memberId}&kind=creditReceived`,
      { token: top.token },
    );
    expect(movements.body.value.items).toMatchObject([{ amountMicro: '9900000' }]);
    await expectLedgerWhole(app().database);
  });

  describe('is refused', () => {
    it('outside the own chain, to and by blocked accounts, and where the brand is against it', async () => {
      const stranger = await registerMember(app());
      expect((await down(top, stranger, UNIT)).body.code).toBe('MEMBER_NOT_FOUND');
      // Two steps below is another agent's.
      expect((await down(top, player, UNIT)).body.code).toBe('MEMBER_NOT_FOUND');
      await secure(stranger);
      expect((await up(stranger, UNIT)).body.code).toBe('UPLINE_MISSING');
      const affiliate = await agents.topAgent(undefined, 41);
      expect((await down(affiliate, player, UNIT)).body.code).toBe('AGENT_POWER_MISSING');
      const blocked = await agents.downlineOf(top);
      await app()
        .database.db.updateTable('member')
        .set({ status: 'blocked' })
        .where('id', '=', BigInt(blocked.memberId))
        .execute();
      expect((await down(top, blocked, UNIT)).body.code).toBe('MEMBER_BLOCKED');
      const away = await agents.downlineOf(top);
      const breakOf = { token: away.token, body: { period: 'sixMonths' } };
      expect((await app().call('POST', '/wps/relay/member/exclusion', breakOf)).status).toBe(200);
      expect((await down(top, away, UNIT)).body.code).toBe('MEMBER_BLOCKED');
      await agents.setPolicy({});
      expect((await down(top, sub, UNIT)).body.code).toBe('TRANSFER_OFF');
      expect((await up(player, UNIT)).body.code).toBe('TRANSFER_OFF');
    });

    it('above the cap of a day, above what is there, and for amounts that are none', async () => {
      const over = await down(top, sub, 201n * UNIT);
      expect(over.body.code).toBe('TRANSFER_CAP_REACHED');
      expect(over.body.value).toMatchObject({ leftMicro: String(200n * UNIT) });
      expect((await up(player, 100n * UNIT)).body.code).toBe('INSUFFICIENT_FUNDS');
      expect((await move(sub, 1n, 'toWallet')).body.code).toBe('AMOUNT_NOT_CONVERTIBLE');
      for (const amountMicro of ['-5000000', '0', '1.5', '9999999999999999999']) {
        const answer = await down(top, sub, UNIT, { amountMicro });
        expect([400, 422], amountMicro).toContain(answer.status);
      }
      const wrong = await down(top, sub, UNIT, { paymentPassword: '000000' });
      expect(wrong.body.code).toBe('WRONG_PASSWORD');
    });
  });

  it('moves nothing twice when a hundred are sent, 25 at the same time', async () => {
    const payer = await agents.topAgent();
    const receiver = await agents.downlineOf(payer, {
      accountType: 2,
      terms: { series: 1940, shareBasisPoints: 0 },
    });
    for (const member of [payer, receiver]) await secure(member);
    await deposit(app(), payer, 100n * UNIT);
    await move(payer, 10n * UNIT, 'toCredit');
    // Below the payment password, which takes five tries at a time.
    const { db } = app().database;
    const nodeOf = async ({ memberId }: TestMember) => {
      const node = await findNode(db, { brand: 'denluma', memberId: BigInt(memberId) });
      if (node === null) throw new Error('an account that was just made is there');
      return node;
    };
    const pair = [await nodeOf(payer), await nodeOf(receiver)] as const;
    const policy = { ...setting.inEffect(null, EVERY_MEANS), transferFeeBasisPoints: 100 };
    const deps = { ledger: app().server.ledger, clock: app().clock };
    const send = (index: number) => {
      const [sender, recipient] = index % 2 === 0 ? pair : [pair[1], pair[0]];
      const request = { sender, recipient, currency: 'PEN', amountMicro: UNIT, note: '' };
      return inTransaction(db, (tx) => sendCredit(tx, deps, request, policy)).then(
        () => 'sent',
        (error: unknown) => (error instanceof Problem ? error.code : error),
      );
    };
    // In waves: a connection is waited for five seconds at most, however slow the machine is.
    const outcomes: unknown[] = [];
    for (let wave = 0; wave < 4; wave += 1) {
      const sending = Array.from({ length: 25 }, (_one, index) => send(wave * 25 + index));
      outcomes.push(...(await Promise.all(sending)));
    }
    const sent = outcomes.filter((outcome) => outcome === 'sent').length;
    expect(new Set(outcomes)).toEqual(new Set(['sent', 'INSUFFICIENT_FUNDS']));
    const [one, other] = [await fundsOf(payer), await fundsOf(receiver)];
    expect(one.credit + other.credit).toBe(10n * UNIT - BigInt(sent) * 10_000n);
    // The same key, the same answer.
    const key = freshKey();
    const body = {
      memberId: receiver.memberId,
      amountMicro: String(UNIT),
      paymentPassword: PIN,
      note: '',
    };
    await deposit(app(), payer, 10n * UNIT);
    await move(payer, 2n * UNIT, 'toCredit');
    const again = async () =>
      (
        await app().call<CreditTransfer>('POST', '/wps/relay/agent/credit/transfers', {
          token: payer.token,
          key,
          body,
        })
      ).body.value.transferId;
    expect(await again()).toBe(await again());
    await expectLedgerWhole(app().database);
  });
});
