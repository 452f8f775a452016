import type { PaymentAdapter } from '#server/payments/payment-adapter.ts';
import { Problem } from '#server/platform/problem.ts';
import { isSignedBy } from '#server/platform/signature.ts';

const MICRO = 1_000_000n;
const CENT = MICRO / 100n;

/** A payment company with words of its own: cents, and a state. */
export const payment: PaymentAdapter = {
  code: 'tillpay',
  isDemoOnly: false,
  open: ({ keys }) =>
    Promise.resolve({
      code: 'tillpay',
      name: 'Till Pay',
      kind: 'wallet',
      banks: [],
      paymentNetworks: [],
      bounds: () => ({ minMicro: MICRO, maxMicro: 1_000n * MICRO }),
      openPayment: (_tx, { reference }) =>
        Promise.resolve({ redirectUrl: `https://till.example/pay/${reference}` }),
      checkSignature({ headers, rawBody }) {
        const given = headers['x-till'];
        if (typeof given !== 'string' || !keys.some((key) => isSignedBy(key, rawBody, given))) {
          throw new Problem('INVALID_SIGNATURE');
        }
        return { kind: 'payment', code: 'tillpay' };
      },
      readNotification({ till, state, cents, cur }) {
        if (typeof till !== 'string' || typeof cents !== 'number' || typeof cur !== 'string') {
          throw new Problem('INVALID_BODY');
        }
        return {
          reference: till,
          outcome: state === 'OK' ? 'paid' : 'declined',
          amountMicro: BigInt(cents) * CENT,
          currency: cur,
          authorisation: null,
        };
      },
    }),
};
