import { inTransaction } from '../../platform/db/in-transaction.ts';
import { Problem } from '../../platform/problem.ts';
import type { HouseDependencies } from './house-dependencies.ts';
import { findOwnRound, type HouseRound, moveRound } from './house-rounds.ts';
import { betIdOf, HOUSE, winIdOf } from './house-transactions.ts';

/**
 * Pays a round out and closes it; again and again gives the same end.
 * @throws Problem ROUND_NOT_FOUND, ROUND_CLOSED
 */
export async function finishHouseRound(
  deps: HouseDependencies,
  owner: { brand: string; memberId: bigint },
  roundId: bigint,
): Promise<{ round: HouseRound; balanceMicro: bigint }> {
  const round = await findOwnRound(deps.db, owner, roundId);
  if (round === null) throw new Problem('ROUND_NOT_FOUND');
  if (round.status === 'void') throw new Problem('ROUND_CLOSED');
  // Its stake is not known to be taken: the recovery job will find out.
  if (round.status === 'staked') throw new Problem('ROUND_OPEN');
  const balanceMicro = await payOut(deps, round);
  const finished = await findOwnRound(deps.db, owner, roundId);
  return { round: finished ?? round, balanceMicro };
}

/** @returns the balance after the payout. */
export async function payOut(deps: HouseDependencies, round: HouseRound): Promise<bigint> {
  const answer = await deps.wallet.win(HOUSE, {
    brand: round.brand,
    memberId: round.memberId,
    transactionId: winIdOf(round.id),
    betTransactionId: betIdOf(round.id),
    roundRef: String(round.id),
    gameCode: round.gameCode,
    currency: round.currency,
    amountMicro: round.payoutMicro,
    closesRound: true,
  });
  const at = deps.clock.now();
  await inTransaction(deps.db, (tx) => moveRound(tx, round.id, 'open', { status: 'finished', at }));
  return answer.balanceMicro;
}
