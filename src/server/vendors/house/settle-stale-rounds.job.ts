import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { HouseDependencies } from './house-dependencies.ts';
import { payOut } from './finish-house-round.ts';
import { findStale, type HouseRound, moveRound } from './house-rounds.ts';
import { betIdOf, HOUSE, rollbackIdOf } from './house-transactions.ts';

/** A stake whose answer was lost is given back after this time. */
const STAKED_MINUTES = 1;
/** A round that its player left is paid out after this time. */
export const ABANDONED_MINUTES = 30;
const BATCH = 100;

/**
 * Ends what a crash or a closed window left behind: a round without a known stake is rolled back,
 * a paid one is paid out. Safe to run on every node at once, since the wallet's ids are fixed.
 * @returns how many rounds it ended.
 */
export async function settleStaleRounds(deps: HouseDependencies): Promise<number> {
  const minutesAgo = (minutes: number) => new Date(deps.clock.now().getTime() - minutes * 60_000);
  const rounds = await findStale(
    deps.db,
    { stakedBefore: minutesAgo(STAKED_MINUTES), openBefore: minutesAgo(ABANDONED_MINUTES) },
    BATCH,
  );
  let ended = 0;
  for (const round of rounds) {
    try {
      if (round.status === 'open') await payOut(deps, round);
      else await endStaked(deps, round);
      ended += 1;
    } catch (error) {
      // One bad round must not keep the others waiting.
      deps.log.error({ err: error, roundId: String(round.id) }, 'a stale round could not be ended');
    }
  }
  return ended;
}

/** What a round took of the jackpot was paid on a stake that stands: only its end is missing. */
async function endStaked(deps: HouseDependencies, round: HouseRound): Promise<void> {
  const jackpotMicro = await deps.jackpots.takenBy(HOUSE, { ...round, roundRef: String(round.id) });
  if (jackpotMicro === null) return giveBack(deps, round);
  await inTransaction(deps.db, (tx) =>
    moveRound(tx, round.id, 'staked', { status: 'open', jackpotMicro }),
  );
  await payOut(deps, round);
}

async function giveBack(deps: HouseDependencies, round: HouseRound): Promise<void> {
  await deps.wallet.rollback(HOUSE, {
    brand: round.brand,
    memberId: round.memberId,
    transactionId: rollbackIdOf(round.id),
    betTransactionId: betIdOf(round.id),
    roundRef: String(round.id),
    gameCode: round.gameCode,
    currency: round.currency,
  });
  const at = deps.clock.now();
  await inTransaction(deps.db, (tx) => moveRound(tx, round.id, 'staked', { status: 'void', at }));
}
