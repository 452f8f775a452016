import assert from 'node:assert/strict';
import { type ConformanceCase, operatorOf } from '../conformance-case.ts';
import { expectClosedAgain, expectRefused, expectRepeated, expectTaken } from '../holds.ts';

export const roundCases: readonly ConformanceCase[] = [
  {
    covers: [34, 63],
    title: 'three bets in one round; one rolled back leaves it alive',
    needs: [],
    async run(book) {
      const { unit } = book;
      const player = await book.openPlayer(10n * unit);
      for (const [id, stake] of [
        ['a', unit],
        ['b', 2n * unit],
        ['c', 3n * unit],
      ] as const) {
        expectTaken(await book.bet(player, stake, { id, round: 'r' }));
      }
      const back = await book.rollback(player, 'b', { round: 'r' });
      expectTaken(back, { status: 'accepted', balanceMicro: book.at(player, 6n * unit) });
      expectTaken(await book.bet(player, unit, { id: 'd', round: 'r' }));
      expectTaken(await book.win(player, 'c', 5n * unit, { round: 'r' }));
      if (!book.has('close')) return;
      const closed = await book.close(player, 'r');
      expectTaken(closed, { stakeMicro: 5n * unit, payoutMicro: 5n * unit });
    },
  },
  {
    covers: [35],
    title: 'a closed round takes no bet',
    needs: ['close'],
    async run(book, target) {
      const { unit } = book;
      const player = await book.openPlayer(10n * unit);
      expectTaken(await book.bet(player, unit, { id: 'bet', round: 'r' }));
      expectTaken(await book.close(player, 'r'), { duplicate: false, stakeMicro: unit });
      expectClosedAgain(await book.close(player, 'r'), target, { stakeMicro: unit });
      expectRefused(await book.bet(player, unit, { round: 'r' }), 'ROUND_CLOSED', target);
      // A bet from before the close is answered as it was.
      expectRepeated(await book.bet(player, unit, { id: 'bet', round: 'r' }), target);
      expectRefused(await book.close(player, 'never-played'), 'ROUND_NOT_FOUND', target);
      expectTaken(await book.bet(player, unit, { round: 'never-played' }));
    },
  },
  {
    covers: [36],
    title: 'two rounds are open at a time',
    needs: [],
    async run(book) {
      const { unit } = book;
      const player = await book.openPlayer(10n * unit);
      expectTaken(await book.bet(player, unit, { id: 'one', round: 'r1' }));
      expectTaken(await book.bet(player, 2n * unit, { id: 'two', round: 'r2' }));
      expectTaken(await book.win(player, 'one', 5n * unit, { round: 'r1' }));
      if (book.has('close')) {
        expectTaken(await book.close(player, 'r1'), { payoutMicro: 5n * unit });
      }
      expectTaken(await book.bet(player, unit, { round: 'r2' }));
      if (!book.has('close')) return;
      expectTaken(await book.close(player, 'r2'), { stakeMicro: 3n * unit });
    },
  },
  {
    covers: [37],
    title: 'a round continues on another device',
    needs: ['operator'],
    async run(book, target) {
      const { unit } = book;
      const desktop = await book.openPlayer(10n * unit);
      expectTaken(await book.bet(desktop, unit, { id: 'desktop', round: 'r' }));
      const mobile = book.replace(await operatorOf(target).relaunch(desktop));
      expectTaken(await book.bet(mobile, 2n * unit, { id: 'mobile', round: 'r' }));
      // Winnings from the first device arrive with its token.
      expectTaken(await book.win(desktop, 'desktop', 4n * unit, { round: 'r' }));
      if (!book.has('close')) return;
      expectTaken(await book.close(mobile, 'r'), { stakeMicro: 3n * unit });
    },
  },
  {
    covers: [43],
    title: 'a closed site takes no bet, and accepts wins, rollbacks and closes',
    needs: ['operator'],
    async run(book, target) {
      const { unit } = book;
      const operator = operatorOf(target);
      const player = await book.openPlayer(10n * unit);
      expectTaken(await book.bet(player, unit, { id: 'won', round: 'r1' }));
      expectTaken(await book.bet(player, unit, { id: 'lost', round: 'r2' }));
      try {
        await operator.setSiteStatus(1);
        expectRefused(await book.bet(player, unit), 'MAINTENANCE', target);
        expectTaken(await book.win(player, 'won', 2n * unit, { round: 'r1' }));
        await operator.setSiteStatus(2);
        expectRefused(await book.bet(player, unit), 'REGION_BLOCKED', target);
        expectTaken(await book.rollback(player, 'lost', { round: 'r2' }));
        if (book.has('close')) expectTaken(await book.close(player, 'r1'));
      } finally {
        await operator.setSiteStatus(0);
      }
      expectTaken(await book.bet(player, unit));
    },
  },
  {
    covers: [],
    title: 'a round that closes between bets loses none and takes none afterwards',
    needs: ['close', 'exactBalance'],
    async run(book, target) {
      const { unit } = book;
      const player = await book.openPlayer(100n * unit);
      for (let time = 0; time < 3; time += 1) {
        const round = `r${time}`;
        expectTaken(await book.bet(player, unit, { round }));
        const calls = Array.from({ length: 12 }, (_call, index) =>
          index === 6 ? book.close(player, round) : book.bet(player, unit, { round }),
        );
        const replies = await Promise.all(calls);
        const [closed] = replies.splice(6, 1);
        const taken = replies.filter(({ kind }) => kind === 'moved').length;
        assert.ok(closed !== undefined);
        expectTaken(closed, { stakeMicro: BigInt(taken + 1) * unit });
        expectRefused(await book.bet(player, unit, { round }), 'ROUND_CLOSED', target);
      }
    },
  },
];
