import { funds } from '#contract/generated/enum-values.ts';
import type { ReplyOf } from '#contract/operation.ts';
import { walletParts } from '#domain/ledger/wallet-parts.ts';
import { balanceOf } from '../../ledger/ledger.read.ts';
import type { Db } from '../../platform/db/database.ts';
import type { BrandGames } from '../../vendors/brand-games.ts';
import { waitingRequests } from './waiting-requests.read.ts';

type Funds = ReplyOf<'getConsolidatedFunds'>;
interface Wallet {
  readonly brand: string;
  readonly memberId: bigint;
  readonly currency: string;
}

/** All money of a player: each fund, each wallet that a vendor keeps, and the contract requests that wait. */
export async function consolidatedFunds(
  db: Db,
  gamesOf: (brand: string) => Pick<BrandGames, 'vendorWallets'>,
  wallet: Wallet,
): Promise<Funds> {
  const [balances, vendorWallets, waiting] = await Promise.all([
    balanceOf(db, wallet, wallet.currency),
    vendorBalances(gamesOf(wallet.brand), wallet),
    waitingRequests(db, wallet),
  ]);
  // Credit to hand on and a debt are listed, and are no money that the player owns.
  const { availableMicro, heldMicro } = walletParts(balances);
  const elsewhere = vendorWallets.reduce((sum, { balance }) => sum + (balance ?? 0n), 0n);
  return {
    currency: wallet.currency,
    totalMicro: String(availableMicro + heldMicro + elsewhere),
    funds: funds.map((fund) => ({ fund, amountMicro: String(balances[fund]) })),
    vendorWallets: vendorWallets.map(({ code, balance }) => ({
      vassalage: code,
      balanceMicro: balance === null ? null : String(balance),
    })),
    ...waiting,
  };
}

/** Null: the vendor did not answer. One that is away must not hide the other money. */
function vendorBalances(games: Pick<BrandGames, 'vendorWallets'>, wallet: Wallet) {
  return Promise.all(
    games.vendorWallets().map(async ({ code, wallet: own }) => ({
      code,
      balance: await own.balanceOf(wallet).catch(() => null),
    })),
  );
}
