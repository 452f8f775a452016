import { settingOf } from '../../../brands/setting-of.ts';
import type { Feature } from '../../../feature.ts';
import type { Parts } from '../../../parts.ts';
import { memberOf, route } from '../../../platform/route.ts';
import { ownLiveBrand, settingRoutes } from '../../../settings/setting-routes.ts';
import { lookingOf } from '../promotion/promotion-parts.ts';
import { giveBirthdays } from './give-birthdays.job.ts';
import { reviewLevels } from './review-levels.job.ts';
import { seedVip } from './seed-vip.ts';
import { previewLevels, vipState } from './vip.read.ts';
import { requireLevels, vipPolicySetting } from './vip-policy.setting.ts';

/** VIP levels: reached by the bets and deposits of a month, kept by those of the next. */
export function vipFeature(parts: Parts): Feature {
  const { db, clock, brands } = parts;
  return {
    name: 'vip',
    routes: [
      ...settingRoutes(vipPolicySetting, parts),

      route('previewVipPolicy', (call) => {
        const brand = ownLiveBrand(brands, call);
        requireLevels(call.body.policy, brand);
        const { timeZone } = settingOf(brand, 'brandDay');
        return previewLevels(db, { brand: brand.id, timeZone, now: clock.now() }, call.body.policy);
      }),

      route('getVip', (call) => {
        const member = memberOf(call);
        const policy = settingOf(brands.byId(member.brand), 'vipPolicy');
        // Agents have no levels.
        const isShown = policy.enabled && call.caller.kind === 'member';
        const shown = isShown ? policy : { ...policy, levels: [] };
        return vipState(db, shown, member, lookingOf(parts, call));
      }),
    ],
    jobs: [
      { name: 'reviewLevels', everySeconds: 300, run: (fence) => reviewLevels(parts, fence) },
      { name: 'giveBirthdays', everySeconds: 900, run: (fence) => giveBirthdays(parts, fence) },
    ],
    seedDemo: (brand) => seedVip(parts, brand),
  };
}
