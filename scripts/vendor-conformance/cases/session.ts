import assert from 'node:assert/strict';
import type { CallKind } from '#server/outside/dialects/wallet-call.ts';
import { type ConformanceCase, operatorOf, otherHostOf } from '../conformance-case.ts';
import {
  expectRefused,
  expectShortOfFunds,
  expectTaken,
  poll,
  refusalOf,
  toldAs,
} from '../holds.ts';
import { sampleCall } from '../sample-call.ts';
import type { WalletPlayer } from '../target.ts';
import type { VendorBook } from '../vendor-book.ts';

/** How long a node may use what it read of a session before. */
const FELT_WITHIN_MS = 2_000;

/** The old token is refused for balance and bet, and the new one works. */
async function expectReplaced(
  book: VendorBook,
  first: WalletPlayer,
  second: WalletPlayer,
): Promise<void> {
  const { target, unit } = book;
  assert.notEqual(second.token, first.token);
  if (book.has('check')) expectTaken(await book.check(second));
  const expired = toldAs(target.dialect, sampleCall('balance', first), 'TOKEN_EXPIRED');
  // Asked repeatedly: use must not keep the old session in memory.
  await poll(async () => refusalOf(await book.balance(first)), expired, {
    timeoutMs: FELT_WITHIN_MS,
  });
  expectRefused(await book.bet(first, unit), 'TOKEN_EXPIRED', target);
  expectTaken(await book.bet(second, unit));
}

export const sessionCases: readonly ConformanceCase[] = [
  {
    covers: [1],
    title: 'a valid token is answered with its player',
    needs: ['check'],
    async run(book) {
      const player = await book.openPlayer(10n * book.unit);
      const reply = await book.check(player);
      expectTaken(reply, {
        memberId: player.memberId,
        gameCode: player.gameCode,
        currency: player.currency,
        balanceMicro: book.at(player, 10n * book.unit),
      });
      assert.ok(reply.kind === 'session');
      assert.ok(Date.parse(reply.expiresAt) > Date.now(), `expires at ${reply.expiresAt}`);
    },
  },
  {
    covers: [2],
    title: 'every call refuses an unknown token',
    needs: [],
    async run(book, target) {
      const player = await book.openPlayer(10n * book.unit);
      const stranger = { ...player, token: 'a-token-that-nobody-was-ever-given' };
      for (const kind of Object.keys(target.dialect.calls) as CallKind[]) {
        const call = sampleCall(kind, stranger, { amountMicro: book.unit });
        expectRefused(await book.call(call), 'INVALID_TOKEN', target);
      }
    },
  },
  {
    covers: [3, 4],
    title: 'a new launch gives another token, and the old one is refused for balance and bet',
    needs: ['operator', 'balance'],
    async run(book, target) {
      const first = await book.openPlayer(10n * book.unit);
      if (book.has('check')) expectTaken(await book.check(first));
      const second = book.replace(await operatorOf(target).relaunch(first));
      await expectReplaced(book, first, second);
    },
  },
  {
    covers: [3, 4],
    title: 'a refresh gives another token, and the old one is refused for balance and bet',
    needs: ['refresh', 'balance', 'freshPlayers'],
    async run(book) {
      const first = await book.openPlayer(10n * book.unit);
      const reply = await book.refresh(first);
      expectTaken(reply);
      assert.ok(reply.kind === 'session');
      await expectReplaced(book, first, book.replace({ ...first, token: reply.token }));
    },
  },
  {
    covers: [5, 14],
    title: "a token with another member's number is refused",
    needs: ['twoPlayers'],
    async run(book, target) {
      const owner = await book.openPlayer(10n * book.unit);
      const other = await book.openPlayer(10n * book.unit);
      const kinds = Object.keys(target.dialect.calls) as CallKind[];
      if (book.has('balance')) {
        for (const memberId of [other.memberId, '1', '9223372036854775807'])
          expectRefused(await book.balance({ ...owner, memberId }), 'WRONG_MEMBER', target);
        const beyond = await book.balance({ ...owner, memberId: '9999999999999999999' });
        expectRefused(beyond, ['WRONG_MEMBER', 'INVALID_BODY'], target);
      }
      for (const kind of kinds.filter((one) => one !== 'check' && one !== 'refresh')) {
        const mixed = { ...owner, memberId: other.memberId };
        const call = sampleCall(kind, mixed, { amountMicro: book.unit });
        expectRefused(await book.call(call), 'WRONG_MEMBER', target);
      }
    },
  },
  {
    covers: [6],
    title: "a token is refused on another brand's host",
    needs: ['otherHost'],
    async run(book, target) {
      const player = await book.openPlayer(10n * book.unit);
      const headers = { host: otherHostOf(target) ?? '' };
      for (const kind of Object.keys(target.dialect.calls) as CallKind[]) {
        const call = sampleCall(kind, player, { amountMicro: book.unit });
        expectRefused(await book.call(call, { headers }), 'INVALID_TOKEN', target);
      }
    },
  },
  {
    covers: [7],
    title: "another vendor's token is unknown",
    needs: ['operator'],
    async run(book, target) {
      const player = await book.openPlayer(10n * book.unit);
      const token = await operatorOf(target).tokenOfOtherVendor(player);
      if (book.has('check')) {
        expectRefused(await book.check(player, token), 'INVALID_TOKEN', target);
      }
      expectRefused(await book.bet({ ...player, token }, book.unit), 'INVALID_TOKEN', target);
    },
  },
  {
    covers: [13],
    title: 'the balance is the sum of the movements',
    needs: ['balance'],
    async run(book) {
      const { unit } = book;
      const player = await book.openPlayer(10n * unit);
      expectTaken(await book.bet(player, 4n * unit, { id: 'bet-13', round: 'round-13' }));
      expectTaken(await book.win(player, 'bet-13', 7n * unit, { round: 'round-13' }));
      const balanceMicro = book.at(player, 13n * unit);
      expectTaken(await book.balance(player), { currency: player.currency, balanceMicro });
    },
  },
  {
    covers: [15],
    title: 'a blocked player can read the balance',
    needs: ['operator', 'balance'],
    async run(book, target) {
      const player = await book.openPlayer(10n * book.unit);
      await operatorOf(target).block(player);
      const balanceMicro = book.at(player, 10n * book.unit);
      expectTaken(await book.balance(player), { balanceMicro });
      if (book.has('check')) expectTaken(await book.check(player));
    },
  },
  {
    covers: [16],
    title: 'cash, bonus and promotional money are reported apart, and the balance can be staked',
    needs: ['operator', 'balance'],
    async run(book, target) {
      const { unit } = book;
      const operator = operatorOf(target);
      const player = await book.openPlayer(10n * unit);
      await operator.grant(player, 'bonus', 5n * unit);
      await operator.grant(player, 'promo', 3n * unit);
      const balanceMicro = 10n * unit;
      const funds = [
        { fund: 'cash', amountMicro: balanceMicro },
        { fund: 'bonus', amountMicro: 5n * unit },
        { fund: 'promo', amountMicro: 3n * unit },
      ] as const;
      expectTaken(await book.balance(player), { balanceMicro, funds });
      if (operator.booksOf !== undefined) {
        const books = await operator.booksOf(player);
        for (const one of funds) {
          assert.equal(books.find(({ fund }) => fund === one.fund)?.amountMicro, one.amountMicro);
        }
      }
      const { currency } = player;
      const short = await book.bet(player, 11n * unit);
      expectShortOfFunds(short, target, { currency, balanceMicro });
      expectTaken(await book.bet(player, 10n * unit), { balanceMicro: 0n });
    },
  },
];
