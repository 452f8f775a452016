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

/** A payment to a player's bank account. */
export interface PayoutOrder {
  /** Ours: the channel pays the same one once, however often it is sent. */
  reference: string;
  amountMicro: bigint;
  currency: string;
  /** Of the registry. */
  bank: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  payeeName: string;
  accountNumber: string;
}

/** sent: paid, under the channel's own number. unknown: not decided yet. */
export type PayoutAnswer =
  | { status: 'sent'; reference: string }
  | { status: 'failed'; reference: string | null }
  | { status: 'unknown' };

/** A channel that pays out by itself. Both calls reject when it does not answer in time. */
export interface PayoutPort {
  takes(currency: string): boolean;
  send(order: PayoutOrder): Promise<PayoutAnswer>;
  /** What became of a payment; null: the channel has never heard of it. */
  query(reference: string): Promise<PayoutAnswer | null>;
}

/** A payment company behind one port. The core knows no channel by name. */
export interface PaymentChannel {
  readonly code: string;
  /** A proper name, the same in every language. */
  readonly name: string;
  readonly kind: 'bank' | 'wallet' | 'card' | 'crypto' | 'cash' | 'sandbox';
  /** Registry ids of what players pay from; `served`: every bank of the brand's countries. */
  readonly banks: readonly string[] | 'served';
  /** Registry ids; `served`: every payment network of the brand's countries. */
  readonly paymentNetworks: readonly string[] | 'served';
  /** Players pay to an account of ours, which each brand names. */
  readonly needsAccount?: boolean;
  /** How long a player has to pay; omitted: half an hour. */
  readonly payWithinMinutes?: number;
  /** Bounds of one deposit in a currency, or null where the channel does not take it. */
  bounds(currency: string): { minMicro: bigint; maxMicro: bigint } | null;
  /**
   * Opens the payment and gives the page on which the player pays; null: there is none. Has no effect
   * outside `tx` before the commit.
   */
  openPayment(tx: Tx, order: PaymentOrder): Promise<{ redirectUrl: string | null }>;
  /** Omitted: it takes money in alone. */
  readonly payouts?: PayoutPort;
  /**
   * What became of a payment whose notification did not come; null: not paid yet. Rejects when the
   * channel does not answer in time. Omitted: it cannot be asked.
   */
  queryPayment?(reference: string): Promise<PaymentNotification | null>;
  checkSignature: SignatureCheck;
  /**
   * A notification that passed the check, in our words.
   * @throws Problem INVALID_BODY for one that the channel cannot have sent
   */
  readNotification(body: Readonly<Record<string, unknown>>): PaymentNotification;
}
