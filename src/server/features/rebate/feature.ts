import { dayIn } from '#domain/day/day.ts';
import type { ReadSetting } from '#domain/earning/earning-kind.ts';
import { settingOf } from '../../brands/setting-of.ts';
import type { Feature } from '../../feature.ts';
import type { Parts } from '../../parts.ts';
import { Problem } from '../../platform/problem.ts';
import { type CallFacts, keyedRoute, memberOf, route } from '../../platform/route.ts';
import { settingRoutes } from '../../settings/setting-routes.ts';
import { claimRebate } from './claim-rebate.ts';
import { listLines } from './rebate-lines.read.ts';
import { rebateToday } from './rebate-today.read.ts';
import { rewardPolicySetting } from './reward-policy.ts';

/** Page size when the query names none. */
const PAGE = 20;

/** Rebates of valid bets, and cash back of net losses. */
export function rebateFeature(parts: Parts): Feature {
  const { db, clock, brands, relay } = parts;

  /** @throws Problem REBATE_OFF */
  const offerOf = (call: CallFacts) => {
    const { brand, memberId, site } = memberOf(call);
    const live = brands.byId(brand);
    const policy = settingOf(live, 'rewardPolicy');
    if (!policy.rebate) throw new Problem('REBATE_OFF');
    const { timeZone } = settingOf(live, 'brandDay');
    const setting: ReadSetting = (kind) => settingOf(live, kind);
    return { owner: { brand, memberId, currency: site.currency }, policy, timeZone, setting };
  };

  return {
    name: 'rebate',
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
          const { owner, timeZone, setting } = offerOf(call);
          const day = dayIn(timeZone, clock.now());
          const amount = await claimRebate(tx, parts, { ...owner, setting, day });
          return { amountMicro: String(amount), currency: owner.currency };
        },
        async () => relay.nudge(),
      ),
    ],
  };
}
