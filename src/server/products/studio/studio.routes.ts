import { LIVE_GAMES } from '#games/live/live-games.ts';
import { limitsOf, type TableLimits } from '#games/live/live-limits.ts';
import type { StudioTable } from '#games/live/live-tables.ts';
import { Problem } from '../../platform/problem.ts';
import {
  type Call,
  type CallFacts,
  keyedRoute,
  memberOf,
  type Route,
  route,
  siteOf,
} from '../../platform/route.ts';
import { chooseAtLiveTable } from './choose-at-table.ts';
import { placeLiveOrder, returnLiveOrder } from './place-order.ts';
import { wakeLiveTable } from './round.store.ts';
import { leaveLiveSeat, takeLiveSeat } from './seat.store.ts';
import { brandTables, offeredTable, placeAt, proofOf, tableOnPage } from './studio.read.ts';
import type { StudioParts } from './studio-parts.ts';

/** A table deals without a pause for so long after somebody has looked at it. The site looks every 20 seconds. */
const AWAKE_MS = 60_000;

/** Tables as players see them and bet at them. */
export function studioRoutes(parts: StudioParts): Route[] {
  const { db, clock, live } = parts;
  type OfTable = CallFacts & { params: { table: string } };
  const tableAt = (call: OfTable): StudioTable =>
    offeredTable(parts, siteOf(call).brand, call.params.table);
  const limits = ({ stakes }: StudioTable, currency: string): TableLimits => {
    const found = limitsOf(stakes, currency);
    if (found === null) throw new Problem('GAME_NOT_OFFERED');
    return found;
  };
  const seatAt = (call: Call<'takeLiveSeat'> | Call<'leaveLiveSeat'>) => {
    const table = tableAt(call);
    const { brand, memberId } = memberOf(call);
    const at = { tableCode: table.code, seat: Number(call.params.seat) };
    return { table, member: { brand, memberId }, at };
  };
  const told = (call: CallFacts): Promise<void> => {
    live.changed('liveTables', { brand: siteOf(call).brand });
    parts.nudge();
    return Promise.resolve();
  };

  return [
    route('listLiveTables', (call) => brandTables(parts, siteOf(call).brand)),

    route('getLiveTable', async (call) => {
      const table = tableAt(call);
      await wakeLiveTable(db, table.code, new Date(clock.now().getTime() + AWAKE_MS));
      return tableOnPage(parts, siteOf(call).brand, table);
    }),

    route('getLivePlace', (call) => placeAt(db, tableAt(call), memberOf(call))),

    route('getLiveProof', (call) => proofOf(db, tableAt(call), Number(call.params.roundNumber))),

    keyedRoute(
      'placeLiveOrder',
      async (tx, call) => {
        const table = tableAt(call);
        const { brand, memberId, site } = memberOf(call);
        const { roundNumber, bets } = call.body;
        await placeLiveOrder(tx, parts, table, limits(table, site.currency), {
          brand,
          memberId,
          currency: site.currency,
          roundNumber,
          bets: bets.map(({ spot, stakeMicro }) => ({ spot, stakeMicro: BigInt(stakeMicro) })),
        });
        return placeAt(tx, table, { brand, memberId });
      },
      told,
    ),

    keyedRoute(
      'chooseAtLiveTable',
      async (tx, call) => {
        const table = tableAt(call);
        const { brand, memberId, site } = memberOf(call);
        const request = { brand, memberId, currency: site.currency, ...call.body };
        await chooseAtLiveTable(tx, parts, table, request);
        return placeAt(tx, table, { brand, memberId });
      },
      told,
    ),

    keyedRoute(
      'takeLiveSeat',
      async (tx, call) => {
        const { table, member, at } = seatAt(call);
        await takeLiveSeat(tx, LIVE_GAMES[table.game], member, at, clock.now());
        return placeAt(tx, table, member);
      },
      told,
    ),

    keyedRoute(
      'leaveLiveSeat',
      async (tx, call) => {
        const { table, member, at } = seatAt(call);
        await leaveLiveSeat(tx, LIVE_GAMES[table.game], member, at);
        return placeAt(tx, table, member);
      },
      told,
    ),

    keyedRoute(
      'returnLiveOrder',
      async (tx, call) => {
        const table = tableAt(call);
        const { brand, memberId } = memberOf(call);
        const orderId = BigInt(call.params.orderId);
        await returnLiveOrder(tx, parts, table, { brand, memberId, orderId });
        return placeAt(tx, table, { brand, memberId });
      },
      told,
    ),
  ];
}
