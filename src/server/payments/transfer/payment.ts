import { Problem } from '../../platform/problem.ts';
import type { PaymentAdapter } from '../payment-adapter.ts';
import { TRANSFER } from '#domain/deposit/transfer-channel.ts';

const MICRO = 1_000_000n;
/** Bank transfers between banks may take a night. */
const PAY_WITHIN_MINUTES = 24 * 60;

/** Transfers to our bank accounts, found on the statement by staff. It speaks to nobody. */
export const payment: PaymentAdapter = {
  code: TRANSFER,
  isDemoOnly: false,
  open: () =>
    Promise.resolve({
      code: TRANSFER,
      name: 'Bank transfer',
      kind: 'bank',
      banks: 'served',
      paymentNetworks: [],
      needsAccount: true,
      payWithinMinutes: PAY_WITHIN_MINUTES,
      bounds: () => ({ minMicro: MICRO, maxMicro: 1_000_000n * MICRO }),
      openPayment: () => Promise.resolve({ redirectUrl: null }),
      checkSignature() {
        throw new Problem('INVALID_SIGNATURE');
      },
      readNotification() {
        throw new Problem('INVALID_BODY');
      },
    }),
};
