import { feature } from '../../feature.ts';
import type { Parts } from '../../parts.ts';
import { memberOf, route } from '../../platform/route.ts';
import { balanceView } from './balance.read.ts';

export function walletFeature({ db, clock }: Parts) {
  const balanceOf = (wallet: { brand: string; memberId: bigint; currency: string }) =>
    balanceView(db, wallet, clock);
  return feature({
    name: 'wallet',
    routes: [
      route('getBalance', (call) => {
        const { brand, memberId, site } = memberOf(call);
        return balanceOf({ brand, memberId, currency: site.currency });
      }),
    ],
    balanceOf,
  });
}
