import { parseIpAddress } from '#domain/region/ip-address.ts';
import { Problem } from '../../platform/problem.ts';
import { type Route, route } from '../../platform/route.ts';
import type { Locator } from '../../platform/visit-location.ts';
import { ownLiveBrand, type SettingParts, settingRoutes } from '../../settings/setting-routes.ts';
import { regionRulesSetting } from './region-rules.setting.ts';

/** Access by location, as the office edits it, and the location of an address to test rules with. */
export function regionRulesRoutes(
  parts: SettingParts,
  { countryOf }: Pick<Locator, 'countryOf'>,
): Route[] {
  return [
    ...settingRoutes(regionRulesSetting, parts),

    route('locateAddress', (call) => {
      ownLiveBrand(parts.brands, call);
      const { ip } = call.query;
      if (ip === undefined) return { ...call.location };
      if (parseIpAddress(ip) === null) {
        throw new Problem('INVALID_ADDRESS', { fields: { '/ip': { code: 'format' } } });
      }
      return { ip, country: countryOf(ip) };
    }),
  ];
}
