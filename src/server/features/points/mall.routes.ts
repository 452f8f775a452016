import { addsCash } from '../../brands/second-person-above.ts';
import { settingOf } from '../../brands/setting-of.ts';
import type { Parts } from '../../parts.ts';
import {
  keyedRoute,
  memberOf,
  type Route,
  route,
  siteOf,
  staffOf,
  weighedRoute,
} from '../../platform/route.ts';
import { ownLiveBrand, settingRoutes } from '../../settings/setting-routes.ts';
import { listPointRewards } from './goods.read.ts';
import { pointGoodsSetting } from './point-goods.setting.ts';
import { redeemGood } from './redeem-good.ts';
import { decideRedemption, type LanguageOf, redemptionAmount } from './redemption-queue.ts';
import { listRedemptions } from './redemption.read.ts';
import { requirePointsPassword } from './require-points-password.ts';

/** Routes of the points mall: its goods, what players take, and what staff decide on. */
export function mallRoutes(parts: Parts, languageOf: LanguageOf): Route[] {
  const { db, clock, brands, ledger, relay, live } = parts;
  return [
    ...settingRoutes(pointGoodsSetting, parts),

    route('listPointRewards', async (call) => {
      const brand = brands.byId(siteOf(call).brand);
      if (brand === null || !settingOf(brand, 'pointsPolicy').enabled)
        return { items: [], nextCursor: null };
      const looking = { language: call.language, nowMs: clock.now().getTime() };
      return listPointRewards(db, brand, call.query, looking);
    }),

    route('listRedemptions', (call) =>
      listRedemptions(db, memberOf(call), call.query, call.language),
    ),

    keyedRoute(
      'redeemPointReward',
      (tx, call) => {
        const member = memberOf(call);
        const { timeZone } = settingOf(brands.byId(member.brand), 'brandDay');
        return redeemGood(tx, { ledger, clock }, member, {
          ...call.body,
          delivery: call.body.delivery ?? null,
          currency: member.site.currency,
          timeZone,
          language: call.language,
        });
      },
      async (call) => {
        relay.nudge();
        live.changed('promotionQueue', { brand: memberOf(call).brand });
      },
      (call) => requirePointsPassword(parts, call),
    ),

    weighedRoute('decidePointRedemption', {
      weigh: async (tx, call) => {
        if (call.body.decision === 'reject') return null;
        const brand = ownLiveBrand(brands, call);
        const redemptionId = BigInt(call.params.redemptionId);
        const amountMicro = await redemptionAmount(tx, { brand: brand.id, redemptionId });
        return amountMicro === null ? null : addsCash(brand, amountMicro, '/decision');
      },
      run: (tx, call) => {
        const brand = ownLiveBrand(brands, call);
        return decideRedemption(
          tx,
          { ledger, clock },
          {
            ...call.body,
            brand: brand.id,
            redemptionId: BigInt(call.params.redemptionId),
            staffId: staffOf(call).staffId,
            timeZone: settingOf(brand, 'brandDay').timeZone,
            languageOf,
          },
        );
      },
      afterCommit: async (call) => {
        relay.nudge();
        live.changed('promotionQueue', { brand: call.params.brand });
      },
    }),
  ];
}
