import { ownBrand } from '../../platform/own-brand.ts';
import {
  type Call,
  type CallFacts,
  type Route,
  route,
  staffOf,
  weighedRoute,
} from '../../platform/route.ts';
import { listOfficeBets, readOfficeBet } from './office-bets.read.ts';
import type { SportsParts } from './sports-parts.ts';
import { type LateBet, lockLateBet, voidLateBet } from './void-late-bet.ts';

/** Bets on sports as staff see them. */
export function officeSportsRoutes(parts: SportsParts): Route[] {
  const { db, brands, nudge } = parts;
  const live = (call: CallFacts & { params: { brand: string } }) => {
    const { brand } = call.params;
    return ownBrand(staffOf(call), brand, brands.byId(brand));
  };
  const lateBet = (call: Call<'voidSportsBet'>): LateBet => {
    const { decidedAt, version, reason } = call.body;
    return {
      brand: live(call).id,
      staffId: staffOf(call).staffId,
      betId: BigInt(call.params.betId),
      decidedAt: new Date(decidedAt),
      version,
      reason,
    };
  };
  return [
    route('listOfficeSportsBets', (call) => listOfficeBets(db, live(call).id, call.query)),

    weighedRoute('voidSportsBet', {
      // No amount is small enough for one person.
      weigh: async (tx, call) => {
        const late = lateBet(call);
        await lockLateBet(tx, late);
        return { brand: late.brand, currency: null, amountMicro: null, aboveMicro: 0n };
      },
      run: async (tx, call) => {
        const late = lateBet(call);
        await voidLateBet(tx, parts, late);
        return readOfficeBet(tx, late.brand, late.betId);
      },
      afterCommit: () => Promise.resolve(nudge()),
    }),
  ];
}
