import { feature } from '../../feature.ts';
import type { Parts } from '../../parts.ts';
import { balanceView } from './balance.read.ts';
import { walletRoutes } from './wallet.routes.ts';

export function walletFeature({ db, clock, gamesOf }: Parts) {
  const balanceOf = (wallet: { brand: string; memberId: bigint; currency: string }) =>
    balanceView(db, wallet, clock);
  return feature({
    name: 'wallet',
    routes: walletRoutes({ db, gamesOf, balanceOf }),
    balanceOf,
  });
}
