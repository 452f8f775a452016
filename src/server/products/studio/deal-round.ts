import { openOutcomeStream } from '#domain/fairness/outcome-stream.ts';
import type { Said } from '#games/live/decisions.ts';
import type { LiveGame } from '#games/live/live-game.ts';
import type { LiveOutcome } from '#games/live/live-outcome.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { LiveRoundRow } from './round.store.ts';
import { countCards, shoeOf } from './shoe.store.ts';

/**
 * Deals a round as far as its players have said something. Dealt again with the same answers, it brings the same cards.
 * @param beaconValue null: a shoe decides the round
 */
export async function dealRound(
  tx: Tx,
  { draw }: LiveGame,
  { id, shoeId, shoeFrom, serverSeed, position }: LiveRoundRow,
  beaconValue: string | null,
  said: Said,
): Promise<LiveOutcome> {
  if (draw.from === 'shoe') {
    if (shoeId === null || shoeFrom === null) throw new Error(`round ${id} has no shoe`);
    const { cards } = await shoeOf(tx, shoeId);
    const { outcome, used } = draw.deal(cards, shoeFrom, said);
    await countCards(tx, shoeId, shoeFrom + used);
    return outcome;
  }
  if (serverSeed === null || position === null || beaconValue === null) {
    throw new Error(`round ${id} has no seeds`);
  }
  const stream = openOutcomeStream({ serverSeed, clientSeed: beaconValue, nonce: position });
  return draw.draw(stream, said);
}
