import { isDeepStrictEqual } from 'node:util';
import type { JsonObject } from '#games/game-rules.ts';
import type { MemberKey } from '../../platform/session/member-key.ts';
import { Problem } from '../../platform/problem.ts';
import { appendNext, goOn } from './go-on.ts';
import type { House } from './house.ts';
import type { HouseGame } from './house-games.ts';
import { findOwnRound, type HouseRoundRow } from './house-rounds.ts';
import { raiseStake, settleRaise } from './raise-stake.ts';

export interface ActionRequest {
  roundId: bigint;
  /** From 1: the action's place in the round. */
  number: number;
  action: JsonObject;
  /** The launch token: an action may take a further stake. */
  token: string;
}

/**
 * Does the next thing in an open round. The same action under the same number again changes nothing;
 * of two at once one is done, and the other finds its number taken.
 * @returns the round as it is now.
 * @throws Problem ROUND_NOT_FOUND, ROUND_OPEN (its stake is not known to be taken), ROUND_CLOSED,
 * ACTION_OUT_OF_ORDER, ACTION_NOT_ALLOWED, IDEMPOTENCY_MISMATCH, and the wallet's refusals of a raise
 */
export async function actHouseRound(
  deps: House,
  game: HouseGame,
  owner: MemberKey,
  request: ActionRequest,
): Promise<HouseRoundRow> {
  const { roundId, number, action } = request;
  const round = await findOwnRound(deps.db, owner, roundId);
  if (round === null || round.gameCode !== game.code) throw new Problem('ROUND_NOT_FOUND');
  if (round.status === 'void' || round.status === 'voiding') throw new Problem('ROUND_CLOSED');
  if (round.status === 'staked') throw new Problem('ROUND_OPEN');
  const known = round.actions[number - 1];
  if (known !== undefined) {
    if (!isDeepStrictEqual(known, action)) throw new Problem('IDEMPOTENCY_MISMATCH');
    return round;
  }
  if (round.raise !== null) {
    // A request before this one was lost: its stake is looked for first.
    await settleRaise(deps, game, round);
    return actHouseRound(deps, game, owner, request);
  }
  if (round.decided) throw new Problem('ROUND_CLOSED');
  if (number !== round.actions.length + 1) throw new Problem('ACTION_OUT_OF_ORDER');
  game.judgeAction(action);
  const next = await goOn(deps, game, round, action);
  const done =
    next.raisedMicro > round.raisedMicro
      ? await raiseStake(deps, request.token, round, next)
      : await appendNext(deps, next);
  // Another request was faster: its action has the number now.
  return done ?? actHouseRound(deps, game, owner, request);
}
