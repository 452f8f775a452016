import type { LotteryTerms } from '#contract/generated/types.ts';
import { unitPriceMicro } from '#domain/lottery/stake.ts';
import { hasSeries } from '#domain/lottery/lottery.ts';
import { termsOf as termsOfMember } from '../../tree/terms.store.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import { Problem } from '../../platform/problem.ts';
import {
  type CallFacts,
  keyedRoute,
  memberOf,
  type Route,
  route,
  siteOf,
} from '../../platform/route.ts';
import type { MemberKey } from '../../platform/session/member-key.ts';
import { cancelTicket } from './cancel-ticket.ts';
import { placeChase, stopChase } from './chase.ts';
import { listChases, readChase } from './chase.read.ts';
import { drawProof, openedNumero } from './draw.read.ts';
import type { LotteryParts } from './lottery-parts.ts';
import { lotteryGames, lotteryLobby } from './lottery-state.read.ts';
import { offeredLottery, placeTicket, priceLines } from './place-ticket.ts';
import { recentLotteries } from './recent-lotteries.read.ts';
import { findTicket, listTickets } from './ticket.read.ts';

/** Lotteries as players see and buy them. */
export function lotteryRoutes(deps: LotteryParts): Route[] {
  const { db, clock, lotteries } = deps;
  const games = (call: CallFacts) => lotteryGames(deps, siteOf(call).brand);
  const termsOf = (brand: string): LotteryTerms => {
    const live = deps.brands.byId(brand);
    if (live === null) throw new Problem('BRAND_NOT_FOUND');
    return live.setting('lotteryTerms');
  };
  /** A member's own series takes the place of the brand's ceiling. */
  const memberTermsOf = async (from: Db | Tx, owner: MemberKey): Promise<LotteryTerms> => {
    const terms = termsOf(owner.brand);
    const own = await termsOfMember(from, owner);
    if (own === null) return terms;
    const series = Math.min(own.series, terms.ceilingSeries);
    return { ...terms, ceilingSeries: Math.max(series, terms.floorSeries) };
  };
  /** Members and agents read their terms, visitors those of the brand. */
  const callerTerms = async (call: CallFacts): Promise<LotteryTerms> =>
    'memberId' in call.caller ? memberTermsOf(db, call.caller) : termsOf(siteOf(call).brand);
  const reading = (brand: string) => ({
    lotteries,
    now: clock.now(),
    mayCancel: termsOf(brand).mayCancel,
  });
  const listed = (gameCode: string) => {
    const lottery = lotteries.find(gameCode);
    if (lottery === null) throw new Problem('GAME_NOT_FOUND');
    return lottery;
  };
  const told = async (): Promise<void> => deps.nudge();

  return [
    route('getLotteryLobby', (call) =>
      lotteryLobby(deps, siteOf(call).brand, call.query.prizeMode),
    ),

    route('listLotteryGames', async (call) => ({
      items: (await games(call)).filter(({ prizeMode }) => prizeMode === call.query.prizeMode),
    })),

    route('listRecentLotteries', async (call) => {
      const codes = await recentLotteries(db, memberOf(call), call.query.limit ?? 12);
      const all = await games(call);
      return {
        items: codes.flatMap((code) => all.filter(({ gameCode }) => gameCode === code)),
      };
    }),

    route('listOpenedNumero', (call) => openedNumero(db, listed(call.query.gameCode), call.query)),

    route('getLotteryDraw', (call) =>
      drawProof(db, listed(call.query.gameCode), call.query.numero),
    ),

    route('getLotteryBoard', async (call) => {
      const { gameCode } = call.query;
      const site = siteOf(call);
      const game = (await games(call)).find((one) => one.gameCode === gameCode);
      const lottery = lotteries.find(gameCode);
      if (game === undefined || lottery === null) throw new Problem('GAME_NOT_FOUND');
      const { ceilingSeries, floorSeries, ...terms } = await callerTerms(call);
      return {
        game,
        serverTime: clock.now().toISOString(),
        currency: site.currency,
        unitPriceMicro: String(unitPriceMicro(site.currency)),
        ceilingSeries,
        floorSeries: hasSeries(lottery) ? floorSeries : ceilingSeries,
        ...terms,
      };
    }),

    keyedRoute(
      'placeLotteryTicket',
      async (tx, call) => {
        const { brand, memberId, site } = memberOf(call);
        const { gameCode, numero, lines: entries } = call.body;
        const lottery = offeredLottery(deps, brand, gameCode);
        const terms = await memberTermsOf(tx, { brand, memberId });
        const { currency } = site;
        const lines = priceLines(lottery, entries, terms, currency);
        const request = { brand, memberId, currency, numero, lines };
        const ticketId = await placeTicket(tx, deps, lottery, terms, request);
        const ticket = await findTicket(tx, { brand, memberId }, ticketId, reading(brand));
        if (ticket === null) throw new Error(`ticket ${ticketId} was not written`);
        return ticket;
      },
      told,
    ),

    route('listLotteryTickets', (call) => {
      const owner = memberOf(call);
      return listTickets(db, owner, call.query, reading(owner.brand));
    }),

    route('getLotteryTicket', async (call) => {
      const owner = memberOf(call);
      const id = BigInt(call.params.ticketId);
      const ticket = await findTicket(db, owner, id, reading(owner.brand));
      if (ticket === null) throw new Problem('TICKET_NOT_FOUND');
      return ticket;
    }),

    keyedRoute(
      'cancelLotteryTicket',
      async (tx, call) => {
        const { brand, memberId } = memberOf(call);
        const ticketId = BigInt(call.params.ticketId);
        await cancelTicket(tx, deps, termsOf(brand), { brand, memberId, ticketId });
        const ticket = await findTicket(tx, { brand, memberId }, ticketId, reading(brand));
        if (ticket === null) throw new Problem('TICKET_NOT_FOUND');
        return ticket;
      },
      told,
    ),

    keyedRoute(
      'placeLotteryChase',
      async (tx, call) => {
        const { brand, memberId, site } = memberOf(call);
        const { gameCode, ...rest } = call.body;
        const lottery = offeredLottery(deps, brand, gameCode);
        const request = { ...rest, brand, memberId, currency: site.currency };
        const terms = await memberTermsOf(tx, { brand, memberId });
        const id = await placeChase(tx, deps, lottery, terms, request);
        return readChase(tx, { brand, memberId }, id, lotteries);
      },
      told,
    ),

    route('listLotteryChases', (call) => listChases(db, memberOf(call), call.query, lotteries)),

    keyedRoute(
      'stopLotteryChase',
      async (tx, call) => {
        const { brand, memberId } = memberOf(call);
        const chaseId = BigInt(call.params.chaseId);
        await stopChase(tx, deps, { brand, memberId, chaseId });
        return readChase(tx, { brand, memberId }, chaseId, lotteries);
      },
      told,
    ),
  ];
}
