import type { TransferKind } from '#contract/generated/types.ts';

/**
 * What a transfer is, for statements and reports; the postings say what it moves. `jackpotStart` and
 * `tombstone` touch no member's account, so the contract lacks them.
 */
export type LedgerTransferKind = TransferKind | 'jackpotStart' | 'tombstone';
