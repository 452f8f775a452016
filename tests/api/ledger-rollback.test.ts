import { expect, it } from 'vitest';
import { betWinPostings } from '#tests/support/postings.ts';
import { LedgerRequestError } from '#server/ledger/check-request.ts';
import { findTransfer } from '#server/ledger/ledger.read.ts';
import { expectLedgerWhole } from '#tests/support/ledger-oracle.ts';
import { forEachEngine } from '#tests/support/test-database.ts';
import {
  bet,
  freshRef,
  openPlayer,
  rollback,
  said,
  useLedger,
  win,
} from '#tests/support/test-ledger.ts';

/** The ledger's part of the conformance cases 47 and 58-66. */
forEachEngine((engine) => {
  const { database, ledger } = useLedger(engine);

  it('gives a bet back once, however often it is asked (58, 59)', async () => {
    const p = await openPlayer(database(), ledger(), { cash: 100n });
    const staked = bet(p, 40n);
    await ledger().post(staked);
    const back = rollback(p, staked.externalRef);
    const answer = await ledger().post(back);
    expect(answer).toMatchObject({
      status: 'posted',
      tombstone: false,
      balances: { cash: 100n },
      moved: { cash: 40n },
    });
    expect(await ledger().post(back)).toEqual({ ...answer, replayed: true });
    const transferId = answer.status === 'posted' ? answer.transferId : 0n;
    expect(await ledger().post(rollback(p, staked.externalRef))).toEqual({
      status: 'refused',
      reason: 'alreadyReversed',
      balances: { cash: 100n },
      transferId,
    });
    // The bet itself, sent again, is still the one that was taken.
    expect(said(await ledger().post(staked))).toBe('replayed');
    expect((await ledger().balancesOf(p)).cash).toBe(100n);
    await expectLedgerWhole(database(), { acknowledged: [staked, back] });
  });

  it('restores the exact mix a bet took (66)', async () => {
    const p = await openPlayer(database(), ledger(), { cash: 100n, bonus: 30n, promo: 5n });
    const staked = bet(p, 60n, { funds: ['promo', 'bonus', 'cash'] });
    expect(await ledger().post(staked)).toMatchObject({
      moved: { promo: -5n, bonus: -30n, cash: -25n },
    });
    await ledger().post(bet(p, 75n));
    expect(await ledger().post(rollback(p, staked.externalRef))).toMatchObject({
      moved: { promo: 5n, bonus: 30n, cash: 25n },
      balances: { promo: 5n, bonus: 30n, cash: 25n },
    });
    await expectLedgerWhole(database());
  });

  it('of an unknown bet leaves a tombstone that refuses it when it comes (60)', async () => {
    const p = await openPlayer(database(), ledger(), { cash: 100n });
    const late = bet(p, 40n);
    const back = rollback(p, late.externalRef);
    expect(await ledger().post(back)).toMatchObject({
      status: 'posted',
      tombstone: true,
      balances: { cash: 100n },
      moved: {},
    });
    expect(await ledger().post(back)).toMatchObject({
      status: 'posted',
      tombstone: true,
      replayed: true,
    });
    expect(await ledger().post(late)).toMatchObject({
      status: 'refused',
      reason: 'tombstoned',
      balances: { cash: 100n },
    });
    expect(said(await ledger().post(rollback(p, late.externalRef)))).toBe('alreadyReversed');
    expect(said(await ledger().post(win(p, 9n, late.externalRef)))).toBe('requiredReversed');
    expect(await findTransfer(database().db, late)).toMatchObject({ kind: 'tombstone' });
    await expectLedgerWhole(database(), { acknowledged: [back] });
  });

  it('of one member buries nothing of another', async () => {
    const [a, b] = [
      await openPlayer(database(), ledger(), { cash: 9n }),
      await openPlayer(database(), ledger(), { cash: 9n }),
    ];
    const staked = bet(a, 5n);
    expect(await ledger().post(rollback(b, staked.externalRef))).toMatchObject({ tombstone: true });
    expect(said(await ledger().post(staked))).toBe('posted');
    await expectLedgerWhole(database());
  });

  it('after a win is refused where the dialect wants it (61) and a win after it always (47)', async () => {
    const p = await openPlayer(database(), ledger(), { cash: 100n });
    const staked = bet(p, 40n);
    await ledger().post(staked);
    const payout = win(p, 90n, staked.externalRef);
    await ledger().post(payout);
    const back = rollback(p, staked.externalRef, { unlessSettled: true });
    expect(await ledger().post(back)).toMatchObject({
      reason: 'settled',
      balances: { cash: 150n },
    });
    expect(said(await ledger().post({ ...back, unlessSettled: false }))).toBe('posted');
    expect(said(await ledger().post(win(p, 1n, staked.externalRef)))).toBe('requiredReversed');
    expect((await ledger().balancesOf(p)).cash).toBe(190n);
    await expectLedgerWhole(database());
  });

  it('a win that was taken back settles nothing', async () => {
    const p = await openPlayer(database(), ledger(), { cash: 100n });
    const staked = bet(p, 40n);
    await ledger().post(staked);
    const payout = win(p, 90n, staked.externalRef);
    await ledger().post(payout);
    await ledger().post(rollback(p, payout.externalRef, { reversibleKinds: ['win'] }));
    expect(
      said(await ledger().post(rollback(p, staked.externalRef, { unlessSettled: true }))),
    ).toBe('posted');
    expect((await ledger().balancesOf(p)).cash).toBe(100n);
    await expectLedgerWhole(database());
  });

  it('of a win is refused unless allowed, and never takes what is not there (62)', async () => {
    const p = await openPlayer(database(), ledger(), { cash: 10n });
    const staked = bet(p, 10n);
    await ledger().post(staked);
    const payout = win(p, 50n, staked.externalRef);
    await ledger().post(payout);
    expect(said(await ledger().post(rollback(p, payout.externalRef)))).toBe('notReversible');
    await ledger().post(bet(p, 20n));
    const back = rollback(p, payout.externalRef, { reversibleKinds: ['bet', 'win'] });
    expect(await ledger().post(back)).toMatchObject({
      reason: 'insufficientFunds',
      balances: { cash: 30n },
    });
    expect(said(await ledger().post(rollback(p, back.externalRef)))).toBe('posted');
    await expectLedgerWhole(database());
  });

  it('of one of several bets leaves the others (63)', async () => {
    const p = await openPlayer(database(), ledger(), { cash: 100n });
    const [a, b] = [bet(p, 10n, { roundRef: 'r' }), bet(p, 20n, { roundRef: 'r' })];
    await Promise.all([ledger().post(a), ledger().post(b)]);
    await ledger().post(rollback(p, a.externalRef));
    expect(said(await ledger().post(win(p, 5n, b.externalRef)))).toBe('posted');
    expect(said(await ledger().post(win(p, 5n, a.externalRef)))).toBe('requiredReversed');
    expect((await ledger().balancesOf(p)).cash).toBe(85n);
    await expectLedgerWhole(database());
  });

  it('of a free bet and of a bet and win in one', async () => {
    const p = await openPlayer(database(), ledger(), { cash: 100n });
    const free = bet(p, 0n);
    await ledger().post(free);
    expect(await ledger().post(rollback(p, free.externalRef))).toMatchObject({
      tombstone: false,
      moved: {},
    });
    expect(said(await ledger().post(win(p, 5n, free.externalRef)))).toBe('requiredReversed');
    const both = {
      ...bet(p, 0n),
      kind: 'betWin' as const,
      postings: betWinPostings({ stakeMicro: 100n, funds: ['cash'] }, { payoutMicro: 30n }),
    };
    await ledger().post(both);
    expect(await ledger().post(rollback(p, both.externalRef))).toMatchObject({
      moved: { cash: 70n },
      balances: { cash: 100n },
    });
    await expectLedgerWhole(database());
  });

  it('has a reference of its own, and the currency of what it takes back', async () => {
    const p = await openPlayer(database(), ledger(), { cash: 100n });
    const staked = bet(p, 10n);
    await ledger().post(staked);
    const same = rollback(p, staked.externalRef, { externalRef: staked.externalRef });
    await expect(ledger().post(same)).rejects.toThrow(LedgerRequestError);
    await database()
      .db.transaction()
      .execute((tx) => ledger().openMemberAccounts(tx, { ...p, currency: 'USD' }));
    expect(said(await ledger().post(rollback(p, staked.externalRef, { currency: 'USD' })))).toBe(
      'referenceMismatch',
    );
    expect(
      said(await ledger().post(rollback(p, freshRef(), { externalRef: staked.externalRef }))),
    ).toBe('referenceMismatch');
    await expectLedgerWhole(database());
  });
});
