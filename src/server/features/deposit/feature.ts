import { feature } from '../../feature.ts';
import type { Parts } from '../../parts.ts';
import type { PaymentChannel, PaymentNotification } from '../../payments/payment-channel.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { depositRoutes } from './deposit.routes.ts';
import { expireDeposits } from './expire-deposits.job.ts';
import { measuredArrivals } from './measured-arrival.read.ts';
import { settleDeposit } from './settle-deposit.ts';

export function depositFeature(parts: Parts, channels: readonly PaymentChannel[]) {
  const { db, clock, ledger } = parts;
  const arrivals = measuredArrivals(db, clock);
  return feature({
    name: 'deposit',
    routes: depositRoutes(parts, channels, arrivals),
    jobs: [
      {
        name: 'expireDeposits',
        everySeconds: 30,
        run: (fence) => expireDeposits(db, clock, fence),
      },
    ],
    arrivals,
    /** Settles a deposit as a checked notification of its channel says. */
    settle: (channel: string, notification: PaymentNotification) =>
      inTransaction(db, (tx) => settleDeposit(tx, ledger, channel, notification, clock)),
  });
}
