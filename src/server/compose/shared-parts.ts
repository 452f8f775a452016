import type { LiveBrands } from '../features/brand/live-brands.ts';
import type { CheckManifest } from '../features/brand/publish-brand.ts';
import type { AnnouncementBoards } from '../features/announcement/announcement-boards.ts';
import type { JackpotBoard } from '../features/jackpot/jackpot.read.ts';
import type { MeasuredArrivals } from '../features/deposit/measured-arrival.read.ts';
import type { BrandGames } from '../features/lobby/brand-games.ts';
import type { GameCatalogue } from '../features/lobby/game-catalogue.ts';
import type { MeasuredPlay } from '../features/lobby/measured-play.read.ts';
import type { WinnerBoards } from '../features/winner/winner.read.ts';
import type { Locales } from '../features/page/locales.ts';
import type { Ledger } from '../ledger/ledger.ts';
import type { PaymentChannel } from '../payments/payment-channel.ts';
import type { Clock } from '../platform/clock.ts';
import type { Config } from '../platform/config.ts';
import type { BackgroundWork } from '../platform/background-work.ts';
import type { Database, Db } from '../platform/db/database.ts';
import type { MailPort } from '../platform/mail/mail-port.ts';
import type { Log } from '../platform/log.ts';
import type { Relay } from '../platform/outbox/relay.ts';
import type { ServerText } from '../platform/text.ts';
import type { Locator } from '../platform/visit-location.ts';
import type { BrandSources } from './brand-sources.ts';

/** What the composition root has made once and its parts share. */
export interface SharedParts {
  config: Config;
  database: Database;
  db: Db;
  clock: Clock;
  log: Log;
  sources: BrandSources;
  text: ServerText;
  locales: Locales;
  /** A page asked for `namespace:key`, and no language has it. */
  unknownText: (key: string) => void;
  brands: LiveBrands;
  locator: Locator;
  ledger: Ledger;
  relay: Relay;
  catalogue: GameCatalogue;
  gamesOf: (brand: string) => BrandGames;
  played: MeasuredPlay;
  arrivals: MeasuredArrivals;
  winners: WinnerBoards;
  jackpotBoard: JackpotBoard;
  announcements: AnnouncementBoards;
  /** A brand's announcements have changed: tells this node and the others. */
  announcementsChanged: () => Promise<void>;
  background: BackgroundWork;
  /** null: nobody takes mail, and nothing that needs it is offered. */
  mail: MailPort | null;
  /** Mail is kept for staff to read instead of sent. */
  keepsMail: boolean;
  /** Ways back to a forgotten password that there are. */
  passwordResetBy: readonly string[];
  channels: readonly PaymentChannel[];
  check: CheckManifest;
}
