import type { ConformanceCase } from '../conformance-case.ts';
import { expectClosedAgain, expectRefused, expectRepeated, expectTaken } from '../holds.ts';

/** Wins around the end of a round, and wins that arrive before their bet. */
export const settledRoundCases: readonly ConformanceCase[] = [
  {
    covers: [45],
    title: 'a win of zero closes the round when it says so',
    needs: [],
    async run(book, target) {
      const { unit } = book;
      const player = await book.openPlayer(10n * unit);
      expectTaken(await book.bet(player, unit, { id: 'bet', round: 'r' }));
      const still = await book.win(player, 'bet', 0n, { round: 'r' });
      expectTaken(still, { balanceMicro: book.at(player, 9n * unit) });
      expectTaken(await book.bet(player, unit, { id: 'more', round: 'r' }));
      const end = { id: 'end', round: 'r', closesRound: true };
      expectTaken(await book.win(player, 'more', 0n, end), { status: 'accepted' });
      expectRefused(await book.bet(player, unit, { round: 'r' }), 'ROUND_CLOSED', target);
      expectRepeated(await book.win(player, 'more', 0n, end), target);
      if (!book.has('close')) return;
      const closed = { stakeMicro: 2n * unit, payoutMicro: 0n };
      expectClosedAgain(await book.close(player, 'r'), target, closed);
    },
  },
  {
    covers: [],
    title: 'a win after the close of its round is paid and marked as late',
    needs: ['close'],
    async run(book, target) {
      const { unit } = book;
      const player = await book.openPlayer(10n * unit);
      const round = 'r';
      expectTaken(await book.bet(player, unit, { id: 'bet', round }));
      const inTime = () => book.win(player, 'bet', 2n * unit, { id: 'in-time', round });
      expectTaken(await inTime(), { status: 'accepted' });
      expectTaken(await book.close(player, round));
      const late = (amountMicro = 3n * unit) =>
        book.win(player, 'bet', amountMicro, { id: 'late', round });
      expectTaken(await late(), {
        status: 'late',
        duplicate: false,
        balanceMicro: book.at(player, 14n * unit),
      });
      // A repeated call gets the status that the first one had.
      expectRepeated(await late(), target, { status: 'late' });
      expectRepeated(await inTime(), target, { status: 'accepted' });
      expectRefused(await late(4n * unit), 'DUPLICATE_TRANSACTION', target);
      expectTaken(await book.win(player, 'bet', 0n, { round }), { status: 'accepted' });
      const again = await book.close(player, round);
      expectClosedAgain(again, target, { payoutMicro: 5n * unit });
      const unknown = await book.win(player, 'no-such-bet', unit, { round });
      expectRefused(unknown, 'TRANSACTION_DOES_NOT_EXIST', target);
    },
  },
  {
    covers: [],
    title: 'a win that overtakes its bet is refused, and accepted when it is sent again',
    needs: [],
    async run(book, target) {
      const { unit } = book;
      const player = await book.openPlayer(10n * unit);
      const win = () => book.win(player, 'bet', 5n * unit, { id: 'win', round: 'r' });
      expectRefused(await win(), 'TRANSACTION_DOES_NOT_EXIST', target);
      expectTaken(await book.bet(player, unit, { id: 'bet', round: 'r' }));
      expectTaken(await win(), { duplicate: false, balanceMicro: book.at(player, 14n * unit) });
    },
  },
];
