import { announcementRoutes } from '../features/announcement/announcement.routes.ts';
import { depositRoutes } from '../features/deposit/deposit.routes.ts';
import { settleDeposit } from '../features/deposit/settle-deposit.ts';
import { favouriteRoutes } from '../features/favourite/favourite.routes.ts';
import { feedbackRoutes } from '../features/feedback/feedback.routes.ts';
import { jackpotRoutes } from '../features/jackpot/jackpot.routes.ts';
import { jackpots } from '../features/jackpot/jackpots.ts';
import { gameItems } from '../features/lobby/lobby.read.ts';
import { lobbyRoutes } from '../features/lobby/lobby.routes.ts';
import { memberRoutes } from '../features/member/member.routes.ts';
import { officeMemberRoutes } from '../features/member/office-member.routes.ts';
import { passwordRoutes } from '../features/password/password.routes.ts';
import { recordRoutes } from '../features/record/record.routes.ts';
import { registrationRoutes } from '../features/registration/registration.routes.ts';
import { sessionRoutes } from '../features/session/session.routes.ts';
import { GameSessions } from '../features/vendor-wallet/game-session.read.ts';
import { roundTotals } from '../features/vendor-wallet/round-totals.read.ts';
import {
  vendorWallet,
  type VendorWalletDependencies,
} from '../features/vendor-wallet/vendor-wallet.ts';
import { vendorWalletRoutes } from '../features/vendor-wallet/vendor-wallet.routes.ts';
import { winnerRoutes } from '../features/winner/winner.routes.ts';
import { walletRoutes } from '../features/wallet/wallet.routes.ts';
import { openMemberAccounts } from '../ledger/open-member-accounts.ts';
import { SANDBOX } from '../payments/sandbox/sandbox-channel.ts';
import { sandboxRoutes } from '../payments/sandbox/sandbox.routes.ts';
import type { Deliver } from '../payments/sandbox/settle-payment.ts';
import { inTransaction } from '../platform/db/in-transaction.ts';
import type { Route } from '../platform/route.ts';
import type { HouseDependencies } from '../vendors/house/house-dependencies.ts';
import { houseReplay } from '../vendors/house/house-replay.ts';
import { houseRoutes } from '../vendors/house/house.routes.ts';
import { bannersOf } from './banner-parts.ts';
import { passwordPartsOf } from './password-parts.ts';
import type { SharedParts } from './shared-parts.ts';

/** Everything a player does, and the vendors and channels behind it. */
export function playerRoutesOf(parts: SharedParts & { deliverSandbox: Deliver }): {
  routes: Route[];
  house: HouseDependencies;
  gameSessions: GameSessions;
} {
  const { db, clock, log, text, ledger, relay, brands, catalogue, gamesOf, played, config } = parts;
  const sessionSecret = config.secrets.session;
  const sessions = new GameSessions(db, clock);
  const siteStatusOf = (brand: string) => brands.byId(brand)?.siteStatus ?? 1;
  const gameStateOf: VendorWalletDependencies['gameStateOf'] = (brand, vendor, gameCode) =>
    gamesOf(brand).stateOf(vendor, gameCode);
  const wallet = vendorWallet({ db, ledger, relay, sessions, siteStatusOf, gameStateOf });
  const board = parts.jackpotBoard;
  const house: HouseDependencies = {
    db,
    clock,
    log,
    wallet,
    jackpots: jackpots({ db, clock, ledger, relay, board }),
  };
  const channels = new Map(parts.channels.map((channel) => [channel.code, channel]));

  const routes = [
    ...sessionRoutes({
      db,
      clock,
      sessionSecret,
      offersUsernameLogin: (brand) => brands.byId(brand) !== null,
    }),
    ...registrationRoutes({
      db,
      clock,
      sessionSecret,
      termsOf: (id) => {
        const brand = brands.byId(id);
        return {
          flags: brand?.flags ?? {},
          rules: brand?.registerRules ?? [],
          minimumAge: brand?.manifest.legal.minimumAge ?? 21,
          termsVersion: brand?.manifest.legal.termsVersion ?? '',
        };
      },
      openAccounts: openMemberAccounts,
    }),
    ...passwordRoutes(passwordPartsOf(parts)),
    ...memberRoutes({ db }),
    ...officeMemberRoutes({ db }),
    ...lobbyRoutes({ db, clock, text, catalogue, gamesOf, played }),
    ...favouriteRoutes({
      db,
      clock,
      games: { itemOf: gameItems(gamesOf) },
    }),
    ...feedbackRoutes({ clock }),
    ...walletRoutes({ db, clock }),
    ...winnerRoutes(parts.winners),
    ...jackpotRoutes(board),
    ...announcementRoutes(parts.announcements, bannersOf(parts)),
    ...depositRoutes({ db, clock, channels, arrivals: parts.arrivals }),
    ...recordRoutes({ db, names: catalogue, replays: { house: houseReplay(db) } }),
    ...vendorWalletRoutes({
      wallet,
      sessions,
      totalsOf: roundTotals(db),
      balancesOf: ledger.balancesOf,
    }),
    ...houseRoutes(house),
    ...sandboxRoutes({
      db,
      clock,
      secret: config.secrets.sandboxPayment,
      enabled: channels.has(SANDBOX),
      deliver: parts.deliverSandbox,
      settleDeposit: (notification) =>
        inTransaction(db, (tx) => settleDeposit(tx, ledger, SANDBOX, notification, clock)),
    }),
  ];
  return { routes, house, gameSessions: sessions };
}
