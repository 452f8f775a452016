import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/database.ts';
import { type CallFacts, keyedRoute, type Route, route, staffOf } from '../../platform/route.ts';
import { ownBrand } from '../../platform/server-fact.ts';
import { type BrandCatalogue, readGameSettings } from './game-settings.read.ts';
import { setGameSettings } from './set-game-settings.ts';

export interface GameSettingsDependencies {
  db: Db;
  clock: Clock;
  /** What there is to arrange on a live brand; null: no such brand is live. */
  catalogueOf: (brand: string) => BrandCatalogue | null;
  /** Makes the change felt on every node. */
  changed: () => Promise<void>;
}

/** A brand's vendors and games, as the office reads and arranges them. */
export function gameSettingsRoutes(deps: GameSettingsDependencies): Route[] {
  const { db, clock, catalogueOf, changed } = deps;
  const own = (call: CallFacts & { params: { brand: string } }) => {
    const { brand } = call.params;
    return { brand, catalogue: ownBrand(staffOf(call), brand, catalogueOf(brand)) };
  };
  return [
    route('getGameSettings', (call) => {
      const { brand, catalogue } = own(call);
      return readGameSettings(db, brand, catalogue);
    }),

    keyedRoute(
      'setGameSettings',
      (tx, call) => {
        const { brand, catalogue } = own(call);
        const { staffId } = staffOf(call);
        return setGameSettings(tx, { ...call.body, brand, staffId, at: clock.now() }, catalogue);
      },
      changed,
    ),
  ];
}
