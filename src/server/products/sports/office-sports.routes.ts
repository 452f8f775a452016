import { ownBrand } from '../../platform/own-brand.ts';
import { Problem } from '../../platform/problem.ts';
import {
  type Call,
  type CallFacts,
  keyedRoute,
  type Route,
  route,
  staffOf,
  weighedRoute,
  alwaysTwo,
} from '../../platform/route.ts';
import { listMarketsOfEvent, listWaitingMarkets } from './bet-markets.read.ts';
import { haltSports, type HaltRequest, resumeSports } from './halt-sports.ts';
import { listOfficeBets, readOfficeBet } from './office-bets.read.ts';
import { readReport } from './report.read.ts';
import { judgeTradedPrice, type PriceRequest, setTradedPrice } from './set-traded-price.ts';
import { listSharpPlayers } from './sharp-players.read.ts';
import { settingOf } from '../../brands/setting-of.ts';
import { type HandResult, judgeHandResult, settleByHand } from './settle-by-hand.ts';
import type { SportsParts } from './sports-parts.ts';
import { listTradedEvents, readTradedEvent } from './traded-events.read.ts';
import { type LateBet, lockLateBet, voidLateBet } from './void-late-bet.ts';

/**
 * Events and bets as staff see them.
 * @param follow takes over what traders suspended
 */
export function officeSportsRoutes(parts: SportsParts, follow: () => Promise<void>): Route[] {
  const { db, book, brands, clock, nudge } = parts;
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
  const reading = (call: CallFacts & { params: { brand: string } }) => {
    const { id: brand, site } = live(call);
    return { db, book, brand, currency: site.currency };
  };
  /** The book is one for all brands: only staff of all brands suspend it. */
  const halt = (call: Call<'haltSports' | 'resumeSports'>): HaltRequest => {
    const { id: brand } = live(call);
    const { staffId, brands: own } = staffOf(call);
    if (own !== null) throw new Problem('EVERY_BRAND_NEEDED');
    const { event, market, reason } = call.body;
    return { brand, staffId, reason, event: event ?? '', market: market ?? '' };
  };
  const priceRequest = (call: Call<'setTradedPrice'>): PriceRequest => {
    const { id: brand } = live(call);
    const { staffId, brands: own } = staffOf(call);
    if (own !== null) throw new Problem('EVERY_BRAND_NEEDED');
    const { market, ...body } = call.body;
    return { brand, staffId, ...body, market: market ?? '' };
  };
  const handResult = (call: Call<'settleBetMarket'>): HandResult => {
    const { id: brand } = live(call);
    const { staffId, brands: own } = staffOf(call);
    if (own !== null) throw new Problem('EVERY_BRAND_NEEDED');
    const { event, market, resultVersion, outcomes, reason } = call.body;
    return { brand, staffId, event, market, seen: BigInt(resultVersion), outcomes, reason };
  };
  return [
    route('listBetMarkets', async (call) => {
      const { id: brand } = live(call);
      const { sportsEventId: event } = call.query;
      return {
        items:
          event === undefined
            ? await listWaitingMarkets(db, brand, clock.now())
            : await listMarketsOfEvent(db, brand, event),
      };
    }),

    weighedRoute('settleBetMarket', {
      weigh: async (tx, call) => {
        const result = handResult(call);
        await judgeHandResult(tx, result, clock.now());
        return alwaysTwo(result.brand);
      },
      run: async (tx, call) => ({
        resultVersion: String(await settleByHand(tx, parts, handResult(call))),
      }),
      afterCommit: follow,
    }),

    route('listTradedEvents', (call) => listTradedEvents(reading(call), call.query)),

    route('getTradedEvent', (call) => readTradedEvent(reading(call), call.params.sportsEventId)),

    // This node follows at once, the others within a second.
    keyedRoute(
      'haltSports',
      async (tx, call) => {
        await haltSports(tx, parts, halt(call));
        return { isHalted: true };
      },
      follow,
    ),

    keyedRoute(
      'resumeSports',
      async (tx, call) => {
        await resumeSports(tx, parts, halt(call));
        return { isHalted: false };
      },
      follow,
    ),

    weighedRoute('setTradedPrice', {
      weigh: async (tx, call) => {
        const request = priceRequest(call);
        const isAboveFeed = await judgeTradedPrice(tx, parts, request);
        return isAboveFeed ? alwaysTwo(request.brand) : null;
      },
      run: async (tx, call) => ({
        version: await setTradedPrice(tx, parts, priceRequest(call)),
      }),
      afterCommit: follow,
    }),

    route('listSharpPlayers', (call) => listSharpPlayers(db, clock, live(call).id)),

    route('getSportsReport', (call) => {
      const brand = live(call);
      const { timeZone } = settingOf(brand, 'brandDay');
      const { currency } = brand.site;
      return readReport(db, { brand: brand.id, currency, timeZone, now: clock.now() }, call.query);
    }),

    route('listOfficeSportsBets', (call) => listOfficeBets(db, live(call).id, call.query)),

    weighedRoute('voidSportsBet', {
      weigh: async (tx, call) => {
        const late = lateBet(call);
        await lockLateBet(tx, late);
        return alwaysTwo(late.brand);
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
