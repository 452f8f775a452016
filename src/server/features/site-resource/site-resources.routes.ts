import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/database.ts';
import { type CallFacts, keyedRoute, type Route, route, staffOf } from '../../platform/route.ts';
import { ownBrand } from '../../platform/server-fact.ts';
import { readResourceSettings } from './site-resources.read.ts';
import { setSiteResources } from './set-site-resources.ts';

export interface SiteResourcesDependencies {
  db: Db;
  clock: Clock;
  /** Types that a live brand's manifest asks for; null: no such brand is live. */
  placesOf: (brand: string) => readonly string[] | null;
  /** Makes the change felt on every node. */
  changed: () => Promise<void>;
}

/** The links of a brand's site, as the office reads and edits them. */
export function siteResourcesRoutes(deps: SiteResourcesDependencies): Route[] {
  const { db, clock, placesOf, changed } = deps;
  const own = (call: CallFacts & { params: { brand: string } }) => {
    const { brand } = call.params;
    return { brand, places: ownBrand(staffOf(call), brand, placesOf(brand)) };
  };
  return [
    route('getSiteResources', (call) => {
      const { brand, places } = own(call);
      return readResourceSettings(db, brand, places);
    }),

    keyedRoute(
      'setSiteResources',
      (tx, call) => {
        const { brand, places } = own(call);
        const { staffId } = staffOf(call);
        const change = { ...call.body, brand, staffId, at: clock.now() };
        return setSiteResources(tx, change, places);
      },
      changed,
    ),
  ];
}
