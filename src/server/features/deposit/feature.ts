import type { MemberKey } from '../../platform/session/member-key.ts';
import { feature } from '../../feature.ts';
import type { Parts } from '../../parts.ts';
import type { Payments } from '../../payments/payments.ts';
import { Problem } from '../../platform/problem.ts';
import { queueTopic, topic } from '../../platform/live/topic.ts';
import { paymentOf, route } from '../../platform/route.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { settingRoutes } from '../../settings/setting-routes.ts';
import { askPayments } from './ask-payments.job.ts';
import { depositRoutesSetting } from './deposit-routes.ts';
import { listDeposits } from '../../cash/deposit/deposit.read.ts';
import { depositDesk } from '../../cash/deposit/office-deposit.read.ts';
import { depositRoutes } from './deposit.routes.ts';
import { expireDeposits } from './expire-deposits.job.ts';
import { measuredArrivals } from '../../cash/measured-arrivals.ts';
import { latestDeposits } from './latest-deposits.read.ts';
import { officeDepositRoutes } from './office-deposit.routes.ts';
import { returnableDepositDesk } from './returnable-deposit.read.ts';
import { seedRoutes } from './seed-routes.ts';
import { settleDeposit } from './settle-deposit.ts';
import { tellDeposit } from '../../cash/deposit/tell-deposit.ts';

/** Deposits that a player is told of: those that may still change. */
const LATEST = 5;

/** @param payments channels to deposit through, and all whose notifications are taken */
export function depositFeature(parts: Parts, payments: Pick<Payments, 'channels' | 'served'>) {
  const { db, clock, log, sources, config } = parts;
  const { channels } = payments;
  const tell = (owner: MemberKey): void => tellDeposit(parts, owner);
  const arrivals = measuredArrivals(
    (brand, since, most) => latestDeposits(db, brand, since, most),
    clock,
  );
  return feature({
    name: 'deposit',
    routes: [
      ...depositRoutes(parts, channels, arrivals),
      ...officeDepositRoutes(parts, tell),
      ...settingRoutes(
        depositRoutesSetting({
          channels,
          registry: () => sources.registry,
          shippedPages: () => sources.help.pages.map(({ pageId }) => pageId),
        }),
        parts,
      ),
      route('notifyPayment', async (call) => {
        const { code } = paymentOf(call);
        const channel = payments.served.get(code);
        // A channel speaks of its own payments alone.
        if (channel === undefined || code !== call.params.channel) {
          throw new Problem('INVALID_SIGNATURE');
        }
        const told = channel.readNotification(call.body);
        const settled = await inTransaction(db, (tx) => settleDeposit(tx, parts, code, told));
        const { owner, ...answer } = settled;
        tell(owner);
        return { ...answer, depositId: String(answer.depositId) };
      }),
    ],
    desks: [depositDesk(config.secrets.session), returnableDepositDesk],
    jobs: [
      {
        name: 'expireDeposits',
        everySeconds: 30,
        run: async (fence) => {
          const expired = await expireDeposits(db, clock, fence);
          for (const owner of expired) tell(owner);
          return expired.length;
        },
      },
      {
        name: 'askPayments',
        everySeconds: 15,
        run: async () => {
          const asking = { ...parts, db, log, channels: payments.served };
          const settled = await askPayments(asking);
          for (const owner of settled) tell(owner);
          return settled.length;
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
    seedDemo: (brand) => seedRoutes(parts, channels, brand),
    pageData: async ({ brand }) => ({ arrival: (await arrivals.read(brand)).all }),
  });
}
