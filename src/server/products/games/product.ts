import { CATEGORIES } from '#domain/category/categories.ts';
import type { PlayMode } from '#contract/generated/types.ts';
import { feature } from '../../feature.ts';
import type { Parts } from '../../parts.ts';
import type { RoundEvidenceSource } from '../../vendors/round-evidence.ts';
import type { VendorFeature } from '../../vendors/vendor-adapter.ts';
import type { BetRequest, RoundWallet } from '../../vendors/wallet-port.ts';
import type { ProductDeclaration, ProductFeature, ProductPorts } from '../product.ts';
import { GameSessions } from './game-session.read.ts';
import { roundTotals } from './round-totals.read.ts';
import { SignInActivity } from './sign-in-activity.ts';
import { stakeable } from '../../play/wager/stakeable.ts';
import { vendorSignatures } from './vendor-signature.ts';
import { vendorWallet } from './vendor-wallet.ts';
import { vendorWalletRoutes } from './vendor-wallet.routes.ts';
import { dialectCalls } from './dialect-calls.ts';
import { KEEP_CALLS_DAYS, keptCalls } from './kept-calls.ts';
import { walletCalls } from './wallet-calls.ts';

/** Games of vendors, over the seamless wallet. */
export const product: ProductDeclaration = {
  code: 'game',
  categories: Object.entries(CATEGORIES)
    .filter(([, { product: code }]) => code === 'game')
    .map(([category]) => category),
  vendors: [],
  open: openGames,
};

async function openGames(parts: Parts, ports: ProductPorts): Promise<ProductFeature> {
  const { db, clock, ledger, catalogue, relay } = parts;
  const sessions = new GameSessions(db, clock);
  const wallet = vendorWallet({
    db,
    clock,
    relay,
    sessions,
    wager: ports.wager,
    activity: new SignInActivity(parts),
    stakeable: stakeable(parts),
    vendorOf: (code) => catalogue.vendor(code),
  });
  const demo = ports.openPlayMoney(async (vendor: string, request: BetRequest) =>
    wallet.judge(await sessions.findLive(vendor, request.token), request),
  );
  const brought = await openVendors(parts, ports, { real: wallet, demo }, wallet);
  const answer = walletCalls({
    db,
    clock,
    wallet,
    sessions,
    totalsOf: roundTotals(db),
    balancesOf: ledger.balancesOf,
  });
  const kept = keptCalls(parts);
  return feature({
    name: 'games',
    routes: vendorWalletRoutes(answer, kept),
    vendorPages: [dialectCalls(parts, answer, kept)],
    retention: [
      {
        table: 'vendor_call',
        key: ['id'],
        age: 'at',
        keepDays: KEEP_CALLS_DAYS,
        why: 'What a vendor asked and was answered, for as long as it may dispute a round: four months.',
      },
      {
        table: 'vendor_nonce',
        key: ['vendor', 'nonce'],
        age: 'at',
        keepDays: 1,
        why: 'A call whose time is older is refused for its age.',
      },
    ],
    close: () => kept.close(),
    ...brought,
    checkSignature: vendorSignatures(parts),
  });
}

/** Opens the vendors of this process, with the replays of their rounds. */
async function openVendors(
  parts: Parts,
  { vendors, jackpots, wager }: ProductPorts,
  wallets: Readonly<Record<PlayMode, RoundWallet>>,
  launches: ReturnType<typeof vendorWallet>,
): Promise<Required<Pick<ProductFeature, 'brings' | 'replay'>>> {
  const brings: VendorFeature[] = [];
  const replay = new Map<string, RoundEvidenceSource>();
  for (const { code, feature: open } of vendors) {
    if (open === undefined) continue;
    const vendor = await open(parts, { launches, wallets, jackpots, tables: wager });
    brings.push(vendor);
    if (vendor.evidence !== undefined) replay.set(code, vendor.evidence);
  }
  return { brings, replay };
}
