import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DifferenceRepair, ReconciliationDifference } from '#contract/generated/types.ts';
import type { ReplyOf } from '#contract/operation.ts';
import type { BetCall } from '#server/outside/dialects/wallet-call.ts';
import { balanceOf } from '#server/ledger/ledger.read.ts';
import { NO_FENCE } from '#server/platform/jobs/job-lease.ts';
import { expectLedgerWhole } from '#tests/support/ledger-oracle.ts';
import { deposit, registerMember, type TestMember } from '#tests/support/members.ts';
import { betOf, launch, outcomeOf, rollbackOf, winOf } from '#tests/support/outside-play.ts';
import { openReportVendor } from '#tests/support/report-vendor.ts';
import { signInStaff, type TestStaff } from '#tests/support/staff.ts';
import { useTestApp } from '#tests/support/test-app.ts';
import { onOneEngine } from '#tests/support/test-database.ts';

const UNIT = 1_000_000n;
const BRAND = 'denluma';
const CODE = 'REPORTS';
const HOUR_MS = 3_600_000;

onOneEngine((engine) => {
  const app = useTestApp(engine);
  let vendor: Awaited<ReturnType<typeof openReportVendor>>;
  let asker: TestStaff;
  let decider: TestStaff;
  let keys = 0;
  const signIn = async (): Promise<void> => {
    asker = await signInStaff(app(), 'operator');
    decider = await signInStaff(app(), 'admin');
  };
  beforeAll(async () => {
    await signIn();
    vendor = await openReportVendor(app(), decider, CODE);
  });
  afterAll(() => vendor.close());

  const job = (name: string) =>
    app()
      .server.jobs.find((one) => one.name === name)
      ?.run(NO_FENCE);
  const post = <Value>({ headers }: TestStaff, path: string, body: object) =>
    app().call<Value>('POST', `/office/api/${path}`, {
      headers,
      key: `reconcile-${(keys += 1)}`,
      body,
    });
  const runsOf = async () =>
    (
      await app().call<ReplyOf<'listReconciliations'>>('GET', '/office/api/reconciliations', {
        headers: decider.headers,
      })
    ).body.value.items;
  const waiting = async (brand = BRAND) =>
    (
      await app().call<ReplyOf<'listDifferences'>>(
        'GET',
        `/office/api/brands/${brand}/differences?code=${CODE}`,
        { headers: decider.headers },
      )
    ).body.value.items;
  const start = (period: object = {}, more: object = {}) => {
    const now = app().clock.now().getTime();
    return post<ReplyOf<'startReconciliation'>>(asker, 'reconciliations', {
      party: { kind: 'vendor', code: CODE },
      from: new Date(now - 30 * 24 * HOUR_MS).toISOString(),
      to: new Date(now).toISOString(),
      ...period,
      ...more,
    });
  };
  const compareAgain = async () => {
    expect((await start()).status).toBe(200);
    await job('reconcile');
    return (await runsOf())[0];
  };
  const placeOf = ({ brand, differenceId }: ReconciliationDifference) =>
    `brands/${brand}/differences/${differenceId}`;
  const ask = (one: ReconciliationDifference, repair: DifferenceRepair, staff = asker) =>
    post<ReconciliationDifference>(staff, `${placeOf(one)}/repair`, {
      repair,
      version: one.version,
      reason: 'the vendor has confirmed it',
    });
  const decide = (one: ReconciliationDifference, staff = decider, decision = 'approve') =>
    post<ReconciliationDifference>(staff, `${placeOf(one)}/decision`, {
      decision,
      version: one.version,
      reason: 'seen in the raw calls',
    });
  const repair = async (one: ReconciliationDifference, by: DifferenceRepair): Promise<void> => {
    const asked = await ask(one, by);
    expect(asked.body.code ?? asked.body.value.state).toBe('asked');
    const decided = await decide(asked.body.value);
    expect(decided.body.code ?? decided.body.value.state).toBe('repaired');
  };

  const cashOf = async ({ memberId }: Pick<TestMember, 'memberId'>): Promise<bigint> => {
    const owner = { brand: BRAND, memberId: BigInt(memberId) };
    return (await balanceOf(app().database.db, owner, 'PEN')).cash;
  };
  const player = async () => {
    const member = await registerMember(app());
    await deposit(app(), member, 100n * UNIT);
    const { launchToken: token } = (await launch(app(), member, CODE, vendor.game)).body.value;
    const at = { token, memberId: member.memberId, gameCode: vendor.game, currency: 'PEN' };
    return { member, at };
  };
  /** Writes into the vendor's report what a call did. */
  const report = (call: BetCall, reference: string, effectMicro: bigint, takesBack?: string) =>
    vendor.book.note({
      reference,
      takesBack: takesBack ?? null,
      memberId: BigInt(call.memberId),
      currency: call.currency,
      effectMicro,
      roundRef: call.roundId,
    });
  const stake = async (bet: BetCall) => expect(outcomeOf(await vendor.call(bet))).toBe('moved');
  /** A round that both sides have: 1.00 staked, nothing won. */
  const agreed = async (at: Parameters<typeof betOf>[0]): Promise<void> => {
    const bet = betOf(at);
    await stake(bet);
    expect(outcomeOf(await vendor.call({ ...winOf(bet), amountMicro: 0n } as never))).toBe('moved');
    report(bet, bet.transactionId, -UNIT);
  };

  describe('a night', () => {
    it('finds three planted differences, and closes at zero after their repair', async () => {
      const { member, at } = await player();
      await agreed(at);
      const back = betOf(at);
      await stake(back);
      expect(outcomeOf(await vendor.call(rollbackOf(back)))).toBe('moved');
      // This vendor lists a stake and what took it back; the next one would list neither.
      report(back, back.transactionId, -UNIT);
      report(back, `${back.transactionId}-back`, UNIT, back.transactionId);

      const unpaid = betOf(at);
      await stake(unpaid);
      report(unpaid, unpaid.transactionId, -UNIT);
      const lateWin = { ...winOf(unpaid), amountMicro: 7n * UNIT } as const;
      report(unpaid, `${unpaid.transactionId}-win`, 7n * UNIT);
      const unknown = betOf(at);
      await stake(unknown);
      const other = betOf(at);
      await stake(other);
      report(other, other.transactionId, -3n * UNIT);
      expect(await cashOf(member)).toBe(96n * UNIT);

      const { clock } = app();
      const untilNight = 24 - clock.now().getUTCHours() + 3;
      clock.advance({ hours: untilNight });
      await signIn();
      await job('planReconciliations');
      await job('planReconciliations');
      await job('reconcile');
      const nights = (await runsOf()).filter(({ party }) => party.code === CODE);
      expect(nights).toHaveLength(1);
      expect(nights[0]).toMatchObject({
        source: 'night',
        status: 'done',
        counts: { missingHere: 1, missingThere: 1, differs: 1 },
      });

      const found = new Map((await waiting()).map((one) => [one.fault, one]));
      const [missingHere, missingThere, differs] = (
        ['missingHere', 'missingThere', 'differs'] as const
      ).map((fault) => found.get(fault) ?? expect.unreachable(fault));
      if (!missingHere || !missingThere || !differs) return;
      expect(missingHere).toMatchObject({ hereMicro: null, thereMicro: String(7n * UNIT) });
      expect(missingThere).toMatchObject({ hereMicro: String(-UNIT), thereMicro: null });
      expect(differs).toMatchObject({ hereMicro: String(-UNIT), thereMicro: String(-3n * UNIT) });

      const evidence = async () =>
        (
          await app().call<ReplyOf<'getDifferenceEvidence'>>(
            'GET',
            `/office/api/${placeOf(missingThere)}/evidence`,
            { headers: asker.headers },
          )
        ).body.value;
      // Calls are kept within half a second.
      await expect
        .poll(async () => (await evidence()).calls.map(({ status }) => status))
        .toEqual([200]);
      const shown = await evidence();
      expect(shown.movements.map(({ kind }) => kind)).toEqual(['bet']);
      expect(JSON.stringify(shown.calls)).not.toContain(at.token);

      const asked = (await ask(missingHere, 'adjust')).body.value;
      expect((await decide(asked, asker)).body.code).toBe('SECOND_PERSON_NEEDED');
      expect((await decide(missingHere)).body.code).toBe('DIFFERENCE_CHANGED');
      expect((await decide(asked)).body.value.state).toBe('repaired');
      expect((await decide(asked)).body.code).toBe('DIFFERENCE_CHANGED');
      await repair(missingThere, 'rollback');
      await repair(differs, 'adjust');
      // 96 + 7 won, + 1 taken back, - 2 that were staked more.
      expect(await cashOf(member)).toBe(102n * UNIT);
      expect(outcomeOf(await vendor.call(lateWin))).not.toBe('moved');
      expect(await cashOf(member)).toBe(102n * UNIT);

      const again = await compareAgain();
      expect(again).toMatchObject({
        status: 'done',
        counts: { missingHere: 0, missingThere: 0, differs: 0 },
      });
      await expectLedgerWhole(app().database);
    });

    it('finds rounds that did not end, and gives their stakes back', async () => {
      const { member, at } = await player();
      const bet = betOf(at);
      await stake(bet);
      report(bet, bet.transactionId, -UNIT);
      app().clock.advance({ hours: 30 });
      await signIn();
      await job('tellRounds');
      await compareAgain();
      const open = (await waiting()).find(({ reference }) => reference === bet.roundId);
      if (open === undefined) return expect.unreachable('the round is open');
      expect(open).toMatchObject({ fault: 'open', repairs: ['rollback'] });
      expect((await ask(open, 'adjust')).body.code).toBe('REPAIR_NOT_FITTING');
      await repair(open, 'rollback');
      expect(await cashOf(member)).toBe(100n * UNIT);
      await expectLedgerWhole(app().database);
    });

    it('gives no stake back that was paid for', async () => {
      const { member, at } = await player();
      const bet = betOf(at);
      await stake(bet);
      const win = { ...winOf(bet), amountMicro: 2n * UNIT, closesRound: false } as never;
      expect(outcomeOf(await vendor.call(win))).toBe('moved');
      report(bet, bet.transactionId, -UNIT);
      report(bet, `${bet.transactionId}-win`, 2n * UNIT);
      app().clock.advance({ hours: 30 });
      await signIn();
      await compareAgain();
      const open = (await waiting()).find(({ reference }) => reference === bet.roundId);
      if (open === undefined) return expect.unreachable('the round is open');
      const asked = (await ask(open, 'rollback')).body.value;
      expect((await decide(asked)).body.code).toBe('DIFFERENCE_CHANGED');
      expect(await cashOf(member)).toBe(101n * UNIT);
    });
  });

  describe('a repair', () => {
    const plant = async () => {
      const { member, at } = await player();
      const bet = betOf(at);
      await stake(bet);
      await compareAgain();
      const found = (await waiting()).find(({ reference }) => reference === bet.transactionId);
      return { member, bet, found: found ?? expect.unreachable('the stake is not in the report') };
    };

    it('moves nothing after the vendor has mended it by a late call', async () => {
      const { member, bet, found } = await plant();
      const asked = (await ask(found, 'rollback')).body.value;
      expect(outcomeOf(await vendor.call(rollbackOf(bet)))).toBe('moved');
      expect((await decide(asked)).body.code).toBe('DIFFERENCE_CHANGED');
      expect(await cashOf(member)).toBe(100n * UNIT);
      await compareAgain();
      expect((await waiting()).map(({ reference }) => reference)).not.toContain(bet.transactionId);
    });

    it('moves money once for two approvals at once', async () => {
      const { member, found } = await plant();
      const asked = (await ask(found, 'rollback')).body.value;
      const both = await Promise.all([decide(asked), decide(asked)]);
      expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]));
      expect(await cashOf(member)).toBe(100n * UNIT);
    });

    it('waits while the player no longer has what it takes', async () => {
      const { member, at } = await player();
      const bet = betOf(at);
      await stake(bet);
      report(bet, bet.transactionId, -500n * UNIT);
      await compareAgain();
      const found = (await waiting()).find(({ reference }) => reference === bet.transactionId);
      if (found === undefined) return expect.unreachable('it differs');
      const asked = (await ask(found, 'adjust')).body.value;
      expect((await decide(asked)).body.code).toBe('INSUFFICIENT_FUNDS');
      expect(await cashOf(member)).toBe(99n * UNIT);
      const rejected = (await decide(asked, decider, 'reject')).body.value;
      expect(rejected.state).toBe('open');
      const explained = await post<ReconciliationDifference>(
        asker,
        `${placeOf(rejected)}/explanation`,
        { version: rejected.version, reason: 'the vendor has corrected its report' },
      );
      expect(explained.body.value.state).toBe('explained');
      await compareAgain();
      expect((await waiting()).map(({ reference }) => reference)).not.toContain(bet.transactionId);
    });

    it('is not for staff of other brands', async () => {
      const { found } = await plant();
      const stranger = await signInStaff(app(), 'operator', ['kyvolta']);
      expect((await ask(found, 'rollback', stranger)).status).toBe(404);
      const moved = { ...found, brand: 'kyvolta' };
      expect((await ask(moved, 'rollback', stranger)).body.code).toBe('DIFFERENCE_NOT_FOUND');
      const started = await post(stranger, 'reconciliations', {
        party: { kind: 'vendor', code: CODE },
        from: new Date(0).toISOString(),
        to: new Date(1).toISOString(),
      });
      expect(started.body.code).toBe('EVERY_BRAND_NEEDED');
    });
  });

  describe('a report', () => {
    it('is refused for a period that is not over, a stranger, and a vendor without an address', async () => {
      const future = new Date(app().clock.now().getTime() + HOUR_MS).toISOString();
      expect((await start({ to: future })).body.code).toBe('INVALID_PERIOD');
      const nobody = { party: { kind: 'vendor', code: 'NOT_THERE' } };
      expect((await start({}, nobody)).body.code).toBe('PARTY_NOT_FOUND');
      const channel = { party: { kind: 'channel', code: 'sandbox' } };
      expect((await start({}, channel)).body.code).toBe('REPORT_NOT_OFFERED');
    });

    it('that is silent or unreadable fails the comparison, and ends no difference', async () => {
      const before = (await waiting()).length;
      vendor.state.isSilent = true;
      expect(await compareAgain()).toMatchObject({ status: 'failed', failure: 'silent' });
      vendor.state.isSilent = false;
      vendor.state.isUnreadable = true;
      expect(await compareAgain()).toMatchObject({ status: 'failed', failure: 'unreadable' });
      vendor.state.isUnreadable = false;
      expect(await waiting()).toHaveLength(before);
    });

    it('of a channel comes as a file, and its unpaid order is credited', async () => {
      const payer = await registerMember(app());
      const { token } = payer;
      const ordered = await app().call<{ reference: string }>('POST', '/wps/relay/deposits', {
        token,
        key: 'an-order-of-the-file',
        body: { channel: 'sandbox', amountMicro: String(20n * UNIT) },
      });
      expect(ordered.body.code ?? ordered.status).toBe(200);
      const { reference } = ordered.body.value;
      const at = new Date(app().clock.now().getTime() - 1_000).toISOString();
      const party = { kind: 'channel', code: 'sandbox' };
      const bad = `reference,currency,amountMicro,at\n${reference},PEN,many,${at}`;
      const refused = await start({}, { party, csv: bad });
      expect(refused.body.code).toBe('REPORT_UNREADABLE');
      const period = { from: new Date(app().clock.now().getTime() - 60_000).toISOString() };
      const lines = [`${reference},PEN,20000000,${at}`, `not-ours,PEN,1000000,${at}`];
      const csv = ['reference,currency,amountMicro,at', ...lines].join('\n');
      expect((await start(period, { party, csv })).status).toBe(200);
      await job('reconcile');
      expect((await runsOf())[0]).toMatchObject({ status: 'done', strangers: ['not-ours'] });
      const listed = await app().call<ReplyOf<'listDifferences'>>(
        'GET',
        `/office/api/brands/${BRAND}/differences?code=sandbox&fault=missingHere`,
        { headers: decider.headers },
      );
      const found = listed.body.value.items.find((one) => one.reference === reference);
      if (found === undefined) return expect.unreachable('the payment is not here');
      await repair(found, 'adjust');
      expect(await cashOf(payer)).toBe(20n * UNIT);
      await expectLedgerWhole(app().database);
    });
  });
});
