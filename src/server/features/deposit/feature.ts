import type { MemberKey } from '../../platform/session/member-key.ts';
import { feature } from '../../feature.ts';
import type { Parts } from '../../parts.ts';
import type { Payments } from '../../payments/payments.ts';
import { Problem } from '../../platform/problem.ts';
import type { Live } from '../../platform/live/live.ts';
import { queueTopic, topic } from '../../platform/live/topic.ts';
import { paymentOf, route } from '../../platform/route.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { depositLimitRoutes, viewLimits } from './deposit-limit.routes.ts';
import { listDeposits } from './deposit.read.ts';
import { depositRoutes } from './deposit.routes.ts';
import { expireDeposits } from './expire-deposits.job.ts';
import { measuredArrivals } from '../../account/measured-arrivals.ts';
import { latestDeposits } from './latest-deposits.read.ts';
import { officeDepositRoutes } from './office-deposit.routes.ts';
import { settleDeposit } from './settle-deposit.ts';

/** Deposits that a player is told of: those that may still change. */
const LATEST = 5;

/** @param payments channels to deposit through, and all whose notifications are taken */
export function depositFeature(parts: Parts, payments: Pick<Payments, 'channels' | 'served'>) {
  const { db, clock, ledger, live } = parts;
  const { channels } = payments;
  const arrivals = measuredArrivals(
    (brand, since, most) => latestDeposits(db, brand, since, most),
    clock,
  );
  return feature({
    name: 'deposit',
    routes: [
      ...depositRoutes(parts, channels, arrivals),
      ...depositLimitRoutes(parts),
      ...officeDepositRoutes(parts),
      route('notifyPayment', async (call) => {
        const { code } = paymentOf(call);
        const channel = payments.served.get(code);
        // A channel speaks of its own payments alone.
        if (channel === undefined || code !== call.params.channel) {
          throw new Problem('INVALID_SIGNATURE');
        }
        const told = channel.readNotification(call.body);
        const settled = await inTransaction(db, (tx) =>
          settleDeposit(tx, ledger, code, told, clock),
        );
        const { owner, ...answer } = settled;
        tellDeposit(live, owner);
        return { ...answer, depositId: String(answer.depositId) };
      }),
    ],
    jobs: [
      {
        name: 'expireDeposits',
        everySeconds: 30,
        run: async (fence) => {
          const expired = await expireDeposits(db, clock, fence);
          for (const owner of expired) tellDeposit(live, owner);
          return expired.length;
        },
      },
    ],
    topics: [
      topic('deposit', async (owner) => {
        const { items } = await listDeposits(db, owner, { limit: LATEST }, clock);
        return { items };
      }),
      queueTopic('depositQueue', clock),
    ],
    pageData: async ({ brand }) => ({ arrival: (await arrivals.read(brand)).all }),
    /** Limits of a player, as staff see them. */
    limitsOf: (owner: MemberKey & { currency: string }) => viewLimits(db, owner, clock),
  });
}

/** After the commit. */
function tellDeposit(live: Live, { brand, memberId }: MemberKey): void {
  live.changed('deposit', { brand, memberId });
  live.changed('depositQueue', { brand });
}
