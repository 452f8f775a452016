import type { WalletKey } from '../../ledger/account-directory.ts';
import { type CallFacts, memberOf } from '../../platform/route.ts';

/** The wallet of the member who calls. */
export function walletOf(call: CallFacts): WalletKey {
  const { brand, memberId, site } = memberOf(call);
  return { brand, memberId, currency: site.currency };
}
