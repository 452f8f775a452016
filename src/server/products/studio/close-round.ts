import { openOutcomeStream } from '#domain/fairness/outcome-stream.ts';
import type { LiveGame, LiveOutcome } from '#games/live/live-game.ts';
import type { Tx } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { BeaconPulse } from '../../play/chance/beacon.ts';
import { gameOfRound, holdLiveRound, type LiveRoundRow } from './round.store.ts';
import { shoeOf, countCards } from './shoe.store.ts';
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
    const outcome = await outcomeOfRound(tx, game, round, pulse);
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

async function outcomeOfRound(
  tx: Tx,
  { draw }: LiveGame,
  { id, shoeId, shoeFrom, serverSeed, position }: LiveRoundRow,
  pulse: BeaconPulse | null,
): Promise<LiveOutcome> {
  if (draw.from === 'shoe') {
    if (shoeId === null || shoeFrom === null) throw new Error(`round ${id} has no shoe`);
    const { cards } = await shoeOf(tx, shoeId);
    const { outcome, used } = draw.deal(cards, shoeFrom);
    await countCards(tx, shoeId, shoeFrom + used);
    return outcome;
  }
  if (serverSeed === null || position === null || pulse === null) {
    throw new Error(`round ${id} has no seeds`);
  }
  return draw.draw(openOutcomeStream({ serverSeed, clientSeed: pulse.value, nonce: position }));
}
