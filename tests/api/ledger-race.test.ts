import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { depositPostings } from '#domain/ledger/deposit-postings.ts';
import { type Ledger, openLedger } from '#server/ledger/ledger.ts';
import { systemClock } from '#server/platform/clock.ts';
import { createLog } from '#server/platform/log.ts';
import { expectLedgerWhole } from '#tests/support/ledger-oracle.ts';
import { forEachEngine } from '#tests/support/test-database.ts';
import { bet, openPlayer, rollback, said, useLedger, win } from '#tests/support/test-ledger.ts';

const ROUNDS = 40;

/** Two ledgers over one database stand for two nodes: they share locks and indexes, and nothing in memory. */
forEachEngine((engine) => {
  const { database, ledger } = useLedger(engine);
  let other: Ledger | undefined;
  beforeAll(() => {
    other = openLedger({ database: database(), clock: systemClock, log: createLog('silent') });
  });
  afterAll(() => other?.close());
  const node = (index: number): Ledger =>
    index % 2 === 0 || other === undefined ? ledger() : other;

  it('a rollback during its bet leaves nothing of it, whoever is first', async () => {
    const p = await openPlayer(database(), ledger(), { cash: 1_000n });
    const seen = new Set<string>();
    for (let round = 0; round < ROUNDS; round += 1) {
      const staked = bet(p, 10n);
      const back = rollback(p, staked.externalRef);
      const posts = [() => node(round).post(staked), () => node(round + 1).post(back)];
      if (round % 4 < 2) posts.reverse();
      const outcomes = await Promise.all(posts.map((post) => post()));
      seen.add(outcomes.map(said).toSorted().join());
      expect((await ledger().balancesOf(p)).cash).toBe(1_000n);
    }
    for (const words of seen) expect(['posted,posted', 'posted,tombstoned']).toContain(words);
    await expectLedgerWhole(database());
  });

  it('of a win and a rollback of its bet exactly one happens', async () => {
    const p = await openPlayer(database(), ledger(), { cash: 10_000n, bonus: 10_000n });
    for (let round = 0; round < ROUNDS; round += 1) {
      // A stake of bonus alone: bet and win share no account but the anchor.
      const staked = bet(p, 10n, { funds: ['bonus'] });
      await ledger().post(staked);
      const posts = [
        () => node(round).post(win(p, 50n, staked.externalRef)),
        () => node(round + 1).post(rollback(p, staked.externalRef, { unlessSettled: true })),
      ];
      if (round % 4 < 2) posts.reverse();
      const outcomes = (await Promise.all(posts.map((post) => post()))).map(said);
      expect(outcomes.filter((word) => word === 'posted')).toHaveLength(1);
      const refusal = outcomes.find((word) => word !== 'posted');
      expect(['requiredReversed', 'settled']).toContain(refusal);
    }
    await expectLedgerWhole(database());
  });

  it('no bet passes a round that is being closed', async () => {
    const p = await openPlayer(database(), ledger(), { cash: 10_000n });
    for (let round = 0; round < ROUNDS; round += 1) {
      const mark = `close:race-${round}`;
      const close = { ...bet(p, 0n), kind: 'win' as const, externalRef: mark };
      const staked = bet(p, 1n, { forbids: mark });
      const posts = [() => node(round).post(staked), () => node(round + 1).post(close)];
      if (round % 4 < 2) posts.reverse();
      const { cash: before } = await ledger().balancesOf(p);
      const outcomes = await Promise.all(posts.map((post) => post()));
      const closed = outcomes.find((_outcome, index) =>
        round % 4 < 2 ? index === 0 : index === 1,
      );
      const stakeOutcome = outcomes.find((outcome) => outcome !== closed);
      // A bet that was taken was taken first: the close tells the balance it left.
      const taken = stakeOutcome !== undefined && said(stakeOutcome) === 'posted';
      expect(closed).toMatchObject({
        status: 'posted',
        balances: { cash: taken ? before - 1n : before },
      });
      expect(said(await ledger().post(bet(p, 1n, { forbids: mark })))).toBe('forbidden');
    }
    await expectLedgerWhole(database());
  });

  it('the same request on both nodes is posted once', async () => {
    const p = await openPlayer(database(), ledger(), { cash: 10_000n });
    const bets = Array.from({ length: ROUNDS }, () => bet(p, 1n));
    const outcomes = await Promise.all(
      bets.flatMap((one) => [node(0).post(one), node(1).post(one), node(1).post(one)]),
    );
    expect(outcomes.filter((outcome) => said(outcome) === 'posted')).toHaveLength(ROUNDS);
    expect(outcomes.filter((outcome) => said(outcome) === 'replayed')).toHaveLength(2 * ROUNDS);
    expect((await ledger().balancesOf(p)).cash).toBe(10_000n - BigInt(ROUNDS));
    await expectLedgerWhole(database(), { acknowledged: bets });
  });

  it('fifty bets with funds for ten over two nodes: exactly ten', async () => {
    const p = await openPlayer(database(), ledger(), { cash: 100n });
    const bets = Array.from({ length: 50 }, () => bet(p, 10n));
    const outcomes = await Promise.all(bets.map((one, index) => node(index).post(one)));
    const acknowledged = bets.filter((_bet, index) => said(outcomes[index]!) === 'posted');
    expect(acknowledged).toHaveLength(10);
    expect((await ledger().balancesOf(p)).cash).toBe(0n);
    await expectLedgerWhole(database(), { acknowledged });
  });

  it('many members over two nodes, both ways, with rollbacks', async () => {
    const players = await Promise.all(
      Array.from({ length: 12 }, () => openPlayer(database(), ledger(), { cash: 500n })),
    );
    const bets = Array.from({ length: 8 }, () => players.map((p) => bet(p, 1n))).flat();
    const work = bets.flatMap((one, index) => [
      node(index).post(one),
      ...(index % 3 === 0 ? [node(index + 1).post(rollback(one, one.externalRef))] : []),
    ]);
    const outcomes = (await Promise.all(work)).map(said);
    for (const word of outcomes) expect(['posted', 'tombstoned']).toContain(word);
    const balances = await Promise.all(players.map((p) => ledger().balancesOf(p)));
    const kept = bets.filter((_bet, index) => index % 3 !== 0).length;
    const total = balances.reduce((sum, { cash }) => sum + cash, 0n);
    expect(total).toBe(12n * 500n - BigInt(kept));
    await expectLedgerWhole(database());
  });

  describe.runIf(engine.concurrent)('a transaction that holds a member', () => {
    it('keeps that member’s operations waiting and nobody else’s', async () => {
      const [held, free] = await Promise.all([
        openPlayer(database(), ledger(), { cash: 100n }),
        openPlayer(database(), ledger(), { cash: 100n }),
      ]);
      let release: () => void = () => undefined;
      const released = new Promise<void>((resolve) => {
        release = resolve;
      });
      let holding: () => void = () => undefined;
      const heldNow = new Promise<void>((resolve) => {
        holding = resolve;
      });
      const slow = database()
        .db.transaction()
        .execute(async (tx) => {
          await ledger().postIn(tx, {
            ...bet(held, 0n),
            kind: 'deposit',
            postings: depositPostings({ amountMicro: 7n, channel: 'test-channel' }),
          });
          holding();
          await released;
        });
      await heldNow;
      let settled = false;
      const waits = ledger()
        .post(bet(held, 107n))
        .finally(() => {
          settled = true;
        });
      for (let times = 0; times < 5; times += 1) {
        expect(said(await ledger().post(bet(free, 1n)))).toBe('posted');
      }
      expect(settled).toBe(false);
      release();
      await slow;
      // It sees what the transaction brought.
      expect(await waits).toMatchObject({ status: 'posted', balances: { cash: 0n } });
      await expectLedgerWhole(database());
    });
  });
});
