import assert from 'node:assert/strict';
import type { WalletReply } from '#server/outside/dialects/wallet-call.ts';
import type { ConformanceCase } from '../conformance-case.ts';
import { refusalOf, shown, toldAs } from '../holds.ts';
import { sampleCall } from '../sample-call.ts';
import type { WalletPlayer } from '../target.ts';
import type { VendorBook } from '../vendor-book.ts';

const ROUNDS = 12;
/** One answer in this many is not read, as when a gateway answers 502 in its place. */
const LOST_ONE_IN = 5;

/** A round of a careful vendor: calls whose answer was lost are sent again, or rolled back. */
async function playRound(
  book: VendorBook,
  player: WalletPlayer,
  number: number,
  random: () => number,
): Promise<void> {
  const round = `r${number}`;
  const bet = { id: `b${number}`, round };
  const isLost = (): boolean => random() % LOST_ONE_IN === 0;
  const untilRead = async (send: () => Promise<WalletReply>): Promise<WalletReply> => {
    let reply = await send();
    while (isLost()) reply = await send();
    return reply;
  };
  const { stakeUnitMicro: step, dialect } = book.target;
  const placed = await book.bet(player, BigInt(1 + (random() % 200)) * step, bet);
  if (isLost()) {
    // A bet is not retried: it is rolled back until the rollback is acknowledged.
    await untilRead(() => book.rollback(player, bet.id, { id: `x${number}`, round }));
    return;
  }
  if (placed.kind === 'refused') return;
  const payoutMicro = random() % 3 === 0 ? BigInt(random() % 400) * step : 0n;
  const closesRound = random() % 2 === 0;
  const win = await untilRead(() =>
    book.win(player, bet.id, payoutMicro, { id: `w${number}`, round, closesRound }),
  );
  const repeated = toldAs(dialect, sampleCall('win', player), 'DUPLICATE_TRANSACTION');
  const isKnown = dialect.duplicates === 'refused' && refusalOf(win) === repeated;
  assert.ok(win.kind === 'moved' || isKnown, shown(win));
  if (book.has('close') && random() % 2 === 0) await untilRead(() => book.close(player, round));
}

/** A small generator with a fixed seed, so that a failure can be repeated. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return state >>> 8;
  };
}

export const mixedCases: readonly ConformanceCase[] = [
  {
    covers: [],
    title: 'rounds of three players with lost answers leave no difference',
    needs: ['threePlayers'],
    async run(book) {
      const players = [
        await book.openPlayer(10n * book.unit),
        await book.openPlayer(10n * book.unit),
        await book.openPlayer(3n * book.unit),
      ];
      await Promise.all(
        players.map(async (player, index) => {
          const random = randomFrom(20_261_121 + index);
          for (let number = 0; number < ROUNDS; number += 1) {
            await playRound(book, player, index * ROUNDS + number, random);
          }
        }),
      );
      // `expectAgreement` looks for a difference after every case.
    },
  },
];
