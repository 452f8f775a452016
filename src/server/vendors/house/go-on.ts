import { isDeepStrictEqual } from 'node:util';
import { openOutcomeStream } from '#domain/fairness/outcome-stream.ts';
import type { JsonObject } from '#games/game-rules.ts';
import { Problem } from '../../platform/problem.ts';
import type { House } from './house.ts';
import type { HouseGame } from './house-games.ts';
import { appendAction } from './house-round.store.ts';
import type { HouseRoundRow } from './house-rounds.ts';
import { readPair } from './house-seeds.ts';

/** The round after one more action, not stored yet; what it raises is not taken yet. */
export async function goOn(
  deps: House,
  game: HouseGame,
  round: HouseRoundRow,
  action: JsonObject,
): Promise<HouseRoundRow> {
  // A new version of the rules is another game: a round ends by the rules it began with.
  if (game.version !== round.gameVersion) throw new Problem('GAME_MAINTENANCE');
  const { serverSeed, clientSeed } = await readPair(deps.db, round.seedId);
  const { stakeMicro, wager, nonce } = round;
  const actions = [...round.actions, action];
  const stream = openOutcomeStream({ serverSeed, clientSeed, nonce });
  const outcome = game.play({ stakeMicro, wager, actions, stream });
  const { events, payoutMicro, isOver, raisedMicro = 0n } = outcome;
  const shown = events.slice(0, round.events.length);
  if (!isDeepStrictEqual(shown, round.events)) {
    throw new Error(`${game.code} changed what round ${round.id} had shown`);
  }
  if (raisedMicro < round.raisedMicro) {
    throw new Error(`${game.code} lowered the stake of round ${round.id}`);
  }
  return { ...round, actions, events, payoutMicro, decided: isOver, raisedMicro };
}

/** Stores the round after an action. @returns null when another request was faster. */
export async function appendNext(deps: House, next: HouseRoundRow): Promise<HouseRoundRow | null> {
  return (await appendAction(deps.db, next)) ? { ...next, raise: null } : null;
}
