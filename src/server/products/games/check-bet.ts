import { MAX_AMOUNT_MICRO } from '#domain/money/micro.ts';
import { checkWhole } from '../../cash/check-amount.ts';
import { Problem } from '../../platform/problem.ts';
import type { GameVendor, StakeTerms } from '../../vendors/game-vendor.ts';
import type { BetRequest } from '../../vendors/wallet-port.ts';
import type { GameSession } from './game-session.read.ts';

/**
 * Who may stake, on what and how much. Whether the session is live and the member active is judged by
 * the ledger, in the statement that takes the stake; the site and the game by the wager.
 * @param vendor null: its vendor says nothing about its stakes
 * @throws Problem WRONG_MEMBER, INVALID_GAME, WRONG_CURRENCY, and for the amount NEGATIVE_STAKE,
 * ZERO_STAKE, BET_LIMIT_EXCEEDED, GAME_NOT_OFFERED, AMOUNT_NOT_CONVERTIBLE, STAKE_NOT_ALLOWED, INVALID_BODY
 */
export function checkBet(
  session: GameSession,
  request: Omit<BetRequest, 'token'>,
  vendor: Pick<GameVendor, 'stakeTerms' | 'outside'> | null,
): void {
  if (session.memberId !== request.memberId) throw new Problem('WRONG_MEMBER');
  if (session.gameCode !== request.gameCode) throw new Problem('INVALID_GAME');
  if (session.currency !== request.currency) throw new Problem('WRONG_CURRENCY');
  // Its record may have lost the currency since the session was opened.
  if (vendor?.outside?.takes(session.currency) === false) throw new Problem('GAME_NOT_OFFERED');
  checkStake(request, vendor?.stakeTerms(session.currency) ?? null);
}

function checkStake(
  { amountMicro, currency, freeRound = false }: Omit<BetRequest, 'token'>,
  stakeTerms: StakeTerms | null,
): void {
  if (amountMicro < 0n) throw new Problem('NEGATIVE_STAKE');
  if (amountMicro === 0n && !freeRound) throw new Problem('ZERO_STAKE');
  if (amountMicro > 0n && freeRound) {
    // A free round that costs something is a mistake, and not the player's to pay for.
    throw new Problem('INVALID_BODY', { fields: { '/amountMicro': { code: 'const' } } });
  }
  if (amountMicro > MAX_AMOUNT_MICRO) throw new Problem('BET_LIMIT_EXCEEDED');
  checkWhole(amountMicro, currency, '/amountMicro');
  if (stakeTerms !== null && amountMicro > 0n) checkUnit(amountMicro, stakeTerms);
}

/** A stake is what the vendor can express in the currency; amounts are never rounded. */
function checkUnit(amountMicro: bigint, { unitMicro, smallestMicro }: StakeTerms): void {
  if (amountMicro % unitMicro !== 0n) throw new Problem('AMOUNT_NOT_CONVERTIBLE');
  if (amountMicro < smallestMicro) throw new Problem('STAKE_NOT_ALLOWED');
}

/**
 * What an outside vendor pays, in whole units of the currency; amounts are never rounded. Our own games
 * may pay a finer part.
 * @throws Problem NEGATIVE_AMOUNT, AMOUNT_OUT_OF_RANGE, AMOUNT_NOT_CONVERTIBLE
 */
export function checkVendorPayout(amountMicro: bigint, currency: string): bigint {
  checkPayout(amountMicro);
  checkWhole(amountMicro, currency, '/amountMicro');
  return amountMicro;
}

/** @throws Problem NEGATIVE_AMOUNT, AMOUNT_OUT_OF_RANGE */
export function checkPayout(amountMicro: bigint): bigint {
  if (amountMicro < 0n) throw new Problem('NEGATIVE_AMOUNT');
  if (amountMicro > MAX_AMOUNT_MICRO) throw new Problem('AMOUNT_OUT_OF_RANGE');
  return amountMicro;
}
