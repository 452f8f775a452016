import { isDeepStrictEqual } from 'node:util';
import { openOutcomeStream } from '#domain/fairness/outcome-stream.ts';
import type { JsonObject } from '#games/game-rules.ts';
import type { MemberKey } from '../../platform/session/member-key.ts';
import { Problem } from '../../platform/problem.ts';
import type { House } from './house.ts';
import type { HouseGame } from './house-games.ts';
import { appendAction } from './house-round.store.ts';
import { findOwnRound, type HouseRoundRow } from './house-rounds.ts';
import { readPair } from './house-seeds.ts';

export interface ActionRequest {
  roundId: bigint;
  /** From 1: the action's place in the round. */
  number: number;
  action: JsonObject;
}

/**
 * Does the next thing in an open round. The same action under the same number again changes nothing;
 * of two at once one is done, and the other finds its number taken.
 * @returns the round as it is now.
 * @throws Problem ROUND_NOT_FOUND, ROUND_OPEN (its stake is not known to be taken), ROUND_CLOSED,
 * ACTION_OUT_OF_ORDER, ACTION_NOT_ALLOWED, IDEMPOTENCY_MISMATCH
 */
export async function actHouseRound(
  deps: House,
  game: HouseGame,
  owner: MemberKey,
  { roundId, number, action }: ActionRequest,
): Promise<HouseRoundRow> {
  const round = await findOwnRound(deps.db, owner, roundId);
  if (round === null || round.gameCode !== game.code) throw new Problem('ROUND_NOT_FOUND');
  if (round.status === 'void' || round.status === 'voiding') throw new Problem('ROUND_CLOSED');
  if (round.status === 'staked') throw new Problem('ROUND_OPEN');
  const known = round.actions[number - 1];
  if (known !== undefined) {
    if (!isDeepStrictEqual(known, action)) throw new Problem('IDEMPOTENCY_MISMATCH');
    return round;
  }
  if (round.decided) throw new Problem('ROUND_CLOSED');
  if (number !== round.actions.length + 1) throw new Problem('ACTION_OUT_OF_ORDER');
  game.judgeAction(action);
  const next = await goOn(deps, game, round, action);
  if (await appendAction(deps.db, next)) return next;
  // Another request was faster: its action has the number now.
  return actHouseRound(deps, game, owner, { roundId, number, action });
}

/** The round after one more action, not stored yet. */
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
  const { events, payoutMicro, isOver } = game.play({ stakeMicro, wager, actions, stream });
  const shown = events.slice(0, round.events.length);
  if (!isDeepStrictEqual(shown, round.events)) {
    throw new Error(`${game.code} changed what round ${round.id} had shown`);
  }
  return { ...round, actions, events, payoutMicro, decided: isOver };
}
