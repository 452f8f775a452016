import { feature } from '../../feature.ts';
import type { Parts } from '../../parts.ts';
import type { PaymentChannel, PaymentNotification } from '../../payments/payment-channel.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { depositLimitRoutes, viewLimits } from './deposit-limit.routes.ts';
import type { Depositor } from './deposit-limit.store.ts';
import { depositRoutes } from './deposit.routes.ts';
import { expireDeposits } from './expire-deposits.job.ts';
import { measuredArrivals } from './measured-arrival.read.ts';
import { officeDepositRoutes } from './office-deposit.routes.ts';
import { settleDeposit } from './settle-deposit.ts';

export function depositFeature(parts: Parts, channels: readonly PaymentChannel[]) {
  const { db, clock, ledger } = parts;
  const arrivals = measuredArrivals(db, clock);
  return feature({
    name: 'deposit',
    routes: [
      ...depositRoutes(parts, channels, arrivals),
      ...depositLimitRoutes(parts),
      ...officeDepositRoutes(parts),
    ],
    jobs: [
      {
        name: 'expireDeposits',
        everySeconds: 30,
        run: (fence) => expireDeposits(db, clock, fence),
      },
    ],
    arrivals,
    /** Limits of a player, as staff see them. */
    limitsOf: (owner: Depositor & { currency: string }) => viewLimits(db, owner, clock),
    /** Settles a deposit as a checked notification of its channel says. */
    settle: (channel: string, notification: PaymentNotification) =>
      inTransaction(db, (tx) => settleDeposit(tx, ledger, channel, notification, clock)),
  });
}
