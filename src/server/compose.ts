import type { FastifyInstance } from 'fastify';
import { Redis } from 'ioredis';
import packageFile from '../../package.json' with { type: 'json' };
import { createApp } from './app.ts';
import { openBrandSources } from './compose/brand-sources.ts';
import { brandRoutesOf } from './compose/brand-routes.ts';
import { brandFileIntake } from './compose/brand-file-intake.ts';
import { jackpotBrandOf } from './compose/jackpot-parts.ts';
import { jobsOf } from './compose/jobs.ts';
import { pageBrands } from './compose/page-brands.ts';
import { pagesOf } from './compose/pages.ts';
import { picturesOf } from './compose/pictures.ts';
import { playerRoutesOf } from './compose/player-routes.ts';
import type { SharedParts } from './compose/shared-parts.ts';
import { announcementBoards } from './features/announcement/announcement-boards.ts';
import { bannerPictures } from './features/banner/banner-picture.routes.ts';
import { checkManifest } from './features/brand/check-manifest.ts';
import { LiveBrands } from './features/brand/live-brands.ts';
import { type JackpotBoard, jackpotBoard } from './features/jackpot/jackpot.read.ts';
import { measuredArrivals } from './features/deposit/measured-arrival.read.ts';
import { brandGames } from './features/lobby/brand-games.ts';
import { GameCatalogue } from './features/lobby/game-catalogue.ts';
import { countedLocales } from './features/page/counted-locales.ts';
import { healthRoutes } from './features/system/health.routes.ts';
import { gameItems } from './features/lobby/lobby.read.ts';
import { measuredPlay } from './features/lobby/measured-play.read.ts';
import { winnerBoards } from './features/winner/winner.read.ts';
import type { GameSessions } from './features/vendor-wallet/game-session.read.ts';
import { roundProjection } from './features/vendor-wallet/round-projection.ts';
import { vendorSignatures } from './features/vendor-wallet/vendor-signature.ts';
import { openLedger, type Ledger } from './ledger/ledger.ts';
import { mailOf } from './compose/mail-parts.ts';
import { sandboxChannel } from './payments/sandbox/sandbox-channel.ts';
import { backgroundWork, type BackgroundWork } from './platform/background-work.ts';
import type { Clock } from './platform/clock.ts';
import { type Config, ConfigError } from './platform/config.ts';
import type { Database } from './platform/db/database.ts';
import { migrate } from './platform/db/migrate.ts';
import { startPeriodicJobs } from './platform/jobs/periodic.ts';
import type { Log } from './platform/log.ts';
import { createMetrics } from './platform/metrics.ts';
import { nodeNotices } from './platform/node-notices.ts';
import { type Relay, startRelay } from './platform/outbox/relay.ts';
import { MIGRATIONS_FOLDER } from './platform/places.ts';
import { openLocator } from './platform/visit-location.ts';
import type { HouseDependencies } from './vendors/house/house-dependencies.ts';
import { houseVendor } from './vendors/house/house-vendor.ts';

/** A running server's parts, for the start, the demo's seeding and the tests. */
export interface Server {
  app: FastifyInstance;
  database: Database;
  brands: LiveBrands;
  ledger: Ledger;
  relay: Relay;
  jackpotBoard: JackpotBoard;
  /** What goes on after its answer was given. */
  background: BackgroundWork;
  /** Our own games, for the job that ends rounds left behind. */
  house: HouseDependencies;
  gameSessions: GameSessions;
  /** Lets what is under way end, then stops. The database stays open. */
  close(): Promise<void>;
}

export interface ServerParts {
  config: Config;
  database: Database;
  clock: Clock;
  log: Log;
  /** Tests: answers are held to their schemas, and pages are left out where nothing is built. */
  testing?: { pages: boolean };
}

