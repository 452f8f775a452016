import type { EarningKind } from '#domain/earning/earning-kind.ts';
import { ALARMING_QUOTAS } from '#domain/verification-code/code-limits.ts';
import { brandFileIntake } from './brands/brand-file-intake.ts';
import { openBrandSources } from './brands/brand-sources.ts';
import { checkManifest } from './brands/check-manifest.ts';
import { countedLocales } from './brands/counted-locales.ts';
import { hostNamesOf, hostRulesOf } from './brands/host-names.ts';
import { hostProof } from './brands/host-proof.ts';
import { LiveBrands } from './brands/live-brands.ts';
import { pageBrands } from './brands/page-brands.ts';
import { ledgerChecks, type LedgerChecksDependencies } from './ledger/ledger-checks.ts';
import { openLedger } from './ledger/ledger.ts';
import type { Parts } from './parts.ts';
import { alarms } from './platform/alarm.ts';
import { backgroundWork } from './platform/background-work.ts';
import type { Clock } from './platform/clock.ts';
import type { Config } from './platform/config.ts';
import { ConfigError } from './platform/config-error.ts';
import type { Database } from './platform/db/database.ts';
import { migrate } from './platform/db/migrate.ts';
import type { Log } from './platform/log.ts';
import { openMessages } from './platform/messages/messages.ts';
import { openChannels } from './platform/messages/open-channels.ts';
import { humanChecks } from './account/human-check/human-checks.ts';
import { createMetrics } from './platform/metrics.ts';
import { openLive } from './platform/live/live.ts';
import { nodeNotices } from './platform/node-notices.ts';
import { leaseNode } from './platform/nodes/lease-node.ts';
import { openRedis } from './platform/open-redis.ts';
import { textSeal } from './platform/seal-text.ts';
import { operatorAccess } from './platform/operator-access.ts';
import type { Relay } from './platform/outbox/relay.ts';
import { MIGRATIONS_FOLDER } from './platform/places.ts';
import { staffHosts } from './platform/staff-hosts.ts';
import { verificationCodes } from './account/verification/verification-codes.ts';
import { openLocator } from './platform/visit-location.ts';
import { openPayments } from './payments/open-payments.ts';
import { collectsThrough } from './payments/collects-through.ts';
import { offeredRoutes } from './payments/offered-routes.ts';
import { brandGames } from './vendors/brand-games.ts';
import { GameCatalogue } from './vendors/game-catalogue.ts';
import type { PaymentAdapter } from './payments/payment-adapter.ts';
import { LiveVendors } from './outside/live/live-vendors.ts';
import type { VendorAdapter } from './vendors/vendor-adapter.ts';
import type { ProductDeclaration } from './products/product.ts';
import type { GameVendor } from './vendors/game-vendor.ts';

export interface ServerParts {
  config: Config;
  database: Database;
  clock: Clock;
  log: Log;
  /** Tests: replies are checked against their schemas, and pages may be omitted. */
  testing?: {
    pages: boolean;
    ledgerChecks?: Pick<LedgerChecksDependencies, 'lagMs' | 'pace'>;
    lookUpTxt?: (name: string) => Promise<string[][]>;
    /** In the place of those that lie in folders. */
    vendors?: readonly VendorAdapter[];
    /** Besides those that lie in folders. */
    products?: readonly ProductDeclaration[];
    payments?: readonly PaymentAdapter[];
    /** Besides those that lie in folders. */
    earnings?: readonly EarningKind[];
  };
}

export interface OpenParts extends Parts {
  /** Closes what is open, after jobs and requests have ended. The database stays open. */
  close(closeRelay: () => Promise<void>): Promise<void>;
}

