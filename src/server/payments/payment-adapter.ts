import type { Feature } from '../feature.ts';
import type { Parts } from '../parts.ts';
import type { Clock } from '../platform/clock.ts';
import type { PaymentChannel } from './payment-channel.ts';

export interface PaymentMeans {
  readonly clock: Clock;
  /** Keys of its signatures: two while one is being replaced. */
  readonly keys: readonly [string, ...string[]];
  /** Its address, as <CODE>_PAYMENT_URL says; null: not given. */
  readonly url: string | null;
}

/**
 * A payment channel as its folder's `payment.ts` declares it. Folders under src/server/payments are
 * found by it (`npm run codegen`); PAYMENTS in the configuration says which are served.
 */
export interface PaymentAdapter {
  readonly code: string;
  /** Play money: players of a demo alone deposit through it. */
  readonly isDemoOnly: boolean;
  /** Asks the company for its terms, once, when the server starts. */
  readonly open: (means: PaymentMeans) => Promise<PaymentChannel>;
  /** What it runs in this server besides its notifications; left out: nothing. */
  readonly feature?: (parts: Parts, means: PaymentMeans) => Feature;
}
