import type { Redis } from 'ioredis';
import type { BrandSources } from './brands/brand-sources.ts';
import type { LiveBrands } from './brands/live-brands.ts';
import type { HostProof } from './brands/host-proof.ts';
import type { Locales } from './brands/locales.ts';
import type { PageBrands } from './brands/page-brand.ts';
import type { CheckManifest } from './brands/publish-brand.ts';
import type { Ledger } from './ledger/ledger.ts';
import type { LedgerChecks } from './ledger/ledger-checks.ts';
import type { BackgroundWork } from './platform/background-work.ts';
import type { Clock } from './platform/clock.ts';
import type { Config } from './platform/config.ts';
import type { Database, Db } from './platform/db/database.ts';
import type { HumanChecks } from './account/human-check/human-checks.ts';
import type { Log } from './platform/log.ts';
import type { LiveStreams } from './platform/live/live.ts';
import type { Messages } from './platform/messages/messages.ts';
import type { Payments } from './payments/payments.ts';
import type { Metrics } from './platform/metrics.ts';
import type { OperatorAccess } from './platform/operator-access.ts';
import type { Relay } from './platform/outbox/relay.ts';
import type { StaffHosts } from './platform/staff-hosts.ts';
import type { ServerText } from './platform/text.ts';
import type { VerificationCodes } from './account/verification/verification-codes.ts';
import type { Locator } from './platform/visit-location.ts';
import type { BrandGames } from './vendors/brand-games.ts';
import type { GameCatalogue } from './vendors/game-catalogue.ts';
import type { LiveVendors } from './outside/live/live-vendors.ts';
import type { TextSeal } from './platform/seal-text.ts';

/** Parts that are made once and shared by all features. All of them lie below the features. */
export interface Parts {
  config: Config;
  database: Database;
  db: Db;
  clock: Clock;
  log: Log;
  metrics: Metrics;
  /** null: this is the only node. */
  redis: Redis | null;
  sources: BrandSources;
  text: ServerText;
  locales: Locales;
  brands: LiveBrands;
  /** The live brands as pages and pictures need them. */
  pageBrands: PageBrands;
  check: CheckManifest;
  hostProof: HostProof;
  /** Publishes new files of the brands folder. @returns how many brands it published. */
  takeInFiles: () => Promise<number>;
  staffHosts: StaffHosts;
  isOperator: OperatorAccess;
  locator: Locator;
  ledger: Ledger;
  ledgerChecks: LedgerChecks;
  relay: Pick<Relay, 'nudge'>;
  catalogue: GameCatalogue;
  /** Suppliers of games elsewhere. */
  vendors: LiveVendors;
  /** Keeps their secrets unreadable in the database. */
  vendorSeal: TextSeal;
  gamesOf: (brand: string) => BrandGames;
  background: BackgroundWork;
  /** Who listens over sockets. */
  live: LiveStreams;
  /** Mail and text messages to players. */
  messages: Messages;
  humanChecks: HumanChecks;
  /** Codes by SMS. */
  codes: VerificationCodes;
  payments: Payments;
  /** Ways to reset a forgotten password. */
  passwordResetBy: readonly string[];
  /** false in tests that run without the web build. */
  servesPages: boolean;
}
