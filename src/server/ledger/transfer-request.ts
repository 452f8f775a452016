import type { MemberFund } from '#domain/ledger/account-kind.ts';
import type { Posting } from '#domain/ledger/posting.ts';
import type { TransferKind } from '#domain/ledger/transfer-kind.ts';

interface RequestBase {
  readonly brand: string;
  readonly memberId: bigint;
  readonly currency: string;
  /** Who made the reference: a vendor's, a channel's or one of our own features' code. */
  readonly provider: string;
  /** The provider's id of this operation. The same one with the same content is answered as before. */
  readonly externalRef: string;
  /**
   * Where a reference is unique: for each member (default), or over all members of the provider, so
   * that another member's use of it is a mismatch. A provider that uses it for two members at the
   * same moment on two nodes is not caught; each member's money is right all the same.
   */
  readonly referenceScope?: 'member' | 'provider';
  readonly kind: TransferKind;
  /** The provider's id of the round. */
  readonly roundRef?: string;
  /** Told with the event of the movement, beside what the ledger itself tells. No part of the content. */
  readonly event?: object;
  /** Funds whose balances the outcome should tell beside cash and those it moves. */
  readonly report?: readonly MemberFund[];
}

/** Moves what its postings say (built by src/domain/ledger). No postings: recorded, nothing moves. */
export interface PostingRequest extends RequestBase {
  readonly postings: readonly Posting[];
  /** A reference of the same provider and member that must exist and not be taken back: a win's bet. */
  readonly requires?: string;
  /** A reference of the same provider and member that must not exist: the mark of a closed round. */
  readonly forbids?: string;
}

/**
 * Takes a transfer back, whatever amount the caller has in mind. A reference that is not known is
 * remembered as a tombstone, which refuses it when it comes late.
 */
export interface ReversalRequest extends RequestBase {
  /** The reference, of the same provider and member, of what is taken back. */
  readonly reverses: string;
  /** Kinds that may be taken back; bets by default. */
  readonly reversibleKinds?: readonly TransferKind[];
  /** Refuses when a win that requires the transfer stands. */
  readonly unlessSettled?: boolean;
}

export type TransferRequest = PostingRequest | ReversalRequest;

/** Micro-units by fund; a fund that was not looked at is absent. */
export type FundAmounts = Readonly<Partial<Record<MemberFund, bigint>>>;

export type RefusalReason =
  /** The funds named do not cover the amount; `balances` are the actual ones. */
  | 'insufficientFunds'
  /** The reference is known with other content, or from another member. */
  | 'referenceMismatch'
  /** The reference was rolled back before it came. */
  | 'tombstoned'
  | 'requiredMissing'
  /** What must not exist does. */
  | 'forbidden'
  | 'requiredReversed'
  /** `transferId` is the reversal that stands. */
  | 'alreadyReversed'
  /** What the reference names is not of a kind that may be taken back. */
  | 'notReversible'
  | 'settled'
  /** The member has no account of that fund and currency. */
  | 'accountMissing'
  /** The balance would leave the range of a 64-bit integer. */
  | 'outOfRange'
  | 'holdMissing'
  /** The hold was posted, voided or has expired. */
  | 'holdClosed';

export interface Posted {
  readonly status: 'posted';
  readonly transferId: bigint;
  /** true: this reference was posted by an earlier request, and this is that answer. */
  readonly replayed: boolean;
  /** true: the reversal found nothing and left a tombstone. */
  readonly tombstone: boolean;
  /** After the transfer. */
  readonly balances: FundAmounts;
  /** What each fund gained, or lost (below zero). */
  readonly moved: FundAmounts;
}

export interface Refused {
  readonly status: 'refused';
  readonly reason: RefusalReason;
  readonly balances: FundAmounts;
  readonly transferId?: bigint;
}

export type PostOutcome = Posted | Refused;
