import { describe, expect, it } from 'vitest';
import { betPostings } from '#domain/ledger/bet-postings.ts';
import { winPostings } from '#domain/ledger/win-postings.ts';
import { betWinPostings } from '#tests/support/postings.ts';
import { LedgerRequestError } from '#server/ledger/check-request.ts';
import { expectEvent } from '#tests/support/expect-event.ts';
import { expectLedgerWhole } from '#tests/support/ledger-oracle.ts';
import { forEachEngine } from '#tests/support/test-database.ts';
import { bet, openPlayer, said, useLedger, VENDOR, win } from '#tests/support/test-ledger.ts';

/** The ledger's part of the conformance cases 17-24, 31-34, 38-40, 44-47, 50-53, 55-57. */
forEachEngine((engine) => {
  const { database, ledger } = useLedger(engine);
  const player = (cash: bigint, bonus = 0n) =>
    openPlayer(database(), ledger(), {
      ...(cash > 0n ? { cash } : {}),
      ...(bonus > 0n ? { bonus } : {}),
    });
  const balance = async (
    who: Awaited<ReturnType<typeof player>>,
    fund: 'cash' | 'bonus' = 'cash',
  ) => (await ledger().balancesOf(who))[fund];

  describe('a bet', () => {
    it('takes its stake and tells the balance after (17, 18, 19)', async () => {
      const p = await player(1_000_000n);
      expect(await ledger().post(bet(p, 10_000n))).toMatchObject({
        status: 'posted',
        replayed: false,
        balances: { cash: 990_000n },
        moved: { cash: -10_000n },
      });
      // One thousandth, one hundred-thousandth and one micro-unit of a unit.
      for (const stake of [1_000n, 10n, 1n])
        expect(said(await ledger().post(bet(p, stake)))).toBe('posted');
      expect(await balance(p)).toBe(988_989n);
      await expectLedgerWhole(database());
    });

    it('may be the whole balance and not one micro-unit more (22, 23)', async () => {
      const p = await player(500n);
      const over = await ledger().post(bet(p, 501n));
      expect(over).toEqual({
        status: 'refused',
        reason: 'insufficientFunds',
        balances: { cash: 500n },
      });
      expect(said(await ledger().post(bet(p, 500n)))).toBe('posted');
      expect(await balance(p)).toBe(0n);
      expect(await ledger().post(bet(p, 1n))).toMatchObject({
        reason: 'insufficientFunds',
        balances: { cash: 0n },
      });
      await expectLedgerWhole(database());
    });

    it('of zero is recorded and moves nothing (20)', async () => {
      const p = await player(5n);
      const free = bet(p, 0n);
      expect(await ledger().post(free)).toMatchObject({
        status: 'posted',
        balances: { cash: 5n },
        moved: {},
      });
      expect(said(await ledger().post(free))).toBe('replayed');
      expect(await balance(p)).toBe(5n);
      await expectLedgerWhole(database());
    });

    it('keeps its sums at the edges of 32 and 64 bits (24)', async () => {
      const p = await player(10n ** 18n);
      for (const stake of [2n ** 31n - 1n, 2n ** 31n, 2n ** 32n, 2n ** 53n + 1n]) {
        expect(said(await ledger().post(bet(p, stake)))).toBe('posted');
      }
      const left = 10n ** 18n - (2n ** 31n - 1n) - 2n ** 31n - 2n ** 32n - (2n ** 53n + 1n);
      expect(await balance(p)).toBe(left);
      expect(said(await ledger().post(bet(p, 10n ** 18n)))).toBe('insufficientFunds');
      await expect(async () =>
        betPostings({ stakeMicro: 2n ** 63n - 1n, funds: ['cash'] }),
      ).rejects.toThrow('beyond what one movement may carry');
      await expectLedgerWhole(database());
    });

    it('in a currency the member has no account in is refused (25)', async () => {
      const p = await player(100n);
      expect(said(await ledger().post({ ...bet(p, 1n), currency: 'USD' }))).toBe('accountMissing');
      await expect(ledger().post({ ...bet(p, 1n), currency: 'XXX' })).rejects.toThrow(
        LedgerRequestError,
      );
    });

    it('under another brand finds no account', async () => {
      const p = await player(100n);
      expect(said(await ledger().post({ ...bet(p, 1n), brand: 'kyvolta' }))).toBe('accountMissing');
    });

    it('sent again is answered as before and debits once (31)', async () => {
      const p = await player(100n);
      const first = bet(p, 30n);
      const answer = await ledger().post(first);
      await ledger().post(bet(p, 20n));
      expect(await ledger().post(first)).toEqual({ ...answer, replayed: true });
      expect(await balance(p)).toBe(50n);
      await expectLedgerWhole(database(), { acknowledged: [first] });
    });

    it('with a known reference and other content is a mismatch (32)', async () => {
      const p = await player(100n);
      const first = bet(p, 30n, { roundRef: 'r1' });
      await ledger().post(first);
      const others = [
        bet(p, 31n, { externalRef: first.externalRef, roundRef: 'r1' }),
        bet(p, 30n, { externalRef: first.externalRef, roundRef: 'r2' }),
        bet(p, 30n, { externalRef: first.externalRef, roundRef: 'r1', kind: 'adjustment' }),
        bet(p, 30n, { externalRef: first.externalRef, roundRef: 'r1', funds: ['bonus', 'cash'] }),
      ];
      for (const other of others) {
        expect(await ledger().post(other)).toMatchObject({
          status: 'refused',
          reason: 'referenceMismatch',
          balances: { cash: 70n },
        });
      }
      await expectLedgerWhole(database(), { acknowledged: [first] });
    });

    it('with another member’s reference passes or not, as the scope says (33)', async () => {
      const [a, b, c] = [await player(100n), await player(100n), await player(100n)];
      const first = bet(a, 30n);
      const { externalRef } = first;
      await ledger().post(first);
      const wide = bet(c, 30n, { externalRef, referenceScope: 'provider' });
      expect(said(await ledger().post(wide))).toBe('referenceMismatch');
      expect(said(await ledger().post(bet(b, 30n, { externalRef })))).toBe('posted');
      // The same reference of another provider is another reference.
      expect(said(await ledger().post({ ...wide, provider: 'vendor-b' }))).toBe('posted');
      await expectLedgerWhole(database());
    });

    it('with a wide reference is taken once when two members send it at once (33)', async () => {
      const [a, b] = [await player(100n), await player(100n)];
      const first = bet(a, 30n, { referenceScope: 'provider' });
      const second = bet(b, 30n, { externalRef: first.externalRef, referenceScope: 'provider' });
      const outcomes = await Promise.all([ledger().post(first), ledger().post(second)]);
      expect(outcomes.map(said).toSorted()).toEqual(['posted', 'referenceMismatch']);
      await expectLedgerWhole(database(), { acknowledged: [first] });
    });

    it('of a round may be several (34), and none once the round is closed (35)', async () => {
      const p = await player(100n);
      const roundRef = 'round-7';
      const staked = () => ledger().post(bet(p, 10n, { roundRef, forbids: `close:${roundRef}` }));
      expect([said(await staked()), said(await staked()), said(await staked())]).toEqual([
        'posted',
        'posted',
        'posted',
      ]);
      const close = {
        ...bet(p, 0n),
        externalRef: `close:${roundRef}`,
        kind: 'win' as const,
        roundRef,
      };
      expect(said(await ledger().post(close))).toBe('posted');
      expect(await staked()).toMatchObject({
        status: 'refused',
        reason: 'forbidden',
        balances: { cash: 70n },
      });
      await expectLedgerWhole(database());
    });

    it('fifty at once with funds for ten: exactly ten (38)', async () => {
      const p = await player(100n);
      const bets = Array.from({ length: 50 }, () => bet(p, 10n));
      const outcomes = await Promise.all(bets.map((one) => ledger().post(one)));
      const acknowledged = bets.filter((_bet, index) => said(outcomes[index]!) === 'posted');
      expect(acknowledged).toHaveLength(10);
      expect(outcomes.filter((outcome) => said(outcome) === 'insufficientFunds')).toHaveLength(40);
      expect(await balance(p)).toBe(0n);
      await expectLedgerWhole(database(), { acknowledged });
    });

    it('uses up its funds in their order (39)', async () => {
      const p = await player(100n, 30n);
      const mixed = await ledger().post(bet(p, 50n, { funds: ['bonus', 'cash'] }));
      expect(mixed).toMatchObject({
        moved: { bonus: -30n, cash: -20n },
        balances: { bonus: 0n, cash: 80n },
      });
      const bonusOnly = await ledger().post(bet(p, 1n, { funds: ['bonus'] }));
      expect(bonusOnly).toMatchObject({
        reason: 'insufficientFunds',
        balances: { bonus: 0n, cash: 80n },
      });
      await expectLedgerWhole(database());
    });

    it('from bonus alone leaves cash as it was (39)', async () => {
      const p = await player(100n, 30n);
      const outcome = await ledger().post(bet(p, 30n, { funds: ['bonus'], report: ['promo'] }));
      expect(outcome).toMatchObject({
        moved: { bonus: -30n },
        balances: { bonus: 0n, cash: 100n, promo: 0n },
      });
      await expectLedgerWhole(database());
    });

    it.each(['', 'x'.repeat(201), 'a\u0000b', 'a\nb', '\ud800'])(
      'with the reference %j is no request (42)',
      async (externalRef) => {
        const p = { brand: 'denluma', memberId: 1n, currency: 'PEN' };
        await expect(ledger().post(bet(p, 1n, { externalRef }))).rejects.toThrow(
          LedgerRequestError,
        );
      },
    );

    it('keeps a reference with any other characters as it is', async () => {
      const p = await player(100n);
      const odd = bet(p, 1n, { externalRef: String.raw`a"b\c{d},é 💰 NULL` });
      expect(said(await ledger().post(odd))).toBe('posted');
      expect(said(await ledger().post(odd))).toBe('replayed');
      await expectLedgerWhole(database(), { acknowledged: [odd] });
    });
  });

  describe('a win', () => {
    it('needs its bet (44, 46) and may be several of one (51)', async () => {
      const p = await player(100n);
      const staked = bet(p, 40n);
      expect(said(await ledger().post(win(p, 5n, staked.externalRef)))).toBe('requiredMissing');
      await ledger().post(staked);
      const first = win(p, 5n, staked.externalRef);
      const second = win(p, 7n, staked.externalRef);
      expect(await ledger().post(first)).toMatchObject({
        balances: { cash: 65n },
        moved: { cash: 5n },
      });
      expect(said(await ledger().post(second))).toBe('posted');
      expect(said(await ledger().post(first))).toBe('replayed');
      expect(await balance(p)).toBe(72n);
      await expectLedgerWhole(database(), { acknowledged: [staked, first, second] });
    });

    it('needs a bet of the same member and provider', async () => {
      const [a, b] = [await player(100n), await player(100n)];
      const staked = bet(a, 40n);
      await ledger().post(staked);
      expect(said(await ledger().post(win(b, 5n, staked.externalRef)))).toBe('requiredMissing');
      const foreign = win(a, 5n, staked.externalRef, { provider: 'vendor-b' });
      expect(said(await ledger().post(foreign))).toBe('requiredMissing');
    });

    it('of zero is recorded once and moves nothing (45)', async () => {
      const p = await player(100n);
      const staked = bet(p, 40n);
      await ledger().post(staked);
      const nothing = win(p, 0n, staked.externalRef);
      expect(await ledger().post(nothing)).toMatchObject({ balances: { cash: 60n }, moved: {} });
      expect(said(await ledger().post(nothing))).toBe('replayed');
      await expectLedgerWhole(database(), { acknowledged: [nothing] });
    });

    it('may be very large, and be staked again (52)', async () => {
      const p = await player(1n);
      const staked = bet(p, 1n);
      await ledger().post(staked);
      expect(said(await ledger().post(win(p, 10n ** 18n, staked.externalRef)))).toBe('posted');
      expect(said(await ledger().post(bet(p, 10n ** 18n)))).toBe('posted');
      expect(await balance(p)).toBe(0n);
      await expectLedgerWhole(database());
    });

    it('beyond 64 bits is refused and changes nothing', async () => {
      const p = await player(0n);
      const promo = () =>
        ledger().post({
          ...bet(p, 0n),
          kind: 'promoPayout',
          postings: winPostings({ payoutMicro: 10n ** 18n }),
        });
      for (let times = 0; times < 9; times += 1) expect(said(await promo())).toBe('posted');
      expect(said(await promo())).toBe('outOfRange');
      expect(await balance(p)).toBe(9n * 10n ** 18n);
      await expectLedgerWhole(database());
    });

    it('of a promotion or a jackpot needs no bet and stands apart (55, 56)', async () => {
      const p = await player(0n);
      const jackpot = { owner: 'house', ownerId: 'mega', kind: 'jackpot' } as const;
      const promo = {
        ...bet(p, 0n),
        kind: 'promoPayout' as const,
        postings: winPostings({ payoutMicro: 5n }),
      };
      const pool = {
        ...bet(p, 0n),
        kind: 'jackpotWin' as const,
        postings: winPostings({ payoutMicro: 8n, from: jackpot }),
      };
      expect(said(await ledger().post(promo))).toBe('posted');
      expect(said(await ledger().post(promo))).toBe('replayed');
      expect(said(await ledger().post(pool))).toBe('posted');
      const pools = await database()
        .db.selectFrom('ledger_account')
        .select((eb) => eb.fn.sum<string>('balance').as('total'))
        .where('kind', '=', 'jackpot')
        .executeTakeFirst();
      expect(Number(pools?.total)).toBe(-8);
      await expectLedgerWhole(database());
    });
  });

  describe('a bet and win in one', () => {
    const both = (
      p: Awaited<ReturnType<typeof player>>,
      stakeMicro: bigint,
      payoutMicro: bigint,
    ) => ({
      ...bet(p, 0n),
      kind: 'betWin' as const,
      postings: betWinPostings({ stakeMicro, funds: ['cash'] }, { payoutMicro }),
    });

    it('moves both in one transfer', async () => {
      const p = await player(100n);
      expect(await ledger().post(both(p, 100n, 250n))).toMatchObject({
        balances: { cash: 250n },
        moved: { cash: 150n },
      });
      await expectLedgerWhole(database());
    });

    it('moves nothing when the stake is not covered, whatever it wins (57)', async () => {
      const p = await player(100n);
      const one = both(p, 101n, 1_000n);
      expect(await ledger().post(one)).toMatchObject({
        reason: 'insufficientFunds',
        balances: { cash: 100n },
      });
      expect(
        await database()
          .db.selectFrom('transfer')
          .select('id')
          .where('external_ref', '=', one.externalRef)
          .execute(),
      ).toEqual([]);
      await expectLedgerWhole(database());
    });
  });

  it('tells its event with the commit, and nothing for what was refused or sent again', async () => {
    const p = await player(100n);
    const event = { gameCode: 'llama', brand: 'forged' };
    const one = bet(p, 30n, { roundRef: 'r9', event });
    await ledger().post(one);
    await ledger().post(one);
    await ledger().post(bet(p, 1_000n));
    const events = (
      await database().db.selectFrom('outbox').select(['topic', 'payload']).execute()
    ).filter(({ payload }) => (payload as { memberId: string }).memberId === String(p.memberId));
    expect(events.map(({ topic }) => topic)).toEqual(['ledger.deposit', 'ledger.bet']);
    for (const { topic, payload } of events) expectEvent(topic, payload);
    expect(events[1]?.payload).toMatchObject({
      brand: 'denluma',
      provider: VENDOR,
      externalRef: one.externalRef,
      kind: 'bet',
      currency: 'PEN',
      roundRef: 'r9',
      gameCode: 'llama',
      legs: [['cash', '-30', '70']],
    });
  });
});
