import { Problem } from '../../platform/problem.ts';
import type { House } from './house.ts';
import { payOut } from './finish-house-round.ts';
import { takeJackpot } from './house-jackpot.ts';
import { markOpen, markVoid, markVoiding } from './house-round.store.ts';
import type { HouseRoundRow } from './house-rounds.ts';
import { betIdOf, HOUSE, rollbackIdOf } from './house-transactions.ts';

/**
 * Ends a round that its player has not seen and gives its stake back. A stake that was never taken
 * leaves a tombstone, so that it is refused if it arrives late.
 *
 * The round's status decides a race with the request that takes the stake: that request shows the
 * outcome only after it moved the round from `staked` to `open`, and this one moves it from `staked`
 * to `voiding` first.
 */
export async function cancelRound(deps: House, round: HouseRoundRow): Promise<void> {
  if (!(await markVoiding(deps.db, round))) return;
  try {
    await deps.wallets[round.mode].rollback(HOUSE, {
      brand: round.brand,
      memberId: round.memberId,
      transactionId: rollbackIdOf(round.id),
      betTransactionId: betIdOf(round.id),
      roundRef: String(round.id),
      gameCode: round.gameCode,
      currency: round.currency,
    });
  } catch (error) {
    if (!(error instanceof Problem && error.code === 'ALREADY_SETTLED')) throw error;
    // The stake arrived first and its jackpot was paid: the round counts.
    await openAndPay(deps, round, 'voiding');
    return;
  }
  await markVoid(deps.db, round, deps.clock.now());
}

/** Ends a round whose stake was taken: takes the jackpot if its ticket wins, and pays out. */
export async function openAndPay(
  deps: House,
  round: HouseRoundRow,
  from: 'staked' | 'voiding',
): Promise<void> {
  const jackpotMicro = await takeJackpot(deps, round);
  // Another request opened it: its player sees it and finishes it.
  if (!(await markOpen(deps.db, round, { jackpotMicro, from }))) return;
  // One that waits for its player is theirs to go on with.
  if (round.decided) await payOut(deps, round);
}
