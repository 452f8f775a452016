import type { ReplyOf } from '#contract/operation.ts';
import type { Parts } from '../../parts.ts';
import { Problem } from '../../platform/problem.ts';
import { type CallFacts, memberOf, type Route, route, siteOf } from '../../platform/route.ts';
import { consolidatedFunds } from './consolidated-funds.read.ts';

interface WalletParts extends Pick<Parts, 'db' | 'gamesOf'> {
  balanceOf: (wallet: ReturnType<typeof walletOf>) => Promise<ReplyOf<'getBalance'>>;
}

/** What a player has, and whether it is in one place. */
export function walletRoutes({ db, gamesOf, balanceOf }: WalletParts): Route[] {
  return [
    route('getBalance', (call) => balanceOf(walletOf(call))),

    route('getConsolidatedFunds', (call) => consolidatedFunds(db, gamesOf, walletOf(call))),

    route('getMerchantWallet', (call) => {
      const { brand } = siteOf(call);
      // Another brand is as unknown on this host as one that does not exist.
      if ((call.query.merchantCode ?? brand) !== brand) throw new Problem('BRAND_NOT_FOUND');
      return { isSingle: gamesOf(brand).vendorWallets().length === 0 };
    }),
  ];
}

function walletOf(call: CallFacts) {
  const { brand, memberId, site } = memberOf(call);
  return { brand, memberId, currency: site.currency };
}
