import type { Clock } from '../../platform/clock.ts';
import { Problem } from '../../platform/problem.ts';
import { sameText, sign } from '../../platform/signature.ts';
import { readSandboxNotification } from './read-notification.ts';
import { sandboxPayouts } from './sandbox-payouts.ts';
import type { PaymentChannel } from '../payment-channel.ts';

export const SANDBOX = 'sandbox';
export const SIGNATURE_HEADER = 'x-sandbox-signature';

const MICRO = 1_000_000n;

/** A payment company for demos and tests: its page asks whether to pay or to decline, and no money moves. */
export function sandboxChannel(secret: string, clock: Clock): PaymentChannel {
  return {
    code: SANDBOX,
    name: 'Sandbox Pay',
    kind: 'sandbox',
    banks: [],
    paymentNetworks: 'served',
    bounds: () => ({ minMicro: 5n * MICRO, maxMicro: 10_000n * MICRO }),
    async openPayment(tx, order) {
      await tx
        .insertInto('sandbox_payment')
        .values({
          reference: order.reference,
          amount_micro: order.amountMicro,
          currency: order.currency,
          return_url: order.returnUrl,
          expires_at: order.expiresAt,
          outcome: null,
          authorisation: null,
          settled_at: null,
          created_at: clock.now(),
        })
        .execute();
      return { redirectUrl: `/sandbox-pay/${order.reference}` };
    },
    payouts: sandboxPayouts(secret),
    readNotification: readSandboxNotification,
    checkSignature: ({ headers, rawBody }) => {
      const given = headers[SIGNATURE_HEADER];
      if (typeof given !== 'string' || !sameText(given, sign(secret, rawBody))) {
        throw new Problem('INVALID_SIGNATURE');
      }
      return { kind: 'payment', code: SANDBOX };
    },
  };
}
