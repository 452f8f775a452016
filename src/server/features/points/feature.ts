import { Gauge } from 'prom-client';
import { dayIn } from '#domain/day/day.ts';
import { pointCategories } from '#domain/points/points.ts';
import { settingOf } from '../../brands/setting-of.ts';
import type { Feature } from '../../feature.ts';
import type { Parts } from '../../parts.ts';
import { answersWithin } from '../../platform/answers-within.ts';
import { type CallFacts, keyedRoute, memberOf, route, siteOf } from '../../platform/route.ts';
import { settingRoutes } from '../../settings/setting-routes.ts';
import { convertPoints } from './convert-points.ts';
import { mallRoutes } from './mall.routes.ts';
import { pointsPolicySetting } from './points-policy.ts';
import { listPointTransactions, pointsOf } from './points.read.ts';
import { redemptionDesk } from './redemption-queue.ts';
import { countWaiting, pendingPointsOf } from './redemption.read.ts';
import { requirePointsPassword } from './require-points-password.ts';
import { seedPoints } from './seed-points.ts';

const WAIT_MS = 2_000;

/** Points that players earn by playing and turn into money. */
export function pointsFeature(parts: Parts): Feature {
  const { db, clock, brands, ledger, relay, metrics } = parts;
  const liveOf = (call: CallFacts) => brands.byId(memberOf(call).brand);
  const languageOf = (brand: string): string => brands.byId(brand)?.site.defaultLanguage ?? 'en';
  const waiting = new Gauge({
    name: 'point_redemptions_waiting',
    help: 'Redemptions of the points mall that wait for staff.',
    registers: [metrics.registry],
    collect: () => answersWithin(count(), WAIT_MS).catch(() => undefined),
  });
  async function count(): Promise<void> {
    waiting.set(await countWaiting(db));
  }
  return {
    name: 'points',
    routes: [
      ...settingRoutes(pointsPolicySetting, parts),
      ...mallRoutes(parts, languageOf),

      route('getPointsConfig', async (call) => {
        const policy = settingOf(brands.byId(siteOf(call).brand), 'pointsPolicy');
        const { pointsPerUnit, minConvertPoints, maxConvertPointsPerDay: most } = policy;
        return {
          enabled: policy.enabled,
          pointsPerUnit,
          minConvertPoints,
          maxConvertPointsPerDay: most === 0 ? null : most,
          currency: siteOf(call).currency,
          passwordNeeded: true,
          earning: policy.enabled ? pointCategories(policy) : [],
        };
      }),

      route('getPointsBalance', async (call) => {
        const points = await pointsOf(db, memberOf(call));
        const pendingPoints = await pendingPointsOf(db, memberOf(call));
        return { currentPoints: Math.max(0, Number(points)), pendingPoints };
      }),

      route('listPointTransactions', (call) =>
        listPointTransactions(db, memberOf(call), call.query),
      ),

      keyedRoute(
        'convertPoints',
        (tx, call) => {
          const live = liveOf(call);
          return convertPoints(tx, { ledger, clock }, memberOf(call), {
            points: call.body.points,
            policy: settingOf(live, 'pointsPolicy'),
            currency: memberOf(call).site.currency,
            today: dayIn(settingOf(live, 'brandDay').timeZone, clock.now()),
          });
        },
        async () => relay.nudge(),
        (call) => requirePointsPassword(parts, call),
      ),
    ],
    desks: [redemptionDesk(languageOf)],
    seedDemo: (brand) => seedPoints(parts, brand),
  };
}
