import type { PoolTerms } from '#domain/jackpot/jackpot-terms.ts';
import { jackpotStartPostings } from '#domain/ledger/jackpot-postings.ts';
import type { Ledger } from '../../ledger/ledger.ts';
import type { Tx } from '../../platform/db/database.ts';
import { newId } from '../../platform/id.ts';
import { insertCycle } from './jackpot.store.ts';

/** The jackpot's own movements in the ledger, which no vendor made. */
export const JACKPOT_PROVIDER = 'jackpot';

/**
 * Begins a pool with the house's start, unless one is running. The ledger keeps every movement with a
 * member: here the one whose stake opened the pool or whose round took the one before; nothing of
 * theirs moves.
 */
export async function openPool(
  tx: Tx,
  ledger: Pick<Ledger, 'postIn'>,
  {
    terms,
    at,
    ...player
  }: { brand: string; memberId: bigint; currency: string; terms: PoolTerms; at: Date },
): Promise<void> {
  const cycle = { ...terms, id: newId(), startedAt: at };
  if (!(await insertCycle(tx, { ...player, cycle }))) return;
  const outcome = await ledger.postIn(tx, {
    ...player,
    provider: JACKPOT_PROVIDER,
    externalRef: `start:${cycle.id}`,
    kind: 'jackpotStart',
    postings: jackpotStartPostings(terms.startMicro),
  });
  if (outcome.status !== 'posted') throw new Error(`a pool could not begin: ${outcome.reason}`);
}
