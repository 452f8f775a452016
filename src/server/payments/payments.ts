import type { SignatureCheck } from '../platform/session/resolve-caller.ts';
import type { PaymentChannel } from './payment-channel.ts';

/** The payment channels of a server. */
export interface Payments {
  /** The channels that players may deposit through. */
  readonly channels: readonly PaymentChannel[];
  /** All whose notifications are taken, by code. */
  readonly served: ReadonlyMap<string, PaymentChannel>;
  /** @throws Problem INVALID_SIGNATURE, also for a channel that is not served */
  readonly checkSignature: SignatureCheck;
}
