/*
 * Calls of the operator to a vendor that keeps a wallet of each player. Amounts are micro-units; a reference is
 * the operator's own, and the same one moves money once.
 */

export interface AccountPlayer {
  readonly memberId: string;
  readonly currency: string;
}

export interface HeldCall extends AccountPlayer {
  readonly kind: 'held';
}

export interface MoveCall extends AccountPlayer {
  /** put: into the vendor's wallet. take: out of it. */
  readonly kind: 'put' | 'take';
  readonly reference: string;
  readonly amountMicro: bigint;
}

export interface OutcomeCall {
  readonly kind: 'outcome';
  readonly reference: string;
}

export type AccountCall = HeldCall | MoveCall | OutcomeCall;
export type AccountCallKind = AccountCall['kind'];

export type AccountReply =
  | { readonly kind: 'held'; readonly balanceMicro: bigint }
  | { readonly kind: 'moved'; readonly balanceMicro: bigint }
  | { readonly kind: 'refused'; readonly code: 'INSUFFICIENT_FUNDS' | 'VENDOR_REFUSED' }
  /** The vendor never had the reference. */
  | { readonly kind: 'neverCame' };
