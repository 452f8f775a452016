import { ownBrand } from '../../platform/own-brand.ts';
import { Problem } from '../../platform/problem.ts';
import { type CallFacts, keyedRoute, type Route, route, staffOf } from '../../platform/route.ts';
import { enterResult } from './enter-result.ts';
import type { LotteryParts } from './lottery-parts.ts';
import {
  exposureList,
  listOfficeDraws,
  listOfficeTickets,
  readOfficeDraw,
} from './office-lottery.read.ts';
import { requestVoid } from './request-void.ts';

/** Draws, tickets and exposure as staff see them. */
export function officeLotteryRoutes(deps: LotteryParts): Route[] {
  const { db, clock, brands, lotteries } = deps;
  const live = (call: CallFacts & { params: { brand: string } }) => {
    const { brand } = call.params;
    return ownBrand(staffOf(call), brand, brands.byId(brand));
  };
  const reading = (call: CallFacts & { params: { brand: string } }) => ({
    brand: live(call).id,
    currency: live(call).site.currency,
    staffId: staffOf(call).staffId,
    lotteries,
    now: clock.now(),
  });
  /** A draw decides tickets of every brand: only staff of all brands act on it. */
  const act = (call: CallFacts & { params: { brand: string; drawId: string } }) => {
    const staff = staffOf(call);
    const brand = live(call).id;
    if (staff.brands !== null) throw new Problem('EVERY_BRAND_NEEDED');
    const drawId = BigInt(call.params.drawId);
    return { staffId: staff.staffId, brand, drawId };
  };
  return [
    route('listLotteryDraws', (call) => listOfficeDraws(db, call.query, reading(call))),

    keyedRoute('enterLotteryResult', async (tx, call) => {
      const request = act(call);
      await enterResult(tx, deps, { ...request, numbers: call.body.numbers });
      return readOfficeDraw(tx, request.drawId, reading(call));
    }),

    keyedRoute('voidLotteryDraw', async (tx, call) => {
      const request = act(call);
      await requestVoid(tx, deps, { ...request, reason: call.body.reason });
      return readOfficeDraw(tx, request.drawId, reading(call));
    }),

    route('listOfficeLotteryTickets', (call) =>
      listOfficeTickets(db, live(call).id, call.query, {
        lotteries,
        now: clock.now(),
        mayCancel: false,
      }),
    ),

    route('listLotteryExposure', async (call) => {
      const { id: brand } = live(call);
      const { exposureMicro } = live(call).setting('lotteryTerms');
      return { exposureMicro, items: await exposureList(db, brand) };
    }),
  ];
}
