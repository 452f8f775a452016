import { sign } from '../../platform/signature.ts';
import type { PayoutPort } from '../payment-channel.ts';

/** Amounts that end in these micro-units are refused, so that a failure can be seen in a demo. */
const REFUSED_END = 130_000n;
const UNIT = 1_000_000n;

/**
 * Payments of the made-up company: made at once, except those of an amount that ends in .13. Its number
 * follows from ours, so that the same order sent again gets the same answer.
 */
export function sandboxPayouts(secret: string): PayoutPort {
  return {
    takes: () => true,
    async send({ reference, amountMicro }) {
      if (amountMicro % UNIT === REFUSED_END) return { status: 'failed', reference: null };
      return { status: 'sent', reference: `SP-${sign(secret, reference).slice(0, 12)}` };
    },
    // It keeps nothing: asked again, it is sent again.
    query: () => Promise.resolve(null),
  };
}
