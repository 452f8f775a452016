import assert from 'node:assert/strict';
import { type ConformanceCase, operatorOf } from '../conformance-case.ts';
import { answerOf, expectOnce, expectRefused, expectTaken } from '../holds.ts';

/** Largest amount of one movement. */
const MOST = 10n ** 18n;

export const winCases: readonly ConformanceCase[] = [
  {
    covers: [44],
    title: 'a win that names its bet',
    needs: [],
    async run(book) {
      const { unit } = book;
      const player = await book.openPlayer(10n * unit);
      expectTaken(await book.bet(player, unit, { id: 'bet', round: 'r' }));
      const reply = await book.win(player, 'bet', 5n * unit, { id: 'win', round: 'r' });
      expectTaken(reply, {
        status: 'accepted',
        duplicate: false,
        transactionId: book.idOf('win'),
        balanceMicro: book.at(player, 14n * unit),
      });
    },
  },
  {
    covers: [46],
    title: 'a win without a bet is refused',
    needs: ['twoPlayers'],
    async run(book, target) {
      const { unit } = book;
      const player = await book.openPlayer(10n * unit);
      const other = await book.openPlayer(10n * unit);
      const expectNoBet = async (bet: string, round: string): Promise<void> => {
        const reply = await book.win(player, bet, unit, { round });
        expectRefused(reply, 'TRANSACTION_DOES_NOT_EXIST', target);
      };
      await expectNoBet('no-such-bet', 'r');
      expectTaken(await book.bet(other, unit, { id: 'theirs', round: 'r' }));
      await expectNoBet('theirs', 'r');
      // Neither a win nor a rollback is a bet.
      expectTaken(await book.bet(player, unit, { id: 'bet', round: 'r' }));
      expectTaken(await book.win(player, 'bet', unit, { id: 'win', round: 'r' }));
      expectTaken(await book.bet(player, unit, { id: 'undone', round: 'r' }));
      expectTaken(await book.rollback(player, 'undone', { id: 'back', round: 'r' }));
      await expectNoBet('win', 'r');
      await expectNoBet('back', 'r');
      await expectNoBet('bet', 'another-round');
    },
  },
  {
    covers: [47],
    title: 'a win of a bet that was rolled back is refused',
    needs: [],
    async run(book, target) {
      const { unit } = book;
      const player = await book.openPlayer(10n * unit);
      expectTaken(await book.bet(player, unit, { id: 'bet', round: 'r' }));
      expectTaken(await book.rollback(player, 'bet', { round: 'r' }));
      const win = await book.win(player, 'bet', 5n * unit, { round: 'r' });
      expectRefused(win, 'TRANSACTION_ROLLED_BACK', target);
      const early = await book.rollback(player, 'never-came', { round: 'r' });
      if (target.dialect.unknownRollback === 'accepted') expectTaken(early);
      else expectRefused(early, 'TRANSACTION_DOES_NOT_EXIST', target);
      const late = await book.win(player, 'never-came', 5n * unit, { round: 'r' });
      expectRefused(late, 'TRANSACTION_ROLLED_BACK', target);
    },
  },
  {
    covers: [48],
    title: 'a win after the token expired is accepted',
    needs: ['operator'],
    async run(book, target) {
      const { unit } = book;
      const player = await book.openPlayer(10n * unit);
      expectTaken(await book.bet(player, unit, { id: 'bet', round: 'r' }));
      await operatorOf(target).expire(player);
      expectRefused(await book.bet(player, unit, { round: 'r' }), 'TOKEN_EXPIRED', target);
      if (book.has('check')) expectRefused(await book.check(player), 'TOKEN_EXPIRED', target);
      const win = await book.win(player, 'bet', 5n * unit, { round: 'r' });
      expectTaken(win, { balanceMicro: book.at(player, 14n * unit) });
      if (book.has('close')) expectTaken(await book.close(player, 'r'));
    },
  },
  {
    covers: [49],
    title: 'a win of a blocked player is accepted',
    needs: ['operator'],
    async run(book, target) {
      const { unit } = book;
      const player = await book.openPlayer(10n * unit);
      expectTaken(await book.bet(player, unit, { id: 'bet', round: 'r' }));
      await operatorOf(target).block(player);
      const win = await book.win(player, 'bet', 5n * unit, { round: 'r' });
      expectTaken(win, { balanceMicro: book.at(player, 14n * unit) });
      if (book.has('close')) expectTaken(await book.close(player, 'r'));
    },
  },
  {
    covers: [50],
    title: 'a repeated win is paid once',
    needs: [],
    async run(book, target) {
      const { unit } = book;
      const player = await book.openPlayer(10n * unit);
      expectTaken(await book.bet(player, unit, { id: 'bet', round: 'r' }));
      const win = (amountMicro = 5n * unit) =>
        book.win(player, 'bet', amountMicro, { id: 'win', round: 'r' });
      const replies = await Promise.all([win(), win(), win(), win()]);
      expectOnce(replies, target, { balanceMicro: book.at(player, 14n * unit) });
      expectRefused(await win(6n * unit), 'DUPLICATE_TRANSACTION', target);
    },
  },
  {
    covers: [51],
    title: 'two wins of one bet are both paid',
    needs: [],
    async run(book) {
      const { unit } = book;
      const player = await book.openPlayer(10n * unit);
      expectTaken(await book.bet(player, unit, { id: 'bet', round: 'r' }));
      expectTaken(await book.win(player, 'bet', 2n * unit, { id: 'one', round: 'r' }));
      expectTaken(await book.win(player, 'bet', 2n * unit, { id: 'two', round: 'r' }));
      if (!book.has('close')) return;
      expectTaken(await book.close(player, 'r'), { payoutMicro: 4n * unit });
    },
  },
  {
    covers: [52],
    title: 'a very large win, and then a bet of that size',
    needs: ['exactBalance'],
    async run(book, target) {
      const player = await book.openPlayer(book.unit);
      expectTaken(await book.bet(player, book.unit, { id: 'bet', round: 'r' }));
      for (const tooMuch of [MOST + 1n, 2n * MOST, 2n ** 63n - 1n, 2n ** 63n, 10n ** 19n - 1n]) {
        if (!book.canWrite(tooMuch, player)) continue;
        const reply = await book.win(player, 'bet', tooMuch, { round: 'r' });
        expectRefused(reply, 'AMOUNT_OUT_OF_RANGE', target);
      }
      const win = await book.win(player, 'bet', MOST, { round: 'r' });
      expectTaken(win, { balanceMicro: MOST });
      expectTaken(await book.bet(player, MOST), { balanceMicro: 0n });
    },
  },
  {
    covers: [],
    title: 'a balance beyond 64 bits is refused and changes nothing',
    needs: ['exactBalance', 'balance'],
    async run(book, target) {
      const player = await book.openPlayer(book.unit);
      expectTaken(await book.bet(player, book.unit, { id: 'bet', round: 'r' }));
      for (let time = 0; time < 9; time += 1) {
        expectTaken(await book.win(player, 'bet', MOST, { round: 'r' }));
      }
      const tenth = await book.win(player, 'bet', MOST, { id: 'tenth', round: 'r' });
      assert.equal(tenth.kind, 'refused');
      if (target.dialect.code === 'hmac') assert.equal(answerOf(tenth).status, 422);
      expectTaken(await book.balance(player), { balanceMicro: 9n * MOST });
      for (let time = 0; time < 9; time += 1) expectTaken(await book.bet(player, MOST));
      expectTaken(await book.win(player, 'bet', MOST, { id: 'tenth', round: 'r' }));
      expectTaken(await book.bet(player, MOST), { balanceMicro: 0n });
    },
  },
  {
    covers: [53],
    title: 'a negative win is refused',
    needs: [],
    async run(book, target) {
      const player = await book.openPlayer(10n * book.unit);
      expectTaken(await book.bet(player, book.unit, { id: 'bet', round: 'r' }));
      for (const amount of [-1n, -book.unit, -(10n ** 19n) + 1n, -9n * MOST]) {
        if (!book.canWrite(amount, player)) continue;
        const reply = await book.win(player, 'bet', amount, { round: 'r' });
        expectRefused(reply, 'NEGATIVE_AMOUNT', target);
      }
    },
  },
  {
    covers: [],
    title: "a win finer than the currency's smallest unit is refused",
    needs: ['balance'],
    only: ({ code }) => code !== 'bearer' || 'the dialect cannot write finer amounts',
    async run(book, target) {
      const { unit } = book;
      const player = await book.openPlayer(10n * unit);
      expectTaken(await book.bet(player, unit, { id: 'bet', round: 'r' }));
      for (const finer of [1n, 9_999n, 9_900n, 10_001n, 10_100n, unit + 5_000n]) {
        if (!book.canWrite(finer, player)) continue;
        const reply = await book.win(player, 'bet', finer, { id: 'win', round: 'r' });
        expectRefused(reply, 'AMOUNT_NOT_CONVERTIBLE', target);
      }
      const { stakeUnitMicro: step } = target;
      expectTaken(await book.balance(player), { balanceMicro: book.at(player, 9n * unit) });
      // The refusals did not use up the id.
      const smallest = await book.win(player, 'bet', step, { id: 'win', round: 'r' });
      expectTaken(smallest, { balanceMicro: book.at(player, 9n * unit + step) });
    },
  },
  {
    covers: [54],
    title: 'a win of another game or currency is refused',
    needs: [],
    async run(book, target) {
      const { unit } = book;
      const player = await book.openPlayer(10n * unit);
      expectTaken(await book.bet(player, unit, { id: 'bet', round: 'r' }));
      const game = { ...player, gameCode: 'no-such-game' };
      expectRefused(await book.win(game, 'bet', unit, { round: 'r' }), 'INVALID_GAME', target);
      const currency = { ...player, currency: player.currency === 'USD' ? 'EUR' : 'USD' };
      const other = await book.win(currency, 'bet', unit, { round: 'r' });
      expectRefused(other, 'WRONG_CURRENCY', target);
    },
  },
];