/** Opens the shared parts. Migrations run first, then the node takes its number, which ids contain. */
export async function openParts(
  given: ServerParts,
  partners: { vendors: readonly GameVendor[]; payments: readonly PaymentAdapter[] },
  relay: Pick<Relay, 'nudge'>,
): Promise<OpenParts> {
  const { config, database, clock, log, testing } = given;
  const { db } = database;
  await migrate(database, MIGRATIONS_FOLDER);
  const node = await leaseNode(database, log);
  const sources = await openBrandSources(config.brandsDir, { db, clock, log });
  const redis = config.redisUrl === '' ? null : openRedis(config.redisUrl, log);
  const notices = nodeNotices(redis, 'brands', log);
  const live = openLive({ redis, log, checks: testing !== undefined });
  const locator = await openLocator(config, log);
  const staff = staffHosts(config);
  logClosedParts(config, log);

  const channels = openChannels(config);
  const keeps = config.mode === 'demo' && channels.mail === null && channels.sms === null;
  const means = { sendsSms: keeps || channels.sms !== null };
  const catalogue = new GameCatalogue(partners.vendors);
  const vendorSeal = textSeal(config.secrets.session, 'vendor key');
  const vendors = new LiveVendors({ db, clock, seal: vendorSeal, catalogue });
  await vendors.reload();
  const brands = new LiveBrands(
    db,
    hostNamesOf(config, staff),
    notices.tell,
    means,
    () => vendors.served,
  );
  const check = checkManifest(() => sources.folder, hostRulesOf(config, staff));
  const proof = hostProof(config, testing?.lookUpTxt);
  const takeInFiles = brandFileIntake({ db, sources, clock, check, hostProof: proof, log });
  await takeInFiles();
  await brands.reload();
  checkDefaultBrand(config, brands);
  notices.hear(async () => {
    await sources.refresh();
    await vendors.reload();
    await brands.reload();
  });

  const ledger = openLedger({
    database,
    clock,
    log,
    scope: config.ledgerBatch === 'shard' ? 'one' : 'each',
  });
  const checks = ledgerChecks({
    database,
    clock,
    log,
    exported: { dir: config.sealExportDir, key: config.secrets.ledgerSeal },
    ...testing?.ledgerChecks,
  });
  const metrics = createMetrics({ process: testing === undefined });
  const { text } = sources;
  const locales = countedLocales(sources.locales, (labels, count) =>
    metrics.textFallbacks.inc(labels, count),
  );
  const gamesOf = brandGames(catalogue, (brand) => brands.byId(brand), clock);
  const background = backgroundWork(log);
  const messages = openMessages({
    db,
    clock,
    log,
    background,
    channels,
    seal: textSeal(config.secrets.session, 'message text'),
    keeps,
    brandName: (brand) => brands.byId(brand)?.name ?? brand,
    tried: ({ brand, channel, outcome }) => {
      metrics.messages.inc({ channel, outcome });
      live.changed('messageQueue', { brand });
    },
  });
  const alarm = alarms(log);
  const codes = verificationCodes({
    db,
    clock,
    messages,
    text,
    secret: config.secrets.session,
    count: (purpose, outcome) => metrics.verificationCodes.inc({ purpose, outcome }),
    refused: (brand, quota) => {
      metrics.messagesRefused.inc({ quota });
      if (ALARMING_QUOTAS.has(quota)) alarm({ brand, quota }, 'text messages hit a quota');
    },
  });
  const passwordResetBy = [
    ...(messages.canSend('sms') ? ['mobile'] : []),
    ...(messages.canSend('mail') ? ['email'] : []),
  ];
  const payments = await openPayments(given, partners.payments);
  return {
    config,
    database,
    db,
    clock,
    log,
    metrics,
    redis,
    sources,
    text,
    locales,
    brands,
    check,
    hostProof: proof,
    takeInFiles,
    locator,
    live,
    ledger,
    relay,
    catalogue,
    vendors,
    vendorSeal,
    gamesOf,
    background,
    messages,
    codes,
    humanChecks: humanChecks({ db, clock, seal: textSeal(config.secrets.session, 'human check') }),
    payments,
    passwordResetBy,
    ledgerChecks: checks,
    pageBrands: pageBrands({
      brands,
      sources,
      locales,
      clock,
      passwordResetBy,
      signInProviders: config.signInProviders,
      phoneService: config.phoneService,
      analyticsIds: config.analyticsIds,
      collectsThrough: (brand) =>
        collectsThrough(
          offeredRoutes(brand.setting('depositRoutes'), payments.channels, brand.site.currency),
          brand.manifest.market.countries,
          sources.registry,
        ),
      vendorsByCategory: (brand, language) => gamesOf(brand).vendorsByCategory(language),
    }),
    staffHosts: staff,
    isOperator: operatorAccess(config),
    servesPages: testing?.pages !== false,
    async close(closeRelay) {
      await background.settle();
      messages.close();
      await ledger.close();
      await closeRelay();
      await node.close();
      notices.close();
      live.close();
      redis?.disconnect();
    },
  };
}

/** @throws ConfigError when DEFAULT_BRAND names no live brand. */
function checkDefaultBrand({ defaultBrand }: Config, brands: LiveBrands): void {
  if (brands.byId(defaultBrand) !== null) return;
  const known = brands.all().map(({ id }) => id);
  throw new ConfigError(
    `DEFAULT_BRAND: there is no brand ${defaultBrand}, only ${known.join(', ')}`,
  );
}

/** Logs what production closes because a setting is missing. */
function logClosedParts(config: Config, log: Log): void {
  if (config.mode === 'demo') return;
  if (config.officeOrigin === '') log.warn('OFFICE_ORIGIN is not set: the office is not served');
  if (config.builderOrigin === '') log.warn('BUILDER_ORIGIN is not set: the builder is not served');
  if (config.metricsToken === '') log.warn('METRICS_TOKEN is not set: /metrics is closed');
}
