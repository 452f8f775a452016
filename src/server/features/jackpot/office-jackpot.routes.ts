import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/database.ts';
import { type CallFacts, keyedRoute, type Route, route, staffOf } from '../../platform/route.ts';
import { ownBrand } from '../../platform/server-fact.ts';
import { listJackpotWins, type PlayedBrand, readJackpotSettings } from './jackpot-settings.read.ts';
import { setJackpotSettings } from './set-jackpot-settings.ts';

export interface OfficeJackpotDependencies {
  db: Db;
  clock: Clock;
  /** null: no such brand is live. */
  playedOn: (brand: string) => PlayedBrand | null;
  /** Players see it at the next look. */
  forget: () => void;
}

/** A brand's jackpot, as the office sets it and sees it taken. */
export function officeJackpotRoutes(deps: OfficeJackpotDependencies): Route[] {
  const { db, clock, playedOn, forget } = deps;
  const own = (call: CallFacts & { params: { brand: string } }) => {
    const { brand } = call.params;
    return { brand, played: ownBrand(staffOf(call), brand, playedOn(brand)) };
  };
  return [
    route('getJackpotSettings', (call) => {
      const { brand, played } = own(call);
      return readJackpotSettings(db, brand, played);
    }),

    keyedRoute(
      'setJackpotSettings',
      (tx, call) => {
        const { brand, played } = own(call);
        const { staffId } = staffOf(call);
        return setJackpotSettings(tx, { ...call.body, brand, staffId, at: clock.now() }, played);
      },
      async () => forget(),
    ),

    route('listJackpotWins', (call) => listJackpotWins(db, own(call).brand, call.query)),
  ];
}
