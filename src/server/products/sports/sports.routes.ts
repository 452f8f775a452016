import type { SportsSlip, SportsSlipPrice } from '#contract/generated/types.ts';
import { Problem } from '../../platform/problem.ts';
import {
  type CallFacts,
  keyedRoute,
  memberOf,
  type Route,
  route,
  siteOf,
} from '../../platform/route.ts';
import type { Tx } from '../../platform/db/database.ts';
import { lockMember } from '../../platform/session/lock-member.ts';
import { lockBet, type Row } from './bet.store.ts';
import { betView, findBet, listBets, readBet } from './bet.read.ts';
import { cashOut, cashOutView } from './cash-out.ts';
import { eventView } from './event.view.ts';
import { listEvents, listResults } from './events.read.ts';
import { largestStake } from './exposure.store.ts';
import { launchSports } from './launch-sports.ts';
import { exposedLegs, placeBet, priceSlip } from './place-bet.ts';
import type { SportsParts } from './sports-parts.ts';
import { termsOf } from './sports-terms.ts';
import { listTables } from './tables.read.ts';

/** No member: a visitor has no bets. */
const VISITOR = 0n;

/** Sports as players follow and bet on them. */
export function sportsRoutes(parts: SportsParts): Route[] {
  const { db, book, clock, nudge } = parts;
  const told = async (): Promise<void> => nudge();
  /** Holds the member, then the bet. @throws Problem SPORTS_BET_NOT_FOUND */
  const heldBet = async (tx: Tx, call: CallFacts & { params: { betId: string } }): Promise<Row> => {
    const { brand, memberId } = memberOf(call);
    const { id } = await findBet(tx, { brand, memberId }, BigInt(call.params.betId));
    await lockMember(tx, { brand, memberId });
    return lockBet(tx, id);
  };

  return [
    route('listSportsEvents', (call) => listEvents(book, clock, call.query)),

    route('listSportsResults', (call) => listResults(book, call.query)),

    route('listSportsTables', (call) => listTables(book, call.query.sport)),

    route('getSportsEvent', (call) => {
      const { sportsEventId: id } = call.params;
      const state = book.event(id);
      const event = state === null ? null : eventView(book, id, state);
      if (event === null) throw new Problem('SPORTS_EVENT_NOT_FOUND');
      return event;
    }),

    route('launchSports', (call) => launchSports(parts, siteOf(call).brand, call.query)),

    route('priceSportsSlip', (call) => {
      const { brand, currency } = siteOf(call);
      const memberId = 'memberId' in call.caller ? call.caller.memberId : VISITOR;
      return slipPrice(parts, { brand, memberId, currency }, call.body);
    }),

    keyedRoute(
      'placeSportsBet',
      async (tx, call) => {
        const { brand, memberId, site } = memberOf(call);
        const { currency } = site;
        const terms = termsOf(parts, brand, currency);
        const request = { brand, memberId, currency, terms, slip: call.body };
        const { bet, legs } = await placeBet(tx, parts, request);
        return betView(bet, legs);
      },
      told,
    ),

    route('listSportsBets', (call) => listBets(db, memberOf(call), call.query)),

    route('getSportsBet', (call) => readBet(db, memberOf(call), BigInt(call.params.betId))),

    route('getSportsCashOut', async (call) =>
      cashOutView(db, parts, await findBet(db, memberOf(call), BigInt(call.params.betId))),
    ),

    keyedRoute(
      'cashOutSportsBet',
      async (tx, call) => {
        const bet = await heldBet(tx, call);
        const { partBasisPoints, leastMicro } = call.body;
        await cashOut(tx, parts, bet, { partBasisPoints, leastMicro: BigInt(leastMicro) });
        return readBet(tx, memberOf(call), bet.id);
      },
      told,
    ),

    keyedRoute('setSportsAutoCashOut', async (tx, call) => {
      const bet = await heldBet(tx, call);
      const { targetMicro } = call.body;
      if (bet.status !== 'open' && bet.status !== 'held') {
        throw new Problem('CASH_OUT_NOT_OFFERED', { value: { reason: 'NOT_OPEN' } });
      }
      await tx
        .updateTable('sports_bet')
        .set({ target_micro: targetMicro === null ? null : BigInt(targetMicro) })
        .where('id', '=', bet.id)
        .execute();
      return readBet(tx, memberOf(call), bet.id);
    }),
  ];
}

async function slipPrice(
  parts: SportsParts,
  owner: { brand: string; memberId: bigint; currency: string },
  slip: SportsSlip,
): Promise<SportsSlipPrice> {
  const terms = termsOf(parts, owner.brand, owner.currency);
  const priced = priceSlip(parts, slip, terms);
  const { booked, refused, lines, stakeMicro, mostMicro, delaySeconds } = priced;
  const isKnown = booked.every((one) => one !== null);
  const largest = isKnown
    ? await largestStake(parts.db, { ...owner, terms }, exposedLegs(priced))
    : null;
  return {
    lineCount: lines.length,
    stakeMicro: String(stakeMicro),
    mostMicro: String(mostMicro),
    largestUnitMicro: largest === null ? null : String(largest),
    delaySeconds,
    legs: booked.map((one, place) => ({
      oddsMilli: one?.odds ?? null,
      status: one === null || one.status === 'handedOver' ? null : one.status,
      fault: refused.find((fault) => fault.place === place)?.fault ?? null,
    })),
  };
}
