import type { PaymentChannel } from '#server/payments/payment-channel.ts';
import { payment } from '#server/payments/gateway/payment.ts';

export const KEY = 'gateway-key-for-tests-0123456789abcdef';
export const OLD_KEY = 'gateway-old-key-for-tests-0123456789abc';

export const NOW = new Date('2026-03-01T12:00:00.000Z');

/** The channel as its adapter opens it, at a fixed time and with two keys. */
export const openChannel = (): Promise<PaymentChannel> =>
  payment.open({
    clock: { now: () => NOW },
    keys: [KEY, OLD_KEY],
    url: 'https://gateway.example/v1',
  });

export const REFERENCE = 'dep_0123456789abcdef';

export const NOTIFICATION = {
  paymentId: 'PAY-1',
  reference: REFERENCE,
  status: 'paid',
  amount: '25.50',
  currency: 'PEN',
};
