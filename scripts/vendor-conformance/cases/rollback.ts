import type { WalletReply } from '#server/outside/dialects/wallet-call.ts';
import { type ConformanceCase, operatorOf } from '../conformance-case.ts';
import { expectOnce, expectRefused, expectRepeated, expectTaken } from '../holds.ts';
import { sampleCall } from '../sample-call.ts';
import type { ConformanceTarget } from '../target.ts';

/** The rollback of an unknown bet: remembered either way, and refused in some dialects. */
function expectRemembered(
  reply: WalletReply,
  target: ConformanceTarget,
  expected: { balanceMicro?: bigint; duplicate?: false } = {},
): void {
  if (target.dialect.unknownRollback === 'refused') {
    expectRefused(reply, 'TRANSACTION_DOES_NOT_EXIST', target);
  } else {
    expectTaken(reply, { ...expected, status: 'remembered' });
  }
}

export const rollbackCases: readonly ConformanceCase[] = [
  {
    covers: [58],
    title: 'a bet is given back',
    needs: [],
    async run(book, target) {
      const { unit } = book;
      const player = await book.openPlayer(10n * unit);
      expectTaken(await book.bet(player, 4n * unit, { id: 'bet', round: 'r' }));
      const reply = await book.rollback(player, 'bet', { id: 'back', round: 'r' });
      expectTaken(reply, {
        status: 'accepted',
        duplicate: false,
        transactionId: book.idOf('back'),
        balanceMicro: book.at(player, 10n * unit),
      });
      // A bet sent again after its rollback takes nothing.
      const again = await book.bet(player, 4n * unit, { id: 'bet', round: 'r' });
      expectRefused(again, 'TRANSACTION_ROLLED_BACK', target);
    },
  },
  {
    covers: [59],
    title: 'a repeated rollback gives back once, and another one nothing',
    needs: [],
    async run(book, target) {
      const { unit } = book;
      const player = await book.openPlayer(10n * unit);
      expectTaken(await book.bet(player, 4n * unit, { id: 'bet', round: 'r' }));
      const back = () => book.rollback(player, 'bet', { id: 'back', round: 'r' });
      const replies = await Promise.all([back(), back(), back()]);
      expectOnce(replies, target, { balanceMicro: book.at(player, 10n * unit) });
      const other = await book.rollback(player, 'bet', { id: 'other', round: 'r' });
      expectRefused(other, 'DUPLICATE_TRANSACTION', target);
    },
  },
  {
    covers: [60],
    title: 'the rollback of an unknown bet is remembered, and the late bet is refused',
    needs: [],
    async run(book, target) {
      const { unit } = book;
      const player = await book.openPlayer(10n * unit);
      const back = () => book.rollback(player, 'bet', { id: 'back', round: 'r' });
      const balanceMicro = book.at(player, 10n * unit);
      expectRemembered(await back(), target, { balanceMicro, duplicate: false });
      const again = await back();
      if (target.dialect.unknownRollback === 'accepted') {
        expectRepeated(again, target, { status: 'remembered', balanceMicro });
      } else {
        const codes = ['TRANSACTION_DOES_NOT_EXIST', 'DUPLICATE_TRANSACTION'] as const;
        expectRefused(again, codes, target);
      }
      const late = await book.bet(player, 4n * unit, { id: 'bet', round: 'r' });
      expectRefused(late, 'TRANSACTION_ROLLED_BACK', target);
      // The round itself continues.
      expectTaken(await book.bet(player, unit, { id: 'next', round: 'r' }));
    },
  },
  {
    covers: [61],
    title: 'a settled bet is not given back',
    needs: [],
    async run(book, target) {
      const { unit } = book;
      const player = await book.openPlayer(10n * unit);
      for (const [id, payout] of [
        ['paid', 5n * unit],
        ['lost', 0n],
      ] as const) {
        expectTaken(await book.bet(player, unit, { id, round: id }));
        expectTaken(await book.win(player, id, payout, { round: id }));
        const reply = await book.rollback(player, id, { round: id });
        expectRefused(reply, 'ALREADY_SETTLED', target);
      }
    },
  },
  {
    covers: [62],
    title: 'neither a win nor a rollback is rolled back',
    needs: [],
    async run(book, target) {
      const { unit } = book;
      const player = await book.openPlayer(10n * unit);
      expectTaken(await book.bet(player, unit, { id: 'bet', round: 'r' }));
      expectTaken(await book.win(player, 'bet', 5n * unit, { id: 'win', round: 'r' }));
      const ofWin = await book.rollback(player, 'win', { round: 'r' });
      expectRefused(ofWin, 'CANCEL_NON_WITHDRAW', target);
      expectTaken(await book.bet(player, unit, { id: 'undone', round: 'r' }));
      expectTaken(await book.rollback(player, 'undone', { id: 'back', round: 'r' }));
      const ofRollback = await book.rollback(player, 'back', { round: 'r' });
      expectRefused(ofRollback, 'CANCEL_NON_WITHDRAW', target);
    },
  },
  {
    covers: [64],
    title: 'the amount and the round that a rollback names are ignored',
    needs: [],
    async run(book) {
      const { unit } = book;
      const player = await book.openPlayer(10n * unit);
      expectTaken(await book.bet(player, 4n * unit, { id: 'bet', round: 'r' }));
      expectTaken(await book.bet(player, unit, { id: 'kept', round: 'other' }));
      const amount = await book.nameOf('bet', player, { amountMicro: unit });
      const reply = await book.rollback(player, 'bet', {
        id: 'back',
        round: 'other',
        amend: (fields) => {
          fields[amount] = '9000000';
        },
      });
      expectTaken(reply, { balanceMicro: book.at(player, 9n * unit) });
      if (!book.has('close')) return;
      expectTaken(await book.close(player, 'r'), { stakeMicro: 0n });
      expectTaken(await book.close(player, 'other'), { stakeMicro: unit });
    },
  },
  {
    covers: [65],
    title: 'a rollback after the token expired, and of a blocked player, is accepted',
    needs: ['operator'],
    async run(book, target) {
      const { unit } = book;
      const operator = operatorOf(target);
      const expired = await book.openPlayer(10n * unit);
      expectTaken(await book.bet(expired, unit, { id: 'expired', round: 'r1' }));
      await operator.expire(expired);
      const first = await book.rollback(expired, 'expired', { round: 'r1' });
      expectTaken(first, { balanceMicro: book.at(expired, 10n * unit) });
      const blocked = await book.openPlayer(10n * unit);
      expectTaken(await book.bet(blocked, unit, { id: 'blocked', round: 'r2' }));
      await operator.block(blocked);
      const second = await book.rollback(blocked, 'blocked', { round: 'r2' });
      expectTaken(second, { balanceMicro: book.at(blocked, 10n * unit) });
    },
  },
  {
    covers: [67],
    title: 'a bet whose answer was lost is rolled back without an effect on the balance',
    needs: ['balance'],
    async run(book) {
      const { unit } = book;
      const player = await book.openPlayer(10n * unit);
      const ids = { transactionId: book.idOf('lost'), roundId: book.idOf('r') };
      // Sent and taken. The book does not read the answer.
      await book.call(sampleCall('bet', player, { ...ids, amountMicro: 4n * unit }));
      const back = await book.rollback(player, 'lost', { round: 'r' });
      expectTaken(back, { status: 'accepted' });
      const balanceMicro = book.at(player, 10n * unit);
      expectTaken(await book.balance(player), { balanceMicro });
    },
  },
  {
    covers: [],
    title: 'a rollback under the id of its bet is refused, known or not',
    needs: [],
    async run(book, target) {
      const { unit } = book;
      const player = await book.openPlayer(10n * unit);
      expectTaken(await book.bet(player, unit, { id: 'bet', round: 'r' }));
      const known = await book.rollback(player, 'bet', { id: 'bet', round: 'r' });
      expectRefused(known, 'DUPLICATE_TRANSACTION', target);
      const unknown = await book.rollback(player, 'none', { id: 'none', round: 'r' });
      expectRefused(unknown, 'DUPLICATE_TRANSACTION', target);
      // The refused rollback left no tombstone.
      expectTaken(await book.bet(player, unit, { id: 'none', round: 'r' }));
    },
  },
  {
    covers: [],
    title: 'a rollback during its bet leaves nothing behind, in either order',
    needs: ['balance'],
    async run(book, target) {
      const { unit } = book;
      const player = await book.openPlayer(10n * unit);
      for (let time = 0; time < 6; time += 1) {
        const bet = { id: `bet-${time}`, round: `r-${time}` };
        const place = () => book.bet(player, unit, bet);
        const back = () => book.rollback(player, bet.id, { round: bet.round });
        const calls = time % 2 === 1 ? [back, place] : [place, back];
        for (const reply of await Promise.all(calls.map((call) => call()))) {
          if (reply.kind === 'refused') expectEarlyRollback(reply, target);
        }
        const balanceMicro = book.at(player, 10n * unit);
        expectTaken(await book.balance(player), { balanceMicro });
      }
    },
  },
];

/** Only a rollback that arrived first makes either call refused. */
function expectEarlyRollback(reply: WalletReply, target: ConformanceTarget): void {
  const isTold = target.dialect.unknownRollback === 'refused';
  const codes = ['TRANSACTION_ROLLED_BACK', 'TRANSACTION_DOES_NOT_EXIST'] as const;
  expectRefused(reply, isTold ? codes : codes[0], target);
}
