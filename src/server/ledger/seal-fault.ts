import type { LedgerMark } from './compare-checkpoints.ts';
import type { JournalSeal } from './journal-seal.ts';
import { INVARIANTS, type LedgerFault } from './ledger-fault.ts';

/** A seal whose rows are not what was sealed. */
export function brokenSeal(seal: JournalSeal, found: bigint): LedgerFault {
  return {
    invariant: INVARIANTS.seal,
    detail:
      `shard ${seal.shard} seal ${seal.seq}: ids ${seal.firstId} to ${seal.endId}, ` +
      `${seal.transfers} transfers sealed, ${found} found`,
  };
}

/** The newest seals of a shard are gone: its mark is beyond them. */
export function unsealedMark(shard: number, { nextId, sealedTo }: LedgerMark): LedgerFault {
  return {
    invariant: INVARIANTS.sealChain,
    detail: `shard ${shard} is verified to id ${nextId}, but its newest seal ends at id ${sealedTo}`,
  };
}
