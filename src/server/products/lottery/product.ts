import { CATEGORIES, showsLotteries } from '#domain/category/categories.ts';
import { LOTTERY } from '#domain/lottery/lottery-code.ts';
import { LOTTERIES } from '#lotteries/lotteries.ts';
import { feature } from '../../feature.ts';
import type { Parts } from '../../parts.ts';
import { topic } from '../../platform/live/topic.ts';
import { settingRoutes } from '../../settings/setting-routes.ts';
import type { Wager } from '../../play/wager/wager.ts';
import type { ProductDeclaration } from '../product.ts';
import { LOTTERY_PRODUCT } from '../../promotion/turnover/lottery-stakes.read.ts';
import { localBeacon } from '../../play/chance/beacon.ts';
import { addLotteryMetrics } from './lottery-metrics.ts';
import { LotteryIndex, type LotteryParts } from './lottery-parts.ts';
import { lotteryGames, lotteryLobby } from './lottery-state.read.ts';
import { lotteryTermsSetting } from './lottery-terms.ts';
import { lotteryRoutes } from './lottery.routes.ts';
import { officeLotteryRoutes } from './office-lottery.routes.ts';
import { LOTTERIES_EVERY_SECONDS, runLotteries } from './run-lotteries.job.ts';
import { seedTickets } from './seed-tickets.ts';
import { vendor } from './vendor.ts';
import { seedDraws } from './seed-lottery.ts';

/** Several draws change at the same second: they are sent together. Milliseconds. */
const SETTLE_MS = 250;

/** The lotteries: draws, tickets, settlement. */
export const product: ProductDeclaration = {
  code: LOTTERY_PRODUCT,
  categories: Object.entries(CATEGORIES)
    .filter(([, { product: code }]) => code === LOTTERY_PRODUCT)
    .map(([category]) => category),
  vendors: [vendor],
  open: (parts, { wager }) => Promise.resolve(openLottery(parts, wager)),
};

function openLottery(parts: Parts, wager: Wager) {
  const { db, clock, log, live, brands, gamesOf, relay, metrics } = parts;
  const lottery: LotteryParts = {
    db,
    clock,
    log,
    wager,
    live,
    brands,
    gamesOf,
    beacon: localBeacon,
    // Empty where the configuration does not serve them.
    lotteries: new LotteryIndex(parts.catalogue.vendor(LOTTERY) === null ? [] : LOTTERIES),
    nudge: () => relay.nudge(),
  };
  addLotteryMetrics(metrics.registry, db, clock);
  const drawsOf = async (brand: string) => ({
    games: await lotteryGames(lottery, brand),
    serverTime: clock.now().toISOString(),
  });
  return feature({
    name: 'lottery',
    routes: [
      ...lotteryRoutes(lottery),
      ...officeLotteryRoutes(lottery),
      ...settingRoutes(lotteryTermsSetting, parts),
    ],
    jobs: [
      {
        name: 'runLotteries',
        everySeconds: LOTTERIES_EVERY_SECONDS,
        perNode: true,
        run: () => runLotteries(lottery),
      },
    ],
    pageData: async ({ brand, category }) => ({
      lotteries: showsLotteries(category) ? await lotteryLobby(lottery, brand, undefined) : null,
    }),
    topics: [topic('lotteryDraw', ({ brand }) => drawsOf(brand), { settleMs: SETTLE_MS })],
    seedDemo: async (brand: string, username: string) => {
      await seedDraws(lottery);
      await seedTickets(lottery, brand, username);
    },
    lottery,
  });
}
