import { beforeEach, expect, it } from 'vitest';
import { channelSettlement } from '#domain/ledger/deposit-postings.ts';
import { PostingError } from '#domain/ledger/posting.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { expireHolds } from '#server/ledger/expire-holds.job.ts';
import { hold, type HoldRequest, postHold, postHoldPart, voidHold } from '#server/ledger/holds.ts';
import { expectLedgerWhole } from '#tests/support/ledger-oracle.ts';
import { forEachEngine } from '#tests/support/test-database.ts';
import {
  bet,
  freshRef,
  openPlayer,
  type Player,
  said,
  useLedger,
} from '#tests/support/test-ledger.ts';

const BANK = channelSettlement('bank');
const PROVIDER = 'withdrawal';

forEachEngine((engine) => {
  const { database, ledger } = useLedger(engine);
  let now = new Date('2026-11-21T12:00:00Z');
  const clock: Clock = { now: () => now };
  const deps = () => ({ ledger: ledger(), clock });
  const inTx = <T>(work: (tx: Tx) => Promise<T>) => database().db.transaction().execute(work);
  let player: Player;

  beforeEach(async () => {
    player = await openPlayer(database(), ledger(), { cash: 100n, bonus: 30n });
  });

  const request = (amountMicro: bigint, more: Partial<HoldRequest> = {}): HoldRequest => ({
    ...player,
    provider: PROVIDER,
    externalRef: freshRef('hold'),
    purpose: 'withdrawal',
    amountMicro,
    funds: ['cash'],
    expiresAt: null,
    ...more,
  });
  const holdIdOf = async (wanted: HoldRequest): Promise<bigint> => {
    const outcome = await inTx((tx) => hold(tx, deps(), wanted));
    if (outcome.status !== 'posted') throw new Error(outcome.reason);
    return outcome.transferId;
  };
  const key = (holdId: bigint) => ({
    memberId: player.memberId,
    holdId,
    provider: PROVIDER,
    externalRef: freshRef('end'),
  });
  const statusOf = (id: bigint) =>
    database()
      .db.selectFrom('hold')
      .select(['status', 'posted_amount'])
      .where('id', '=', id)
      .executeTakeFirst();

  it('reserves: what is held cannot be staked', async () => {
    const wanted = request(80n);
    await holdIdOf(wanted);
    expect(await ledger().balancesOf(player)).toMatchObject({ cash: 20n, locked: 80n });
    expect(said(await ledger().post(bet(player, 21n)))).toBe('insufficientFunds');
    expect(said(await inTx((tx) => hold(tx, deps(), wanted)))).toBe('replayed');
    expect(said(await inTx((tx) => hold(tx, deps(), request(21n))))).toBe('insufficientFunds');
    expect(await ledger().balancesOf(player)).toMatchObject({ cash: 20n, locked: 80n });
    await expectLedgerWhole(database());
  });

  it('posts the whole, once', async () => {
    const holdId = await holdIdOf(request(80n));
    const end = { ...key(holdId), to: BANK };
    expect(said(await inTx((tx) => postHold(tx, deps(), end)))).toBe('posted');
    expect(said(await inTx((tx) => postHold(tx, deps(), end)))).toBe('replayed');
    expect(await inTx((tx) => postHold(tx, deps(), { ...key(holdId), to: BANK }))).toMatchObject({
      reason: 'holdClosed',
    });
    expect(await inTx((tx) => voidHold(tx, deps(), key(holdId)))).toMatchObject({
      reason: 'holdClosed',
    });
    expect(await ledger().balancesOf(player)).toMatchObject({ cash: 20n, locked: 0n });
    expect(await statusOf(holdId)).toEqual({ status: 'posted', posted_amount: 80n });
    await expectLedgerWhole(database());
  });

  it('posts a part of a mix and gives the rest back to where it came from', async () => {
    const holdId = await holdIdOf(request(80n, { funds: ['bonus', 'cash'] }));
    expect(await ledger().balancesOf(player)).toMatchObject({ cash: 50n, bonus: 0n, locked: 80n });
    const end = { ...key(holdId), to: BANK, amountMicro: 35n };
    expect(await inTx((tx) => postHold(tx, deps(), end))).toMatchObject({
      moved: { locked: -80n, cash: 45n },
    });
    expect(await ledger().balancesOf(player)).toMatchObject({ cash: 95n, bonus: 0n, locked: 0n });
    expect(await statusOf(holdId)).toEqual({ status: 'posted', posted_amount: 35n });
    await expectLedgerWhole(database());
  });

  it('posts a part and keeps the rest held, once, with its fee', async () => {
    const holdId = await holdIdOf(request(80n, { funds: ['bonus', 'cash'] }));
    const part = { ...key(holdId), to: BANK, amountMicro: 35n, feeMicro: 2n };
    const outcome = await inTx((tx) => postHoldPart(tx, deps(), part));
    expect(outcome).toMatchObject({ moved: { locked: -35n } });
    expect(said(await inTx((tx) => postHoldPart(tx, deps(), part)))).toBe('replayed');
    const other = { ...part, amountMicro: 36n };
    expect(said(await inTx((tx) => postHoldPart(tx, deps(), other)))).toBe('referenceMismatch');
    expect(await statusOf(holdId)).toEqual({ status: 'open', posted_amount: 35n });
    const tooMuch = { ...key(holdId), to: BANK, amountMicro: 46n };
    await expect(inTx((tx) => postHoldPart(tx, deps(), tooMuch))).rejects.toThrow(PostingError);
    // The rest is what the funds gave last: 30 of the bonus are paid, and 5 of the cash.
    expect(said(await inTx((tx) => voidHold(tx, deps(), key(holdId))))).toBe('posted');
    expect(await ledger().balancesOf(player)).toMatchObject({ cash: 95n, bonus: 0n, locked: 0n });
    expect(said(await inTx((tx) => postHoldPart(tx, deps(), part)))).toBe('replayed');
    await expectLedgerWhole(database());
  });

  it('is ended by a part that is all of the rest', async () => {
    const holdId = await holdIdOf(request(80n));
    const part = (amountMicro: bigint) => ({ ...key(holdId), to: BANK, amountMicro });
    expect(said(await inTx((tx) => postHoldPart(tx, deps(), part(30n))))).toBe('posted');
    expect(said(await inTx((tx) => postHoldPart(tx, deps(), part(50n))))).toBe('posted');
    expect(await statusOf(holdId)).toEqual({ status: 'posted', posted_amount: 80n });
    await expectLedgerWhole(database());
  });

  it('voids by restoring the exact mix', async () => {
    const holdId = await holdIdOf(request(80n, { funds: ['bonus', 'cash'] }));
    expect(said(await inTx((tx) => voidHold(tx, deps(), key(holdId))))).toBe('posted');
    expect(await ledger().balancesOf(player)).toMatchObject({ cash: 100n, bonus: 30n, locked: 0n });
    expect(await statusOf(holdId)).toEqual({ status: 'voided', posted_amount: 0n });
    await expectLedgerWhole(database());
  });

  it('expires what is over and nothing else', async () => {
    const soon = await holdIdOf(request(10n, { expiresAt: new Date(now.getTime() + 60_000) }));
    const later = await holdIdOf(request(10n, { expiresAt: new Date(now.getTime() + 7_200_000) }));
    const open = await holdIdOf(request(10n));
    expect(await expireHolds(database().db, deps())).toBe(0);
    now = new Date(now.getTime() + 60_000);
    expect(await expireHolds(database().db, deps())).toBe(1);
    expect(await expireHolds(database().db, deps())).toBe(0);
    expect([
      (await statusOf(soon))?.status,
      (await statusOf(later))?.status,
      (await statusOf(open))?.status,
    ]).toEqual(['expired', 'open', 'open']);
    expect(await ledger().balancesOf(player)).toMatchObject({ cash: 80n, locked: 20n });
    await expectLedgerWhole(database());
  });

  it('of another member, or of none, is missing', async () => {
    const holdId = await holdIdOf(request(10n));
    const other = { ...key(holdId), memberId: player.memberId + 1n };
    expect(await inTx((tx) => voidHold(tx, deps(), other))).toMatchObject({
      reason: 'holdMissing',
    });
    expect(await inTx((tx) => voidHold(tx, deps(), key(1n)))).toMatchObject({
      reason: 'holdMissing',
    });
  });

  it('is never posted for more than was held', async () => {
    const holdId = await holdIdOf(request(10n));
    const tooMuch = { ...key(holdId), to: BANK, amountMicro: 11n };
    await expect(inTx((tx) => postHold(tx, deps(), tooMuch))).rejects.toThrow(PostingError);
    expect((await statusOf(holdId))?.status).toBe('open');
    await expectLedgerWhole(database());
  });

  it('falls with the transaction that made it', async () => {
    const wanted = request(80n);
    const failed = inTx(async (tx) => {
      await hold(tx, deps(), wanted);
      throw new Error('the caller changed its mind');
    });
    await expect(failed).rejects.toThrow('changed its mind');
    expect(await ledger().balancesOf(player)).toMatchObject({ cash: 100n, locked: 0n });
    expect(said(await inTx((tx) => hold(tx, deps(), wanted)))).toBe('posted');
    await expectLedgerWhole(database());
  });

  it('of two endings at once exactly one happens', async () => {
    for (let round = 0; round < 10; round += 1) {
      const holdId = await holdIdOf(request(5n));
      const outcomes = await Promise.all([
        inTx((tx) => postHold(tx, deps(), { ...key(holdId), to: BANK })),
        inTx((tx) => voidHold(tx, deps(), key(holdId))),
      ]);
      expect(outcomes.map(said).toSorted()).toEqual(['holdClosed', 'posted']);
    }
    await expectLedgerWhole(database());
  });
});
