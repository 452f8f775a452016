import type { Feature } from '../../feature.ts';
import type { Parts } from '../../parts.ts';
import { topic } from '../../platform/live/topic.ts';
import { balanceView } from './balance.read.ts';
import { tellBalances } from './tell-balances.ts';
import { walletRoutes } from './wallet.routes.ts';

export function walletFeature({ db, clock, gamesOf, brands, live }: Parts): Feature {
  const balanceOf = (wallet: { brand: string; memberId: bigint; currency: string }) =>
    balanceView(db, wallet, clock);
  return {
    name: 'wallet',
    routes: walletRoutes({ db, gamesOf, balanceOf }),
    consumers: [tellBalances(live)],
    topics: [
      topic('balance', async (owner) => {
        const brand = brands.byId(owner.brand);
        if (brand === null) throw new Error(`${owner.brand} is no live brand`);
        return balanceOf({ ...owner, currency: brand.site.currency });
      }),
    ],
    pageData: async ({ member, currency }) =>
      member === null ? {} : { balance: await balanceOf({ ...member, currency }) },
  };
}
