import { feature } from '../../feature.ts';
import type { Parts } from '../../parts.ts';
import type { BetRequest } from '../../vendors/wallet-port.ts';
import { partnerKeys } from '../../platform/partners.ts';
import { GameSessions } from './game-session.read.ts';
import { payRound } from './pay-round.ts';
import { roundProjection } from '../../play/rounds/round-projection.ts';
import { roundTotals } from './round-totals.read.ts';
import { tablePayments } from './settle-table.ts';
import { SignInActivity } from './sign-in-activity.ts';
import { vendorSignatures } from './vendor-signature.ts';
import { vendorWallet } from './vendor-wallet.ts';
import { vendorWalletRoutes } from './vendor-wallet.routes.ts';

export function vendorWalletFeature(parts: Parts) {
  const { db, clock, ledger, brands, catalogue, config, gamesOf } = parts;
  const sessions = new GameSessions(db, clock);
  const categories = new Map(catalogue.search({}).map(({ code, category }) => [code, category]));
  const wallet = vendorWallet({
    ...parts,
    sessions,
    payRound: payRound(parts, (gameCode) => categories.get(gameCode) ?? 'RNG'),
    activity: new SignInActivity(parts),
    siteStatusOf: (brand) => brands.byId(brand)?.siteStatus ?? 1,
    gameStateOf: (brand, vendor, gameCode) => gamesOf(brand).stateOf(vendor, gameCode),
  });
  return feature({
    name: 'vendor-wallet',
    routes: vendorWalletRoutes({
      wallet,
      sessions,
      totalsOf: roundTotals(db),
      balancesOf: ledger.balancesOf,
    }),
    consumers: [roundProjection],
    wallet,
    tables: tablePayments(parts),
    /** Judges a stake of play money as one of real money is. */
    judgeStake: async (vendor: string, request: BetRequest) =>
      wallet.judge(await sessions.findLive(vendor, request.token), request),
    checkSignature: vendorSignatures(
      new Map(
        catalogue.allVendors().map(({ code }) => [code, partnerKeys(config, 'vendor', code)]),
      ),
    ),
  });
}
