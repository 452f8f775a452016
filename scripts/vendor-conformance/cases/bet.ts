import assert from 'node:assert/strict';
import type { CallKind } from '#server/outside/dialects/wallet-call.ts';
import { type ConformanceCase, operatorOf } from '../conformance-case.ts';
import { expectOnce, expectRefused, expectRepeated, expectTaken } from '../holds.ts';
import { sampleCall } from '../sample-call.ts';
import { isForm } from '../wire.ts';

/** Fields that no dialect has. */
const UNKNOWN = {
  platform: 'GPL_DESKTOP',
  meta: { table: [1, 2] },
  is_demo: null,
  amount_shown: 7,
};

/** Ids that are none: left out, empty, too long, not plain, no text. */
const NO_IDS = [undefined, '', 'x'.repeat(129), 'a b', 'a\u0000b', 'é', '\n', 7, null];

const LONGEST_ID = 128;

export const betCases: readonly ConformanceCase[] = [
  {
    covers: [17],
    title: 'a plain bet',
    needs: [],
    async run(book) {
      const { unit } = book;
      const player = await book.openPlayer(10n * unit);
      const reply = await book.bet(player, 3n * unit, { id: 'bet' });
      expectTaken(reply, {
        status: 'accepted',
        duplicate: false,
        transactionId: book.idOf('bet'),
        currency: player.currency,
        balanceMicro: book.at(player, 7n * unit),
      });
      assert.ok(reply.kind === 'moved');
      assert.match(reply.transferId, /^[1-9][0-9]{0,18}$/);
    },
  },
  {
    covers: [27],
    title: "a game that is not the session's is refused",
    needs: [],
    async run(book, target) {
      const player = await book.openPlayer(10n * book.unit);
      const other = { ...player, gameCode: 'no-such-game' };
      // A rollback is accepted for whichever game it names.
      const kinds = Object.keys(target.dialect.calls) as CallKind[];
      for (const kind of kinds.filter((one) => one !== 'rollback')) {
        const call = sampleCall(kind, other, { amountMicro: book.unit });
        expectRefused(await book.call(call), 'INVALID_GAME', target);
      }
    },
  },
  {
    covers: [31],
    title: 'a repeated bet is answered as before and taken once',
    needs: [],
    async run(book, target) {
      const { unit } = book;
      const player = await book.openPlayer(10n * unit);
      const same = { id: 'bet', round: 'r' };
      const first = await book.bet(player, 3n * unit, same);
      expectTaken(first);
      assert.ok(first.kind === 'moved');
      const { kind: _kind, ...fields } = first;
      expectTaken(await book.bet(player, unit));
      for (let time = 0; time < 3; time += 1) {
        expectRepeated(await book.bet(player, 3n * unit, same), target, fields);
      }
      const many = await Promise.all(
        Array.from({ length: 8 }, () => book.bet(player, unit, { id: 'at-once', round: 'r' })),
      );
      expectOnce(many, target);
    },
  },
  {
    covers: [32],
    title: 'the same id with other content is refused',
    needs: [],
    async run(book, target) {
      const { unit } = book;
      const player = await book.openPlayer(10n * unit);
      expectTaken(await book.bet(player, 3n * unit, { id: 'bet', round: 'r' }));
      for (const reply of [
        await book.bet(player, 4n * unit, { id: 'bet', round: 'r' }),
        await book.bet(player, 3n * unit, { id: 'bet', round: 'other' }),
        await book.win(player, 'bet', 3n * unit, { id: 'bet', round: 'r' }),
      ]) {
        expectRefused(reply, 'DUPLICATE_TRANSACTION', target);
      }
    },
  },
  {
    covers: [33],
    title: "ids are unique in the dialect's scope: each player's, or the vendor's",
    needs: ['twoPlayers'],
    async run(book, target) {
      const { unit } = book;
      const one = await book.openPlayer(10n * unit);
      const two = await book.openPlayer(10n * unit);
      const same = { id: 'bet', round: 'r' };
      expectTaken(await book.bet(one, 3n * unit, same), { duplicate: false });
      const other = await book.bet(two, 4n * unit, same);
      if (target.dialect.scope === 'provider') {
        expectRefused(other, 'DUPLICATE_TRANSACTION', target);
        const identical = await book.bet(two, 3n * unit, same);
        expectRefused(identical, 'DUPLICATE_TRANSACTION', target);
        expectRepeated(await book.bet(one, 3n * unit, same), target);
        return;
      }
      expectTaken(other, { duplicate: false });
      expectTaken(await book.win(one, 'bet', unit, { id: 'win', round: 'r' }));
      expectTaken(await book.rollback(two, 'bet', { id: 'back', round: 'r' }));
      expectRepeated(await book.bet(one, 3n * unit, same), target);
      if (!book.has('close')) return;
      // One player's closed round is not the other's.
      expectTaken(await book.close(one, 'r'));
      expectTaken(await book.bet(two, unit, { round: 'r' }));
    },
  },
  {
    covers: [38],
    title: 'accepts ten of fifty simultaneous bets with funds for ten',
    needs: ['exactBalance', 'balance'],
    async run(book, target) {
      const player = await book.openPlayer(10n * book.unit);
      const replies = await Promise.all(
        Array.from({ length: 50 }, () => book.bet(player, book.unit)),
      );
      assert.equal(replies.filter(({ kind }) => kind === 'moved').length, 10);
      for (const reply of replies.filter(({ kind }) => kind === 'refused')) {
        expectRefused(reply, 'INSUFFICIENT_FUNDS', target);
      }
      expectTaken(await book.balance(player), { balanceMicro: 0n });
    },
  },
  {
    covers: [39],
    title: 'a free round does not touch cash, even if it names a cost',
    needs: ['balance'],
    async run(book, target) {
      const { unit } = book;
      const player = await book.openPlayer(unit);
      const more = { id: 'free', round: 'r', freeRound: true };
      const cost = target.dialect.code === 'hmac' ? 1n : target.stakeUnitMicro;
      expectRefused(await book.bet(player, cost, more), 'INVALID_BODY', target);
      expectTaken(await book.bet(player, 0n, more), { balanceMicro: book.at(player, unit) });
      expectTaken(await book.win(player, 'free', unit, { round: 'r' }));
      expectTaken(await book.balance(player), { balanceMicro: book.at(player, 2n * unit) });
    },
  },
  {
    covers: [40],
    title: 'a bet beyond the quota of free rounds is refused',
    needs: ['operator', 'freeRounds'],
    async run(book, target) {
      const { unit } = book;
      const player = await book.openPlayer(unit);
      await operatorOf(target).grantFreeRounds?.(player, 2, unit);
      for (const id of ['first', 'second']) {
        expectTaken(await book.bet(player, 0n, { id, round: id, freeRound: true }));
      }
      const third = await book.bet(player, 0n, { id: 'third', round: 'third', freeRound: true });
      assert.equal(third.kind, 'refused', 'a third free round of two was taken');
    },
  },
  {
    covers: [41],
    title: 'unknown fields are ignored',
    needs: [],
    async run(book, target) {
      const { unit } = book;
      const player = await book.openPlayer(10n * unit);
      const amend = (fields: Record<string, unknown>): void => {
        Object.assign(fields, UNKNOWN);
      };
      expectTaken(await book.bet(player, unit, { id: 'bet', round: 'r', amend }));
      // The fingerprint of a bet leaves them out.
      expectRepeated(await book.bet(player, unit, { id: 'bet', round: 'r' }), target);
      expectTaken(await book.win(player, 'bet', unit, { round: 'r', amend }));
      const unknown = await book.rollback(player, 'none-such', { amend });
      if (target.dialect.unknownRollback === 'accepted') expectTaken(unknown);
      else expectRefused(unknown, 'TRANSACTION_DOES_NOT_EXIST', target);
    },
  },
  {
    covers: [42],
    title: 'an id that is missing, empty, too long or not plain is refused',
    needs: [],
    async run(book, target) {
      const { unit } = book;
      const player = await book.openPlayer(10n * unit);
      const names = {
        id: await book.nameOf('bet', player, { transactionId: 'other' }),
        round: await book.nameOf('bet', player, { roundId: 'other' }),
        reference: await book.nameOf('win', player, { betTransactionId: 'other' }),
      };
      const hasTextsOnly = isForm(await book.write(sampleCall('bet', player)));
      for (const id of NO_IDS) {
        if (hasTextsOnly && id !== undefined && typeof id !== 'string') continue;
        const amend = (name: string) => ({
          amend: (fields: Record<string, unknown>) => {
            fields[name] = id;
          },
        });
        const fields = [`/${names.id}`];
        const bet = await book.bet(player, unit, amend(names.id));
        expectRefused(bet, 'INVALID_BODY', target, { fields });
        const round = await book.bet(player, unit, amend(names.round));
        expectRefused(round, 'INVALID_BODY', target);
        const win = await book.win(player, 'b', unit, amend(names.reference));
        expectRefused(win, 'INVALID_BODY', target);
      }
      const exactId = book.idOf('').padEnd(LONGEST_ID, '~');
      assert.equal(exactId.length, LONGEST_ID);
      expectTaken(await book.bet(player, unit, { exactId }));
    },
  },
  {
    covers: [57],
    title: 'a combined call without the funds for its stake moves nothing',
    needs: ['combined', 'balance'],
    async run(book, target) {
      const { unit } = book;
      const player = await book.openPlayer(10n * unit);
      const balanceMicro = book.at(player, 10n * unit);
      const { stakeUnitMicro: step } = target;
      const tooMuch = balanceMicro - (balanceMicro % step) + step;
      const both = { id: 'both', round: 'r' };
      const short = await book.betWin(player, tooMuch, 2n * tooMuch, both);
      expectRefused(short, 'INSUFFICIENT_FUNDS', target, { balanceMicro });
      expectTaken(await book.balance(player), { balanceMicro });
      // The refusal did not use up the id.
      const taken = await book.betWin(player, unit, 3n * unit, both);
      expectTaken(taken, { balanceMicro: book.at(player, 12n * unit) });
      expectRepeated(await book.betWin(player, unit, 3n * unit, both), target);
    },
  },
  {
    covers: [],
    title: 'an id in the form of our own marks is an id like any other',
    needs: [],
    async run(book, { stakeUnitMicro }) {
      const player = await book.openPlayer(10n * book.unit);
      for (const mark of ['close:', 'close-', 'close.']) {
        const exactRound = book.idOf(`r${mark}`);
        const exactId = `${mark}${exactRound}`;
        expectTaken(await book.bet(player, stakeUnitMicro, { exactId, exactRound }));
        expectTaken(await book.bet(player, stakeUnitMicro, { exactRound }));
      }
    },
  },
];
