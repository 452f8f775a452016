import type { Said } from '#games/live/decisions.ts';
import type { LiveGame } from '#games/live/live-game.ts';
import type { Tx } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { dealRound } from './deal-round.ts';
import { spotsBetOn } from './order.store.ts';
import { gameOfRound, holdLiveRound } from './round.store.ts';
import type { StudioParts } from './studio-parts.ts';

/**
 * Closes the bets of a round, once every order that was begun has ended, and deals it.
 * @returns false: another node was faster
 */
export function closeLiveRound(
  { db, clock, beacon }: Pick<StudioParts, 'db' | 'clock' | 'beacon'>,
  id: bigint,
): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const round = await holdLiveRound(tx, id, 'alone');
    if (round?.status !== 'open') return false;
    const game = gameOfRound(round);
    const now = clock.now();
    const pulse = game.draw.from === 'chain' ? await beacon.pulse(tx, now) : null;
    const said: Said = { steps: 0, seats: await seatsWithChips(tx, game, id) };
    const outcome = await dealRound(tx, game, round, pulse?.value ?? null, said);
    await tx
      .updateTable('live_round')
      .set({
        status: 'dealing',
        ends_at: new Date(now.getTime() + game.dealMs(outcome)),
        outcome: JSON.stringify(outcome),
        ...(pulse !== null && {
          beacon_source: pulse.source,
          beacon_round: pulse.round,
          beacon_value: pulse.value,
          beacon_commitment: pulse.commitment,
        }),
      })
      .where('id', '=', id)
      .execute();
    return true;
  });
}

/** The seats that play, which have not said anything yet. */
async function seatsWithChips(tx: Tx, { seats }: LiveGame, id: bigint): Promise<Said['seats']> {
  if (seats === null) return [];
  const spots = await spotsBetOn(tx, id);
  return spots
    .filter((spot) => seats.ownerOf(spot)?.is === 'player')
    .map((spot) => ({ spot, choices: [] }));
}
