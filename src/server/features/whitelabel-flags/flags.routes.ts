import type { BrandOffers } from '#contract/generated/types.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/database.ts';
import { type CallFacts, keyedRoute, type Route, route, staffOf } from '../../platform/route.ts';
import { ownBrand } from '../../platform/server-fact.ts';
import { readFlagSettings } from './flags.read.ts';
import { setFlags } from './set-flags.ts';

export interface FlagsDependencies {
  db: Db;
  clock: Clock;
  /** What a live brand shows as far as flags allow it; null: no such brand is live. */
  offersOf: (brand: string) => BrandOffers | null;
  /** Makes the change felt on every node. */
  changed: () => Promise<void>;
}

/** The whitelabel switches, as the office reads and turns them. */
export function flagsRoutes({ db, clock, offersOf, changed }: FlagsDependencies): Route[] {
  const own = (call: CallFacts & { params: { brand: string } }) => {
    const { brand } = call.params;
    return { brand, offers: ownBrand(staffOf(call), brand, offersOf(brand)) };
  };
  return [
    route('getWhitelabelFlags', (call) => {
      const { brand, offers } = own(call);
      return readFlagSettings(db, brand, offers);
    }),

    keyedRoute(
      'setWhitelabelFlags',
      (tx, call) => {
        const { brand, offers } = own(call);
        const { staffId } = staffOf(call);
        return setFlags(tx, { ...call.body, brand, staffId, at: clock.now() }, offers);
      },
      changed,
    ),
  ];
}
