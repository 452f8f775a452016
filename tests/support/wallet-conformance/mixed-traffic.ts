import { expect } from 'vitest';
import { UNIT, vendorCase } from './conformance-case.ts';
import type { VendorBook } from './vendor-book.ts';
import type { WalletPlayer, WalletReply } from './wallet-target.ts';

const ROUNDS = 12;
/** One in so many answers is not read, as when a gateway answers 502 in its place. */
const LOST_ONE_IN = 5;

/** A round as careful vendors play it: what may not have arrived is sent again, or taken back. */
async function playRound(
  vendor: VendorBook,
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
  const stakeMicro = BigInt(1 + (random() % 200)) * vendor.target.stakeUnitMicro;
  const placed = await vendor.bet(player, stakeMicro, bet);
  if (isLost()) {
    // A bet is not tried again: it is taken back until that is acknowledged.
    await untilRead(() => vendor.rollback(player, bet.id, { id: `x${number}`, round }));
    return;
  }
  if (!placed.body.success) return;
  const payoutMicro = random() % 3 === 0 ? BigInt(random() % 400) * 10_000n : 0n;
  const win = await untilRead(() =>
    vendor.win(player, bet.id, payoutMicro, {
      id: `w${number}`,
      round,
      body: { roundClosed: random() % 2 === 0 },
    }),
  );
  expect(win.body.success, JSON.stringify(win.body)).toBe(true);
  if (random() % 2 === 0) await untilRead(() => vendor.close(player, round));
}

/** A small generator with a fixed start, so that a failure comes again. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return state >>> 8;
  };
}

export const mixedTraffic = [
  vendorCase(
    [],
    'rounds of three players with lost answers: no difference in the end',
    async (vendor) => {
      const players = [
        await vendor.openPlayer(10n * UNIT),
        await vendor.openPlayer(10n * UNIT),
        await vendor.openPlayer(3n * UNIT),
      ];
      await Promise.all(
        players.map(async (player, index) => {
          const random = randomFrom(20_261_121 + index);
          for (let number = 0; number < ROUNDS; number += 1) {
            await playRound(vendor, player, index * ROUNDS + number, random);
          }
        }),
      );
      // The difference is looked for after every case: see expectAgreement.
    },
  ),
];
