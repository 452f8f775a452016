import { STUDIO } from '#domain/live/own-studio.ts';
import { STUDIO_TABLES } from '#games/live/live-tables.ts';
import { feature } from '../../feature.ts';
import type { Parts } from '../../parts.ts';
import { localBeacon } from '../../play/chance/beacon.ts';
import { topic } from '../../platform/live/topic.ts';
import type { Wager } from '../../play/wager/wager.ts';
import type { ProductDeclaration } from '../product.ts';
import { runStudio, STUDIO_EVERY_SECONDS } from './run-studio.job.ts';
import { studioRoutes } from './studio.routes.ts';
import { brandTables } from './studio.read.ts';
import { officeStudioRoutes } from './office-studio.routes.ts';
import { addStudioMetrics } from './studio-metrics.ts';
import { seedTables } from './seed-tables.ts';
import type { StudioParts } from './studio-parts.ts';
import { vendor } from './vendor.ts';

/** Chips that come within this time are sent as one frame. Milliseconds. */
const SETTLE_MS = 150;

/** The own studio: live tables that every brand shares. They are games, in reports too. */
export const product: ProductDeclaration = {
  code: 'game',
  categories: [],
  vendors: [vendor],
  open: (parts, { wager }) => Promise.resolve(openStudio(parts, wager)),
};

function openStudio(parts: Parts, wager: Wager) {
  const { db, clock, log, live, brands, gamesOf, relay, catalogue, metrics } = parts;
  const studio: StudioParts = {
    db,
    clock,
    log,
    live,
    brands,
    gamesOf,
    wager,
    beacon: localBeacon,
    tables: catalogue.vendor(STUDIO) === null ? [] : STUDIO_TABLES,
    nudge: () => relay.nudge(),
  };
  addStudioMetrics(metrics.registry, db, clock);
  return feature({
    name: 'studio',
    routes: [...studioRoutes(studio), ...officeStudioRoutes(studio)],
    jobs: [
      {
        name: 'runStudio',
        everySeconds: STUDIO_EVERY_SECONDS,
        perNode: true,
        run: () => runStudio(studio),
      },
    ],
    topics: [
      topic('liveTables', ({ brand }) => brandTables(studio, brand), { settleMs: SETTLE_MS }),
    ],
    seedDemo: (brand: string, username: string) => seedTables(studio, brand, username),
    studio,
  });
}
