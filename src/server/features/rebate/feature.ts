import { dayIn } from '#domain/day/day.ts';
import { Gauge } from 'prom-client';
import { sql } from 'kysely';
import { settingOf } from '../../brands/setting-of.ts';
import type { Feature } from '../../feature.ts';
import type { Parts } from '../../parts.ts';
import { answersWithin } from '../../platform/answers-within.ts';
import { Problem } from '../../platform/problem.ts';
import { type CallFacts, keyedRoute, memberOf, route } from '../../platform/route.ts';
import { settingRoutes } from '../../settings/setting-routes.ts';
import { claimRebate } from './claim-rebate.ts';
import { computeRebates } from './compute-rebates.job.ts';
import { payRebates } from './pay-rebates.job.ts';
import { listLines } from './rebate-line.store.ts';
import { rebateToday } from './rebate-today.read.ts';
import { rewardPolicySetting } from './reward-policy.ts';

/** Page size when the query names none. */
const PAGE = 20;
const WAIT_MS = 2_000;

/** Rebates of valid bets, and cash back of net losses. */
export function rebateFeature(parts: Parts): Feature {
  const { db, clock, brands, relay, metrics } = parts;

  /** @throws Problem REBATE_OFF */
  const offerOf = (call: CallFacts) => {
    const { brand, memberId, site } = memberOf(call);
    const live = brands.byId(brand);
    const policy = settingOf(live, 'rewardPolicy');
    if (!policy.rebate) throw new Problem('REBATE_OFF');
    const { timeZone } = settingOf(live, 'brandDay');
    return { owner: { brand, memberId, currency: site.currency }, policy, timeZone };
  };

  const unpaid = new Gauge({
    name: 'rebate_runs_unposted',
    help: 'Payments of rebates and cash back that are written and not posted yet.',
    registers: [metrics.registry],
    collect: () => answersWithin(countUnposted(), WAIT_MS).catch(() => undefined),
  });
  async function countUnposted(): Promise<void> {
    const { rows } = await sql<{ runs: bigint }>`
      select count(*) as runs from credit_run where purpose <> 'income' and posted_at is null
    `.execute(db);
    unpaid.set(Number(rows[0]?.runs ?? 0n));
  }

  return {
    name: 'rebate',
    jobs: [
      { name: 'computeRebates', everySeconds: 60, run: (fence) => computeRebates(parts, fence) },
      { name: 'payRebates', everySeconds: 60, run: (fence) => payRebates(parts, fence) },
    ],
    routes: [
      ...settingRoutes(rewardPolicySetting, parts),

      route('getRebate', (call) => {
        const { owner, policy, timeZone } = offerOf(call);
        return rebateToday(db, owner, { policy, timeZone, now: clock.now() });
      }),

      route('listRebates', (call) => listLines(db, memberOf(call), { limit: PAGE, ...call.query })),

      keyedRoute(
        'claimRebate',
        async (tx, call) => {
          const { owner, policy, timeZone } = offerOf(call);
          const day = dayIn(timeZone, clock.now());
          const amount = await claimRebate(tx, parts, { ...owner, policy, day });
          return { amountMicro: String(amount), currency: owner.currency };
        },
        async () => relay.nudge(),
      ),
    ],
  };
}
