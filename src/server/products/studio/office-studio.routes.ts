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
import { listStudioRounds, listStudioTables, readStudioRound } from './office-studio.read.ts';
import { pauseLiveTable, type StudioAct } from './pause-table.ts';
import type { StudioParts } from './studio-parts.ts';
import { judgeVoid, voidLiveRound, type VoidRequest } from './void-round.ts';

/** Tables and rounds as staff see them. */
export function officeStudioRoutes(parts: StudioParts): Route[] {
  const { db, brands, tables, live } = parts;
  type OfBrand = CallFacts & { params: { brand: string } };
  const reading = (call: OfBrand) => {
    const { brand } = call.params;
    const own = ownBrand(staffOf(call), brand, brands.byId(brand));
    return { brand: own.id, currency: own.site.currency };
  };
  const tableOf = ({ params: { table } }: { params: { table: string } }): string => {
    if (tables.every(({ code }) => code !== table)) throw new Problem('GAME_NOT_FOUND');
    return table;
  };
  /** A table is one for all brands: only staff of all brands act on it. */
  const act = (
    call: Call<'pauseLiveTable'> | Call<'resumeLiveTable'> | Call<'voidLiveRound'>,
  ): StudioAct => {
    const { brand } = reading(call);
    const { staffId, brands: own } = staffOf(call);
    if (own !== null) throw new Problem('EVERY_BRAND_NEEDED');
    return { brand, staffId, table: tableOf(call), reason: call.body.reason };
  };
  const voidOf = (call: Call<'voidLiveRound'>): VoidRequest => ({
    ...act(call),
    roundNumber: Number(call.params.roundNumber),
  });
  const told = (): Promise<void> => {
    for (const { id } of brands.all()) live.changed('liveTables', { brand: id });
    return Promise.resolve();
  };
  return [
    route('listStudioTables', (call) => listStudioTables(parts, reading(call))),

    route('listStudioRounds', (call) =>
      listStudioRounds(db, reading(call), tableOf(call), call.query),
    ),

    keyedRoute(
      'pauseLiveTable',
      async (tx, call) => {
        const { version } = call.body;
        return { version: await pauseLiveTable(tx, parts, act(call), { version, isPaused: true }) };
      },
      told,
    ),

    keyedRoute(
      'resumeLiveTable',
      async (tx, call) => {
        const { version } = call.body;
        return {
          version: await pauseLiveTable(tx, parts, act(call), { version, isPaused: false }),
        };
      },
      told,
    ),

    weighedRoute('voidLiveRound', {
      weigh: async (tx, call) => {
        const request = voidOf(call);
        await judgeVoid(tx, request);
        return alwaysTwo(request.brand);
      },
      run: async (tx, call) => {
        const request = voidOf(call);
        await voidLiveRound(tx, parts, request);
        return readStudioRound(tx, reading(call), request.table, request.roundNumber);
      },
      afterCommit: told,
    }),
  ];
}
