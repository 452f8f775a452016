import { expect } from 'vitest';
import { expectRefused, expectTaken, operatorCase, UNIT, vendorCase } from './conformance-case.ts';

/** The most that one movement carries. */
const MOST = 10n ** 18n;

export const winCases = [
  vendorCase([44], 'a win that names its bet', async (vendor) => {
    const player = await vendor.openPlayer(10n * UNIT);
    expectTaken(await vendor.bet(player, UNIT, { id: 'bet', round: 'r' }));
    const reply = await vendor.win(player, 'bet', 5n * UNIT, { id: 'win', round: 'r' });
    expectTaken(reply, {
      status: 'accepted',
      duplicate: false,
      transactionId: vendor.idOf('win'),
      balanceMicro: String(14n * UNIT),
    });
  }),

  vendorCase([45], 'a win of nothing closes the round when it says so', async (vendor) => {
    const player = await vendor.openPlayer(10n * UNIT);
    expectTaken(await vendor.bet(player, UNIT, { id: 'bet', round: 'r' }));
    const still = await vendor.win(player, 'bet', 0n, { round: 'r' });
    expectTaken(still, { balanceMicro: String(9n * UNIT) });
    expectTaken(await vendor.bet(player, UNIT, { id: 'more', round: 'r' }));
    const end = { id: 'end', round: 'r', body: { roundClosed: true } };
    expectTaken(await vendor.win(player, 'more', 0n, end), { status: 'accepted' });
    expectRefused(await vendor.bet(player, UNIT, { round: 'r' }), 'ROUND_CLOSED');
    expectTaken(await vendor.win(player, 'more', 0n, end), { duplicate: true });
    expectTaken(await vendor.close(player, 'r'), {
      duplicate: true,
      stakeMicro: String(2n * UNIT),
      payoutMicro: '0',
    });
  }),

  vendorCase([46], 'a win without a bet is refused', async (vendor) => {
    const player = await vendor.openPlayer(10n * UNIT);
    const other = await vendor.openPlayer(10n * UNIT);
    const none = await vendor.win(player, 'no-such-bet', UNIT, { round: 'r' });
    expectRefused(none, 'TRANSACTION_DOES_NOT_EXIST');
    expectTaken(await vendor.bet(other, UNIT, { id: 'theirs', round: 'r' }));
    const theirs = await vendor.win(player, 'theirs', UNIT, { round: 'r' });
    expectRefused(theirs, 'TRANSACTION_DOES_NOT_EXIST');
    // Neither a win, nor a rollback, nor a round's end is a bet.
    expectTaken(await vendor.bet(player, UNIT, { id: 'bet', round: 'r' }));
    expectTaken(await vendor.win(player, 'bet', UNIT, { id: 'win', round: 'r' }));
    expectTaken(await vendor.bet(player, UNIT, { id: 'undone', round: 'r' }));
    expectTaken(await vendor.rollback(player, 'undone', { id: 'back', round: 'r' }));
    for (const reference of ['win', 'back']) {
      const reply = await vendor.win(player, reference, UNIT, { round: 'r' });
      expectRefused(reply, 'TRANSACTION_DOES_NOT_EXIST');
    }
    const elsewhere = await vendor.win(player, 'bet', UNIT, { round: 'another-round' });
    expectRefused(elsewhere, 'TRANSACTION_DOES_NOT_EXIST');
  }),

  vendorCase([47], 'a win of a bet that was rolled back is refused', async (vendor) => {
    const player = await vendor.openPlayer(10n * UNIT);
    expectTaken(await vendor.bet(player, UNIT, { id: 'bet', round: 'r' }));
    expectTaken(await vendor.rollback(player, 'bet', { round: 'r' }));
    const win = await vendor.win(player, 'bet', 5n * UNIT, { round: 'r' });
    expectRefused(win, 'TRANSACTION_ROLLED_BACK');
    expectTaken(await vendor.rollback(player, 'never-came', { round: 'r' }));
    const early = await vendor.win(player, 'never-came', 5n * UNIT, { round: 'r' });
    expectRefused(early, 'TRANSACTION_ROLLED_BACK');
  }),

  operatorCase([48], 'a win after the token ran out is taken', async (vendor, operator) => {
    const player = await vendor.openPlayer(10n * UNIT);
    expectTaken(await vendor.bet(player, UNIT, { id: 'bet', round: 'r' }));
    await operator.expire(player);
    expectRefused(await vendor.bet(player, UNIT, { round: 'r' }), 'TOKEN_EXPIRED');
    expectRefused(await vendor.check(player), 'TOKEN_EXPIRED');
    const win = await vendor.win(player, 'bet', 5n * UNIT, { round: 'r' });
    expectTaken(win, { balanceMicro: String(14n * UNIT) });
    expectTaken(await vendor.close(player, 'r'));
  }),

  operatorCase([49], 'a win of a blocked player is taken', async (vendor, operator) => {
    const player = await vendor.openPlayer(10n * UNIT);
    expectTaken(await vendor.bet(player, UNIT, { id: 'bet', round: 'r' }));
    await operator.block(player);
    const win = await vendor.win(player, 'bet', 5n * UNIT, { round: 'r' });
    expectTaken(win, { balanceMicro: String(14n * UNIT) });
    expectTaken(await vendor.close(player, 'r'));
  }),

  vendorCase([50], 'the same win again is paid once', async (vendor) => {
    const player = await vendor.openPlayer(10n * UNIT);
    expectTaken(await vendor.bet(player, UNIT, { id: 'bet', round: 'r' }));
    const win = (amountMicro = 5n * UNIT) =>
      vendor.win(player, 'bet', amountMicro, { id: 'win', round: 'r' });
    const replies = await Promise.all([win(), win(), win(), win()]);
    for (const reply of replies) expectTaken(reply, { balanceMicro: String(14n * UNIT) });
    expect(replies.filter(({ body }) => body.value?.['duplicate'] === false)).toHaveLength(1);
    expectRefused(await win(6n * UNIT), 'DUPLICATE_TRANSACTION');
  }),

  vendorCase([51], 'two wins of one bet are both paid', async (vendor) => {
    const player = await vendor.openPlayer(10n * UNIT);
    expectTaken(await vendor.bet(player, UNIT, { id: 'bet', round: 'r' }));
    expectTaken(await vendor.win(player, 'bet', 2n * UNIT, { id: 'one', round: 'r' }));
    expectTaken(await vendor.win(player, 'bet', 2n * UNIT, { id: 'two', round: 'r' }));
    expectTaken(await vendor.close(player, 'r'), { payoutMicro: String(4n * UNIT) });
  }),

  vendorCase([52], 'a very large win, and then a bet of that size', async (vendor) => {
    const player = await vendor.openPlayer(UNIT);
    expectTaken(await vendor.bet(player, UNIT, { id: 'bet', round: 'r' }));
    for (const tooMuch of [MOST + 1n, 2n ** 63n - 1n, 2n ** 63n, 10n ** 19n - 1n]) {
      const reply = await vendor.win(player, 'bet', tooMuch, { round: 'r' });
      expectRefused(reply, 'AMOUNT_OUT_OF_RANGE');
    }
    const win = await vendor.win(player, 'bet', MOST, { round: 'r' });
    expectTaken(win, { balanceMicro: String(MOST) });
    expectTaken(await vendor.bet(player, MOST), { balanceMicro: '0' });
  }),

  vendorCase(
    [],
    'a balance beyond 64 bits is refused and leaves everything as it was',
    async (vendor) => {
      const player = await vendor.openPlayer(UNIT);
      expectTaken(await vendor.bet(player, UNIT, { id: 'bet', round: 'r' }));
      for (let time = 0; time < 9; time += 1) {
        expectTaken(await vendor.win(player, 'bet', MOST, { round: 'r' }));
      }
      const tenth = await vendor.win(player, 'bet', MOST, { id: 'tenth', round: 'r' });
      expect(tenth.status).toBe(422);
      expectTaken(await vendor.balance(player), { balanceMicro: String(9n * MOST) });
      for (let time = 0; time < 9; time += 1) expectTaken(await vendor.bet(player, MOST));
      expectTaken(await vendor.win(player, 'bet', MOST, { id: 'tenth', round: 'r' }));
      expectTaken(await vendor.bet(player, MOST), { balanceMicro: '0' });
    },
  ),

  vendorCase([53], 'a negative win is refused', async (vendor) => {
    const player = await vendor.openPlayer(10n * UNIT);
    expectTaken(await vendor.bet(player, UNIT, { id: 'bet', round: 'r' }));
    for (const amount of [-1n, -(10n ** 19n) + 1n]) {
      expectRefused(await vendor.win(player, 'bet', amount, { round: 'r' }), 'NEGATIVE_AMOUNT');
    }
  }),

  vendorCase([], "a win finer than the currency's smallest unit is refused", async (vendor) => {
    const player = await vendor.openPlayer(10n * UNIT);
    expectTaken(await vendor.bet(player, UNIT, { id: 'bet', round: 'r' }));
    for (const finer of [1n, 9_999n, 10_001n, UNIT + 5_000n]) {
      const reply = await vendor.win(player, 'bet', finer, { id: 'win', round: 'r' });
      expectRefused(reply, 'AMOUNT_NOT_CONVERTIBLE');
    }
    expectTaken(await vendor.balance(player), { balanceMicro: String(9n * UNIT) });
    // The refusals used no id up.
    const cent = await vendor.win(player, 'bet', 10_000n, { id: 'win', round: 'r' });
    expectTaken(cent, { balanceMicro: String(9n * UNIT + 10_000n) });
  }),

  vendorCase([54], 'a win of another game or currency is refused', async (vendor) => {
    const player = await vendor.openPlayer(10n * UNIT);
    expectTaken(await vendor.bet(player, UNIT, { id: 'bet', round: 'r' }));
    const game = { ...player, gameCode: 'no-such-game' };
    expectRefused(await vendor.win(game, 'bet', UNIT, { round: 'r' }), 'INVALID_GAME');
    const currency = { ...player, currency: 'USD' };
    expectRefused(await vendor.win(currency, 'bet', UNIT, { round: 'r' }), 'WRONG_CURRENCY');
  }),

  vendorCase(
    [],
    'a win after the round was closed is paid, and told to be late',
    async (vendor) => {
      const player = await vendor.openPlayer(10n * UNIT);
      const round = 'r';
      expectTaken(await vendor.bet(player, UNIT, { id: 'bet', round }));
      const inTime = () => vendor.win(player, 'bet', 2n * UNIT, { id: 'in-time', round });
      expectTaken(await inTime(), { status: 'accepted' });
      expectTaken(await vendor.close(player, round));
      const late = (amountMicro = 3n * UNIT) =>
        vendor.win(player, 'bet', amountMicro, { id: 'late', round });
      expectTaken(await late(), {
        status: 'late',
        duplicate: false,
        balanceMicro: String(14n * UNIT),
      });
      // Each is answered again as it was.
      expectTaken(await late(), { status: 'late', duplicate: true });
      expectTaken(await inTime(), { status: 'accepted', duplicate: true });
      expectRefused(await late(4n * UNIT), 'DUPLICATE_TRANSACTION');
      expectTaken(await vendor.win(player, 'bet', 0n, { round }), { status: 'accepted' });
      expectTaken(await vendor.close(player, round), { payoutMicro: String(5n * UNIT) });
      const unknown = await vendor.win(player, 'no-such-bet', UNIT, { round });
      expectRefused(unknown, 'TRANSACTION_DOES_NOT_EXIST');
    },
  ),

  vendorCase(
    [],
    'a win that overtakes its bet is refused, and taken when it comes again',
    async (vendor) => {
      const player = await vendor.openPlayer(10n * UNIT);
      const win = () => vendor.win(player, 'bet', 5n * UNIT, { id: 'win', round: 'r' });
      expectRefused(await win(), 'TRANSACTION_DOES_NOT_EXIST');
      expectTaken(await vendor.bet(player, UNIT, { id: 'bet', round: 'r' }));
      expectTaken(await win(), { duplicate: false, balanceMicro: String(14n * UNIT) });
    },
  ),
];
