import { settingOf } from '../../brands/setting-of.ts';
import { feature } from '../../feature.ts';
import type { Parts } from '../../parts.ts';
import type { VendorPorts } from '../vendor-adapter.ts';
import type { House } from './house.ts';
import { houseRoutes } from './house.routes.ts';
import { houseEvidence } from './house-replay.ts';
import { brandTables, TABLE_SETTLE_MS } from './table/table-view.ts';
import { runTables, TABLES_EVERY_SECONDS } from './table/run-tables.job.ts';
import type { JobFence } from '../../platform/jobs/job-lease.ts';
import { ownBrand } from '../../platform/own-brand.ts';
import { route, staffOf } from '../../platform/route.ts';
import { gameReturns } from './returns/game-returns.read.ts';
import { topic } from '../../platform/live/topic.ts';
import { measureReturns } from './returns/measure-returns.job.ts';
import { pauseStrayGames } from './returns/pause-stray-games.job.ts';
import { addReturnMetrics } from './returns/return-metrics.ts';
import { settleStaleRounds } from './settle-stale-rounds.job.ts';

/** Our own games, as a vendor behind the same ports as any other. */
export function houseFeature(
  { db, clock, log, live, relay, metrics, brands }: Parts,
  ports: VendorPorts & Pick<House, 'games'>,
) {
  const policyOf = (brand: string) => settingOf(brands.byId(brand), 'gamePolicy');
  const house = { db, clock, log, live, policyOf, nudge: () => relay.nudge(), ...ports };
  addReturnMetrics(metrics.registry, db, ports.games);
  return feature({
    name: 'house',
    routes: [
      ...houseRoutes(house),
      route('listGameReturns', async (call) => {
        const { brand } = call.params;
        const own = ownBrand(staffOf(call), brand, brands.byId(brand));
        return { items: await gameReturns(db, own.id, ports.games.findVersion) };
      }),
    ],
    jobs: [
      { name: 'settleStaleRounds', everySeconds: 30, run: () => settleStaleRounds(house) },
      {
        name: 'measureReturns',
        everySeconds: 60,
        run: (fence: JobFence) => measureReturns(house, fence),
      },
      {
        name: 'pauseStrayGames',
        everySeconds: 300,
        run: (fence: JobFence) => pauseStrayGames(house, brands, fence),
      },
      {
        name: 'runTables',
        everySeconds: TABLES_EVERY_SECONDS,
        perNode: true,
        run: () => runTables(house),
      },
    ],
    topics: [
      topic('gameTable', ({ brand }) => brandTables(house, brand), { settleMs: TABLE_SETTLE_MS }),
    ],
    house,
    evidence: houseEvidence(house),
  });
}
