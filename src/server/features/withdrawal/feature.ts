import { secondPersonAboveMicro } from '../../brands/second-person-above.ts';
import { settingOf } from '../../brands/setting-of.ts';
import { Gauge } from 'prom-client';
import { measuredArrivals } from '../../cash/measured-arrivals.ts';
import { feature } from '../../feature.ts';
import type { Parts } from '../../parts.ts';
import type { Payments } from '../../payments/payments.ts';
import type { Tx } from '../../platform/db/database.ts';
import { Problem } from '../../platform/problem.ts';
import { queueTopic, topic } from '../../platform/live/topic.ts';
import { settingRoutes } from '../../settings/setting-routes.ts';
import { compensateLate } from './compensate-late.job.ts';
import { expireReceipts } from './expire-receipts.job.ts';
import { latestPayments } from './latest-payments.read.ts';
import { officeViewOf, withdrawalDesk } from './office-withdrawal.read.ts';
import { officeWithdrawalRoutes } from './office-withdrawal.routes.ts';
import { oldestWaiting } from './oldest-waiting.read.ts';
import { payOutAll } from './pay-out-all.ts';
import type { WithdrawalRequest } from './request-withdrawal.ts';
import { seedTerms } from './seed-terms.ts';
import { sendPayouts } from './send-payouts.job.ts';
import { tellWithdrawal } from './tell-withdrawal.ts';
import { withdrawalTermsSetting } from './withdrawal-terms.ts';
import { listWithdrawals } from './withdrawal.read.ts';
import { keysOf, withdrawalRoutes } from './withdrawal.routes.ts';

/** Withdrawals that a player is told of: those that may still change. */
const LATEST = 5;

/** Money on its way out of wallets. @param payments channels to pay through, and all that are served */
export function withdrawalFeature(parts: Parts, payments: Pick<Payments, 'channels' | 'served'>) {
  const { db, clock, log, brands, metrics, sources } = parts;
  const tell = tellWithdrawal(parts);
  const nameOf = (bank: string): string => sources.registry.banks[bank]?.name ?? bank;
  const officeView = officeViewOf(nameOf, (brand) => {
    const live = brands.byId(brand);
    return live === null ? null : secondPersonAboveMicro(live);
  });
  const arrivals = measuredArrivals(
    (brand, since, most) => latestPayments(db, brand, since, most),
    clock,
  );
  const oldest = new Gauge({
    name: 'withdrawal_oldest_seconds',
    help: 'Age of the withdrawal that has waited longest for staff, over all brands.',
    registers: [metrics.registry],
  });
  const timeoutMinutesOf = (brand: string): number =>
    settingOf(brands.byId(brand), 'withdrawalTerms').receiptTimeoutMinutes;
  const payouts = {
    db,
    clock,
    log,
    keys: keysOf(parts),
    channels: payments.served,
    timeoutMinutesOf,
  };
  return feature({
    name: 'withdrawal',
    routes: [
      ...withdrawalRoutes(parts, { nameOf, arrivals, tell }),
      ...officeWithdrawalRoutes(parts, { officeView, payments, tell }),
      ...settingRoutes(withdrawalTermsSetting(payments.channels), parts),
    ],
    desks: [withdrawalDesk(officeView)],
    jobs: [
      {
        name: 'sendPayouts',
        everySeconds: 2,
        run: async () => {
          const owners = await sendPayouts(payouts);
          for (const owner of owners) tell(owner);
          return owners.length;
        },
      },
      {
        name: 'expireReceipts',
        everySeconds: 30,
        run: async () => {
          const owners = await expireReceipts(db, parts);
          for (const owner of owners) tell(owner);
          return owners.length;
        },
      },
      {
        name: 'compensateLate',
        everySeconds: 30,
        run: async () => {
          const owners = await compensateLate(db, parts);
          for (const owner of owners) tell(owner);
          return owners.length;
        },
      },
      {
        name: 'watchWithdrawals',
        everySeconds: 30,
        perNode: true,
        run: async () => {
          const since = await oldestWaiting(db);
          const ageMs = since === null ? 0 : clock.now().getTime() - since.getTime();
          oldest.set(Math.max(0, ageMs / 1000));
          return 0;
        },
      },
    ],
    topics: [
      topic('withdrawal', async (owner) => {
        const reading = { nameOf, now: clock.now() };
        const { items } = await listWithdrawals(db, owner, { limit: LATEST }, reading);
        return { items };
      }),
      queueTopic('withdrawalQueue', clock),
    ],
    /** Requests a withdrawal of a player's whole cash. @returns micro-units */
    payOutAll: async (tx: Tx, wallet: Omit<WithdrawalRequest, 'amountMicro'>): Promise<bigint> => {
      const live = brands.byId(wallet.brand);
      if (live === null) throw new Problem('BRAND_NOT_FOUND');
      return payOutAll(tx, parts, live.setting('withdrawalTerms'), wallet);
    },
    /** After the commit of what `payOutAll` was part of. */
    tellWithdrawal: tell,
    seedDemo: (brand) => seedTerms(parts, brand),
    pageData: async ({ brand }) => ({ withdrawalArrival: (await arrivals.read(brand)).all }),
  });
}
