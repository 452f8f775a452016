import { stakeOdds, takesPool, takesPoolBy } from '#domain/jackpot/jackpot-ticket.ts';
import { JACKPOT } from '#domain/ledger/account-kind.ts';
import { winPostings } from '#domain/ledger/win-postings.ts';
import type { Ledger } from '../../ledger/ledger.ts';
import { systemBalanceOf } from '../../ledger/ledger.read.ts';
import type { Tx } from '../../platform/db/database.ts';
import { Problem } from '../../platform/problem.ts';
import type { JackpotClaim } from '../../vendors/jackpot-port.ts';
import type { RoundPart } from '../../play/facts/round-part.ts';
import {
  closeCycle,
  findRunning,
  findSetting,
  findTaken,
  type JackpotPool,
  lockJackpot,
} from './jackpot.store.ts';
import { openPool } from './open-pool.ts';

/**
 * Pays the whole pool to the round's player and begins the next. Whoever wins
 * meanwhile waits, and gets the pool that began. Stakes go on feeding it: what is committed after the
 * sum was read belongs to the next, and so does what lies above a limit.
 * @returns what was paid, in micro-units; the same for the same round. 0: another stake took the pool
 *   that its number was drawn for.
 * @throws Problem TRANSACTION_DOES_NOT_EXIST, TRANSACTION_ROLLED_BACK: no stake stands for it.
 */
export async function takePool(
  tx: Tx,
  ledger: Pick<Ledger, 'postIn'>,
  { vendor, at, ...claim }: JackpotClaim & { vendor: string; category: string; at: Date },
): Promise<bigint> {
  const {
    brand,
    memberId,
    currency,
    roundRef,
    gameCode,
    category,
    transactionId,
    betTransactionId,
  } = claim;
  await lockJackpot(tx, brand);
  const taken = await findTaken(tx, { brand, memberId, vendor, roundRef });
  if (taken !== null) return taken;
  const running = await findRunning(tx, { brand, currency });
  if (running === null) throw new Error('a ticket was drawn for a pool that never began');
  const poolMicro = await systemBalanceOf(tx, { brand, currency, account: JACKPOT });
  if (poolMicro <= 0n) throw new Error('a pool that began holds at least its start');
  if (!isDue(claim, { ...running, poolMicro })) return 0n;
  const limit = running.mustHitMicro ?? poolMicro;
  const wonMicro = poolMicro < limit ? poolMicro : limit;
  const event: RoundPart = {
    product: 'game',
    vendor,
    gameCode,
    category,
    movement: 'payout',
    amountMicro: String(wonMicro),
    closes: false,
  };
  const outcome = await ledger.postIn(tx, {
    brand,
    memberId,
    currency,
    provider: vendor,
    externalRef: transactionId,
    kind: 'jackpotWin',
    roundRef,
    requires: betTransactionId,
    postings: winPostings({ payoutMicro: wonMicro, from: JACKPOT }),
    event,
  });
  if (outcome.status !== 'posted') {
    const isReversed = outcome.reason === 'requiredReversed';
    throw new Problem(isReversed ? 'TRANSACTION_ROLLED_BACK' : 'TRANSACTION_DOES_NOT_EXIST', {
      cause: new Error(`the ledger refused a jackpot: ${outcome.reason}`),
    });
  }
  await closeCycle(tx, running.id, { brand, memberId, vendor, roundRef, wonMicro, at });
  // What the office has set since holds from here on.
  const terms = (await findSetting(tx, { brand, currency })) ?? running;
  await openPool(tx, ledger, { brand, memberId, currency, terms, at });
  return wonMicro;
}

/**
 * Whether this round takes the running pool: a pool at its limit goes to the first stake that finds
 * it so. A number drawn for a pool with a limit may have been certain to win it; once another stake
 * took that pool, the number is held against the odds of the one that runs.
 */
function isDue(
  { ticket, stakeMicro }: Pick<JackpotClaim, 'ticket' | 'stakeMicro'>,
  running: JackpotPool & { readonly poolMicro: bigint },
): boolean {
  const { id, mustHitMicro, poolMicro } = running;
  if (mustHitMicro !== null && poolMicro >= mustHitMicro) return true;
  if (ticket.limited === undefined || ticket.limited.pool === String(id)) return takesPool(ticket);
  const leftMicro = mustHitMicro === null ? null : mustHitMicro - poolMicro;
  const odds = stakeOdds(stakeMicro, running, leftMicro);
  return odds !== null && takesPoolBy(ticket, odds);
}
