import { type ConformanceCase, operatorOf } from '../conformance-case.ts';
import { expectRefused, expectTaken, poll, refusalOf, toldAs } from '../holds.ts';
import { sampleCall } from '../sample-call.ts';
import type { WalletPlayer } from '../target.ts';
import type { VendorBook } from '../vendor-book.ts';

/** A block must be felt this soon, also by a player who never stops betting. */
const FELT = { timeoutMs: 2_000, intervalMs: 100 };

type Refusal = 'MEMBER_BLOCKED' | 'ACCOUNT_EXCLUDED' | 'TOKEN_EXPIRED';

/** Bets until a bet is refused with one of the codes. */
async function expectBetsToStop(
  book: VendorBook,
  player: WalletPlayer,
  codes: readonly Refusal[],
): Promise<void> {
  const call = sampleCall('bet', player);
  const told = codes.map((code) => toldAs(book.target.dialect, call, code));
  const { stakeUnitMicro } = book.target;
  await poll(async () => refusalOf(await book.bet(player, stakeUnitMicro)), told, FELT);
}

export const playerStateCases: readonly ConformanceCase[] = [
  {
    covers: [28],
    title: "a blocked player's bets are refused",
    needs: ['operator'],
    async run(book, target) {
      const player = await book.openPlayer(10n * book.unit);
      expectTaken(await book.bet(player, book.unit));
      await operatorOf(target).block(player);
      await expectBetsToStop(book, player, ['MEMBER_BLOCKED']);
    },
  },
  {
    covers: [29],
    title: "a self-excluded player's bets are refused, and the win of an earlier bet is paid",
    needs: ['operator', 'exclude'],
    async run(book, target) {
      const { unit } = book;
      const player = await book.openPlayer(10n * unit);
      expectTaken(await book.bet(player, unit, { id: 'bet', round: 'r' }));
      await operatorOf(target).exclude?.(player);
      // An operator may end the session, refuse the stake, or both.
      const codes = ['ACCOUNT_EXCLUDED', 'MEMBER_BLOCKED', 'TOKEN_EXPIRED'] as const;
      await expectBetsToStop(book, player, codes);
      expectTaken(await book.win(player, 'bet', 5n * unit, { round: 'r' }), { status: 'accepted' });
    },
  },
  {
    covers: [30],
    title: 'a stake above a limit of the player is refused, and a smaller one is taken',
    needs: ['operator', 'limit'],
    async run(book, target) {
      const { unit } = book;
      const player = await book.openPlayer(10n * unit);
      await operatorOf(target).setLimit?.(player, 3n * unit);
      expectTaken(await book.bet(player, 2n * unit, { id: 'bet', round: 'r' }));
      const above = await book.bet(player, 2n * unit, { id: 'above', round: 'above' });
      expectRefused(above, 'PLAY_LIMIT_REACHED', target);
      // The refusal took nothing and did not use up the id.
      expectTaken(await book.bet(player, unit, { id: 'above', round: 'above' }));
      expectTaken(await book.win(player, 'bet', 2n * unit, { round: 'r' }));
    },
  },
];
