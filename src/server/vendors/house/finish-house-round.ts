import type { MemberKey } from '../../platform/session/member-key.ts';
import { Problem } from '../../platform/problem.ts';
import type { House } from './house.ts';
import { markFinished } from './house-round.store.ts';
import { findOwnRound, type HouseRoundRow } from './house-rounds.ts';
import { betIdOf, HOUSE, winIdOf } from './house-transactions.ts';

/**
 * Pays a round out and closes it. Repeating it returns the same result.
 * @returns the balance after the payout.
 * @throws Problem ROUND_NOT_FOUND, ROUND_OPEN, ROUND_CLOSED
 */
export async function finishHouseRound(
  deps: House,
  owner: MemberKey,
  roundId: bigint,
): Promise<bigint> {
  const round = await findOwnRound(deps.db, owner, roundId);
  if (round === null) throw new Problem('ROUND_NOT_FOUND');
  if (round.status === 'void' || round.status === 'voiding') throw new Problem('ROUND_CLOSED');
  // Its stake may not have been taken: the recovery job finds out.
  if (round.status === 'staked') throw new Problem('ROUND_OPEN');
  // It waits for the player.
  if (!round.decided) throw new Problem('ROUND_OPEN');
  return payOut(deps, round);
}

/** @returns the balance after the payout. */
export async function payOut(deps: House, round: HouseRoundRow): Promise<bigint> {
  const answer = await deps.wallets[round.mode].win(HOUSE, {
    brand: round.brand,
    memberId: round.memberId,
    transactionId: winIdOf(round.id),
    betTransactionId: betIdOf(round.id),
    roundRef: String(round.id),
    gameCode: round.gameCode,
    currency: round.currency,
    amountMicro: round.payoutMicro,
    closesRound: true,
    soleStake: true,
  });
  if (round.status !== 'finished') await markFinished(deps.db, round, deps.clock.now());
  return answer.balanceMicro;
}
