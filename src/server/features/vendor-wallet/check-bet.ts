import type { GameState } from '#domain/game/game-offer.ts';
import { MAX_AMOUNT_MICRO } from '#domain/money/micro.ts';
import { Problem } from '../../platform/problem.ts';
import { shutGame } from '../../platform/shut-game.ts';
import type { BetRequest } from '../../vendors/wallet-port.ts';
import type { GameSession } from './game-session.read.ts';

/**
 * Who may stake, on what and how much.
 * @throws Problem WRONG_MEMBER, INVALID_GAME, WRONG_CURRENCY, MEMBER_BLOCKED, MAINTENANCE,
 * REGION_BLOCKED, GAME_MAINTENANCE, GAME_NOT_OFFERED, and for the amount NEGATIVE_STAKE, ZERO_STAKE, BET_LIMIT_EXCEEDED, INVALID_BODY
 */
export function checkBet(
  session: GameSession,
  request: BetRequest,
  { siteStatus, gameState }: { siteStatus: 0 | 1 | 2; gameState: GameState },
): void {
  if (session.memberId !== request.memberId) throw new Problem('WRONG_MEMBER');
  if (session.gameCode !== request.gameCode) throw new Problem('INVALID_GAME');
  if (session.currency !== request.currency) throw new Problem('WRONG_CURRENCY');
  if (session.memberStatus !== 'active') throw new Problem('MEMBER_BLOCKED');
  if (siteStatus === 1) throw new Problem('MAINTENANCE', { retryAfterSeconds: 60 });
  if (siteStatus === 2) throw new Problem('REGION_BLOCKED');
  if (gameState !== 'on') throw shutGame(gameState);
  checkStake(request);
}

function checkStake({ amountMicro, freeRound = false }: BetRequest): void {
  if (amountMicro < 0n) throw new Problem('NEGATIVE_STAKE');
  if (amountMicro === 0n && !freeRound) throw new Problem('ZERO_STAKE');
  if (amountMicro > 0n && freeRound) {
    // A free round that costs something is a mistake, and not the player's to pay for.
    throw new Problem('INVALID_BODY', { fields: { '/amountMicro': { code: 'const' } } });
  }
  if (amountMicro > MAX_AMOUNT_MICRO) throw new Problem('BET_LIMIT_EXCEEDED');
}

/** @throws Problem NEGATIVE_AMOUNT, AMOUNT_OUT_OF_RANGE */
export function checkPayout(amountMicro: bigint): bigint {
  if (amountMicro < 0n) throw new Problem('NEGATIVE_AMOUNT');
  if (amountMicro > MAX_AMOUNT_MICRO) throw new Problem('AMOUNT_OUT_OF_RANGE');
  return amountMicro;
}
