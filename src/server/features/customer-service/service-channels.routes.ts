import type { BrandLanguages } from '#domain/text/language-faults.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/database.ts';
import { type CallFacts, keyedRoute, type Route, route, staffOf } from '../../platform/route.ts';
import { ownBrand } from '../../platform/server-fact.ts';
import { readServiceSettings } from './service-channels.read.ts';
import { setServiceChannels } from './set-service-channels.ts';

export interface ServiceChannelsDependencies {
  db: Db;
  clock: Clock;
  /** The languages of a live brand; null: no such brand is live. */
  languagesOf: (brand: string) => BrandLanguages | null;
  /** Makes the change felt on every node. */
  changed: () => Promise<void>;
}

/** How players reach a person, as the office reads and edits it. */
export function serviceChannelsRoutes(deps: ServiceChannelsDependencies): Route[] {
  const { db, clock, languagesOf, changed } = deps;
  const own = (call: CallFacts & { params: { brand: string } }) => {
    const { brand } = call.params;
    return { brand, languages: ownBrand(staffOf(call), brand, languagesOf(brand)) };
  };
  return [
    route('getServiceChannels', (call) => {
      const { brand, languages } = own(call);
      return readServiceSettings(db, brand, languages);
    }),

    keyedRoute(
      'setServiceChannels',
      (tx, call) => {
        const { brand, languages } = own(call);
        const { staffId } = staffOf(call);
        const change = { ...call.body, brand, staffId, at: clock.now() };
        return setServiceChannels(tx, change, languages);
      },
      changed,
    ),
  ];
}
