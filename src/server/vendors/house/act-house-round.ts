import { setTimeout as sleep } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { JsonObject } from '#games/game-rules.ts';
import type { MemberKey } from '../../platform/session/member-key.ts';
import { Problem } from '../../platform/problem.ts';
import { appendNext, goOn } from './go-on.ts';
import type { House } from './house.ts';
import type { HouseGame } from './house-games.ts';
import { findOwnRound, type HouseRoundRow, type PendingRaise } from './house-rounds.ts';
import { raiseStake, settleRaise } from './raise-stake.ts';

export interface ActionRequest {
  roundId: bigint;
  /** From 1: the action's place in the round. */
  number: number;
  action: JsonObject;
  /** The launch token: an action may take a further stake. */
  token: string;
}

/** A raise under way is another request's for this long; after it, that request counts as lost. */
const RAISE_MS = 2_000;
const LOOK_MS = 40;
/** More requests than this that are each sealed by another: the wallet is slower than they wait. */
const MAX_TRIES = 8;

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
  tries = 0,
): Promise<HouseRoundRow> {
  if (tries > MAX_TRIES) throw new Problem('ROUND_OPEN');
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
    await settleLostRaise(deps, game, round, round.raise);
    return actHouseRound(deps, game, owner, request, tries + 1);
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
  return done ?? actHouseRound(deps, game, owner, request, tries + 1);
}

/**
 * Waits for the request whose raise is under way, and ends the raise only when that request is lost: two
 * that sealed each other's raises at once would never come to an end.
 */
async function settleLostRaise(
  deps: House,
  game: HouseGame,
  round: HouseRoundRow,
  { attempt }: PendingRaise,
): Promise<void> {
  const { brand, memberId } = round;
  for (let waited = 0; waited < RAISE_MS; waited += LOOK_MS) {
    await sleep(LOOK_MS);
    const now = await findOwnRound(deps.db, { brand, memberId }, round.id);
    if (now?.raise?.attempt !== attempt) return;
  }
  await settleRaise(deps, game, round);
}
