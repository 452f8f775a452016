import { shardOf } from '#domain/ledger/shard.ts';
import { newId } from '../platform/id.ts';
import { checkRequest, fingerprint, isReversal } from './check-request.ts';
import type { TransferRequest } from './transfer-request.ts';

/** A request with what is made for it once, so that every retry writes the same rows. */
export interface Operation {
  readonly request: TransferRequest;
  readonly shard: number;
  readonly transferId: bigint;
  /** null: nothing is taken back. */
  readonly tombstoneId: bigint | null;
  readonly requestHash: string;
}

/** @throws LedgerRequestError or PostingError. */
export function operationOf(request: TransferRequest): Operation {
  checkRequest(request);
  return {
    request,
    shard: shardOf(request.memberId),
    transferId: newId(),
    tombstoneId: isReversal(request) ? newId() : null,
    requestHash: fingerprint(request),
  };
}

/** A leg on a member's account. */
export interface FundLeg {
  readonly account: bigint;
  readonly seq: number;
  /** Legs that share an amount to take carry one number. */
  readonly draw: number;
  /** Below zero: taken from the legs of one draw together. Zero: only looked at. */
  readonly amountMicro: bigint;
  /** The account that every operation of the member changes: its version changes with each of them. */
  readonly anchor: boolean;
  /** The operation reads what another one may change: it counts only if the anchor is as it was read. */
  readonly guarded: boolean;
}

export interface SystemLeg {
  readonly account: bigint;
  readonly seq: number;
  readonly amountMicro: bigint;
}

/** An operation with its accounts, ready for the statement. */
export interface PreparedOperation extends Operation {
  /** The member's cash account: batches are sorted by it. */
  readonly anchorAccount: bigint;
  readonly fundLegs: readonly FundLeg[];
  readonly systemLegs: readonly SystemLeg[];
  /** The transfer that is taken back, when it is known. */
  readonly reversesId: bigint | null;
  /** The reference to bury, when it is not. */
  readonly tombstoneRef: string | null;
}
