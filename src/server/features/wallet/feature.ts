import type { Feature } from '../../feature.ts';
import type { Parts } from '../../parts.ts';
import { balanceView } from './balance.read.ts';
import { walletRoutes } from './wallet.routes.ts';

export function walletFeature({ db, clock, gamesOf }: Parts): Feature {
  const balanceOf = (wallet: { brand: string; memberId: bigint; currency: string }) =>
    balanceView(db, wallet, clock);
  return {
    name: 'wallet',
    routes: walletRoutes({ db, gamesOf, balanceOf }),
    pageData: async ({ member, currency }) =>
      member === null ? {} : { balance: await balanceOf({ ...member, currency }) },
  };
}