/** The composition root: alone knows every part, and gives each what it needs and no more. */
export async function composeServer(parts: ServerParts): Promise<Server> {
  const { config, database, clock, log } = parts;
  const { db } = database;
  await migrate(database, MIGRATIONS_FOLDER);
  const sources = await openBrandSources(config.brandsDir, { clock, log });
  const { text, locales } = sources;

  const redis = config.redisUrl === '' ? null : openRedis(config.redisUrl, log);
  const notices = nodeNotices(redis, 'brands', log);
  const locator = await openLocator(config, log);
  const brands = new LiveBrands(db, hostAliases(config), notices.tell);
  const check = checkManifest(() => sources.folder, brands);
  await brands.reload();
  const takeInFiles = brandFileIntake({ db, sources, clock, check, log });
  await takeInFiles();
  await brands.reload();
  if (brands.byId(config.defaultBrand) === null) {
    const known = brands.all().map(({ id }) => id);
    throw new ConfigError(
      `DEFAULT_BRAND: there is no brand ${config.defaultBrand}, only ${known.join(', ')}`,
    );
  }

  const ledger = openLedger({ database, clock, log });
  const relay = startRelay(database, [roundProjection], log);
  const catalogue = new GameCatalogue([houseVendor]);
  const gamesOf = brandGames(catalogue, (brand) => brands.byId(brand)?.gameOffer ?? null);
  const winners = winnerBoards({
    db,
    clock,
    games: { codesIn: (category) => catalogue.codesIn(category), itemOf: gameItems(gamesOf) },
  });
  const announcementNotices = nodeNotices(redis, 'announcements', log);
  const announcements = announcementBoards({
    db,
    clock,
    languagesOf: (brand) => brands.languagesOf(brand) ?? NO_LANGUAGES,
  });
  const sandbox = sandboxChannel(config.secrets.sandboxPayment, clock);
  // Outside a demo nobody may pay with play money.
  const channels = config.mode === 'demo' ? [sandbox] : [];
  const background = backgroundWork(log);
  const mailing = mailOf(config, db, clock);
  const metrics = createMetrics({ process: parts.testing === undefined });
  const shared: SharedParts = {
    ...parts,
    db,
    sources,
    text,
    locales: countedLocales(locales, (labels, count) => metrics.textFallbacks.inc(labels, count)),
    unknownText: (key) => {
      metrics.unknownTexts.inc({ namespace: key.split(':')[0] ?? '' });
      log.warn({ key }, 'a page asked for a text that nobody has written');
    },
    brands,
    locator,
    ledger,
    relay,
    catalogue,
    gamesOf,
    played: measuredPlay(db, clock),
    arrivals: measuredArrivals(db, clock),
    winners,
    jackpotBoard: jackpotBoard({ db, clock, brandOf: jackpotBrandOf({ brands, gamesOf }) }),
    announcements,
    announcementsChanged: async () => {
      announcements.forget();
      announcementNotices.tell();
    },
    background,
    ...mailing,
    channels,
    check,
  };

  const sites = pageBrands(shared);
  const pictures = picturesOf(shared, sites);
  let app: FastifyInstance | null = null;
  const player = playerRoutesOf({
    ...shared,
    deliverSandbox: async (payload, headers) => {
      const answer = await app?.inject({
        method: 'POST',
        url: '/payments/sandbox/notify',
        payload,
        headers: { ...headers, 'content-type': 'application/json' },
      });
      if (answer?.statusCode !== 200) {
        throw new Error(`the shop answered ${answer?.statusCode}: ${answer?.body}`);
      }
    },
  });
  app = await createApp({
    config,
    db,
    clock,
    text,
    log,
    metrics,
    redis,
    validateReplies: parts.testing !== undefined,
    siteByHost: (host) => brands.byHost(host)?.site ?? null,
    locate: locator.locate,
    signatures: {
      vendor: vendorSignatures(config.vendorKeys),
      payment: sandbox.checkSignature,
    },
    routes: [
      ...healthRoutes({
        database,
        redis,
        metrics,
        clock,
        version: packageFile.version,
        startedAt: clock.now(),
      }),
      ...brandRoutesOf(shared),
      ...player.routes,
    ],
    pages: [
      pictures.page,
      bannerPictures({ db, isLive: (brand) => brands.byId(brand) !== null }),
      ...(parts.testing?.pages === false ? [] : await pagesOf(shared, sites, pictures.draw)),
    ],
  });
  notices.hear(() => brands.reload());
  announcementNotices.hear(async () => announcements.forget());
  const jobs = startPeriodicJobs(
    [...jobsOf({ ...shared, house: player.house, takeInFiles }), pictures.job],
    log,
  );

  return {
    app,
    database,
    brands,
    ledger,
    relay,
    jackpotBoard: shared.jackpotBoard,
    background,
    house: player.house,
    gameSessions: player.gameSessions,
    async close() {
      // A job in its midst must not keep those waiting who want an answer or another node.
      await Promise.all([jobs.close(), app.close(), pictures.close()]);
      // No answer brings more of it now.
      await background.settle();
      mailing.mail?.close();
      await ledger.close();
      await relay.close();
      notices.close();
      announcementNotices.close();
      redis?.disconnect();
    },
  };
}

/** Of a brand that has just gone. */
const NO_LANGUAGES = { languages: [], defaultLanguage: '' };

/** A demo is also found under the names every machine has. */
function hostAliases({ mode, defaultBrand }: Config): Record<string, string> {
  return mode === 'demo' ? { localhost: defaultBrand, '127.0.0.1': defaultBrand } : {};
}

function openRedis(url: string, log: Log): Redis {
  const redis = new Redis(url, { maxRetriesPerRequest: 1, enableOfflineQueue: false });
  // It shares rate limits and notices, nothing else: its absence is told, and money goes on.
  redis.on('error', (error) => log.warn({ err: error }, 'redis does not answer'));
  return redis;
}
