import { parseIpAddress } from '#domain/region/ip-address.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/database.ts';
import { Problem } from '../../platform/problem.ts';
import { type CallFacts, keyedRoute, type Route, route, staffOf } from '../../platform/route.ts';
import { ownBrand } from '../../platform/server-fact.ts';
import type { Locator } from '../../platform/visit-location.ts';
import { readRegionSettings } from './region-rules.read.ts';
import { setRegionRules } from './set-region-rules.ts';

export interface RegionRulesDependencies {
  db: Db;
  clock: Clock;
  isLive: (brand: string) => boolean;
  countryOf: Locator['countryOf'];
  /** Makes the change felt on every node. */
  changed: () => Promise<void>;
}

/** From where a site may be visited, as the office reads and edits it. */
export function regionRulesRoutes(deps: RegionRulesDependencies): Route[] {
  const { db, clock, isLive, countryOf, changed } = deps;
  const own = (call: CallFacts & { params: { brand: string } }): string => {
    const { brand } = call.params;
    return ownBrand(staffOf(call), brand, isLive(brand) ? brand : null);
  };
  return [
    route('getRegionRules', (call) => readRegionSettings(db, own(call))),

    keyedRoute(
      'setRegionRules',
      (tx, call) => {
        const brand = own(call);
        const { staffId } = staffOf(call);
        return setRegionRules(tx, { ...call.body, brand, staffId, at: clock.now() });
      },
      changed,
    ),

    route('locateAddress', (call) => {
      own(call);
      const { ip } = call.query;
      if (ip === undefined) return { ...call.location };
      if (parseIpAddress(ip) === null) {
        throw new Problem('INVALID_ADDRESS', { fields: { '/ip': { code: 'format' } } });
      }
      return { ip, country: countryOf(ip) };
    }),
  ];
}
