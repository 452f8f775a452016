import type { Tx } from '../platform/db/database.ts';
import type { SignatureCheck } from '../platform/session/resolve-caller.ts';

/** A payment that a channel is asked to collect. */
export interface PaymentOrder {
  /** Ours, unguessable, unique over all channels. */
  reference: string;
  amountMicro: bigint;
  currency: string;
  /** Return URL of the player. */
  returnUrl: string;
  /** The player sees the order as expired after this; money that arrives later is still credited. */
  expiresAt: Date;
}

/** A channel's notification; trustworthy only after its signature was checked. */
export interface PaymentNotification {
  reference: string;
  outcome: 'paid' | 'declined';
  amountMicro: bigint;
  currency: string;
  /** The channel's number for the payment. */
  authorisation: string | null;
}

/** A payment company behind one port. The core knows no channel by name. */
export interface PaymentChannel {
  readonly code: string;
  /** A proper name, the same in every language. */
  readonly name: string;
  readonly kind: 'bank' | 'wallet' | 'card' | 'crypto' | 'cash' | 'sandbox';
  /** Registry ids of the banks and payment networks that players pay from. */
  readonly banks: readonly string[];
  readonly paymentNetworks: readonly string[];
  /** Bounds of one deposit in a currency, or null where the channel does not take it. */
  bounds(currency: string): { minMicro: bigint; maxMicro: bigint } | null;
  /** Opens the payment and gives the page on which the player pays. Has no effect outside `tx` before the commit. */
  openPayment(tx: Tx, order: PaymentOrder): Promise<{ redirectUrl: string }>;
  checkSignature: SignatureCheck;
  /**
   * A notification that passed the check, in our words.
   * @throws Problem INVALID_BODY for one that the channel cannot have sent
   */
  readNotification(body: Readonly<Record<string, unknown>>): PaymentNotification;
}
