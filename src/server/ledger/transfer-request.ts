import type { LedgerKind } from '#domain/ledger/money-kind.ts';
import type { LedgerMovement } from '#contract/generated/events.ts';
import type { Fund } from '#contract/generated/types.ts';
import type { Posting } from '#domain/ledger/posting.ts';
import type { Shortfall } from '#domain/ledger/rollback-postings.ts';

/** Fields that features add to the ledger's event of a movement. */
type MovementMarks = Pick<
  LedgerMovement,
  | 'takesBack'
  | 'depositId'
  | 'product'
  | 'vendor'
  | 'gameCode'
  | 'category'
  | 'movement'
  | 'amountMicro'
  | 'payoutMicro'
  | 'closes'
>;

interface RequestBase {
  readonly brand: string;
  readonly memberId: bigint;
  readonly currency: string;
  /** Issuer of the reference: the code of a vendor, a channel or one of our own features. */
  readonly provider: string;
  /** The provider's id of this operation. The same one with the same content is answered as before. */
  readonly externalRef: string;
  /**
   * Scope in which a reference is unique: one member (default), or all members of the provider, so
   * that another member's use of it is a mismatch. A provider that uses it for two members at the
   * same moment on two nodes is not caught; each member's money is right all the same.
   */
  readonly referenceScope?: 'member' | 'provider' | undefined;
  readonly kind: LedgerKind;
  /** The provider's id of the round. */
  readonly roundRef?: string;
  /**
   * The provider's own fields in its own order: the request's fingerprint is computed over them instead of
   * the postings, so that the rules by which postings are made may change under a provider's retries.
   * A request without it is recognised by its postings.
   */
  readonly content?: readonly string[];
  /** Written to the event of the movement with what the ledger itself writes. Not part of the content. */
  readonly event?: Partial<MovementMarks>;
  /** Funds whose balances the outcome should include, in addition to cash and those it moves. */
  readonly report?: readonly Fund[] | undefined;
}

/** Moves what its postings say (built by src/domain/ledger). No postings: recorded, nothing moves. */
export interface PostingRequest extends RequestBase {
  readonly postings: readonly Posting[];
  /** A reference of the same provider and member that must exist and not be taken back: a win's bet. */
  readonly requires?: string;
  /** A reference of the same provider and member that must not exist: the mark of a closed round. */
  readonly forbids?: string | undefined;
  /** The session that must be live at the moment the statement judges. A known reference is answered first. */
  readonly guard?: SessionGuard | undefined;
}

/** A game session that must be live, with the sign-in session it was launched from and an active member. */
export interface SessionGuard {
  /** The primary key of the game session. */
  readonly gameSessionHash: string;
  /** A sign-in session without a call for this time has ended. */
  readonly idleSeconds: number;
  /** The stake was judged by the terms of what runs for the member: a bonus, free rounds. */
  readonly byTerms?: boolean;
}

/**
 * Reverses a whole transfer, independent of the caller's amount. A reference that is not known is
 * remembered as a tombstone, which refuses it when it comes late.
 */
export interface ReversalRequest extends RequestBase {
  /** The reference, of the same provider and member, of what is taken back. */
  readonly reverses: string;
  /** Kinds that may be taken back; bets by default. */
  readonly reversibleKinds?: readonly LedgerKind[];
  /** Behaviour when the member no longer has the amount to take back; 'refuse' by default. */
  readonly shortfall?: Shortfall;
  /** Refuses when a win that requires the transfer is not reversed. */
  readonly unlessSettled?: boolean;
}

export type TransferRequest = PostingRequest | ReversalRequest;

/** Micro-units by fund; a fund that was not looked at is absent. */
export type FundAmounts = Readonly<Partial<Record<Fund, bigint>>>;

export type RefusalReason =
  /** The funds named do not cover the amount; `balances` are the actual ones. */
  | 'insufficientFunds'
  /** The reference is known with other content, or from another member. */
  | 'referenceMismatch'
  /** The reference was rolled back before it came. */
  | 'tombstoned'
  | 'requiredMissing'
  /** A transfer that must not exist exists. */
  | 'forbidden'
  | 'requiredReversed'
  /** The guard's game session or its sign-in session has ended. */
  | 'sessionEnded'
  /** The guard's member is not active. */
  | 'memberBlocked'
  /** A bonus or free rounds run for the guard's member, and the stake was not judged by their terms. */
  | 'underTerms'
  /** `transferId` is the existing reversal. */
  | 'alreadyReversed'
  /** The referenced transfer is of a kind that cannot be taken back. */
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
  /** Change of each fund; negative for a loss. */
  readonly moved: FundAmounts;
}

export interface Refused {
  readonly status: 'refused';
  readonly reason: RefusalReason;
  readonly balances: FundAmounts;
  readonly transferId?: bigint;
}

export type PostOutcome = Posted | Refused;
