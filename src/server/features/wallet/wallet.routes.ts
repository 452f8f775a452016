import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/database.ts';
import { memberOf, type Route, route } from '../../platform/route.ts';
import { balanceView } from './balance.read.ts';

export function walletRoutes({ db, clock }: { db: Db; clock: Clock }): Route[] {
  return [
    route('getBalance', (call) => {
      const { brand, memberId, site } = memberOf(call);
      return balanceView(db, { brand, memberId, currency: site.currency }, clock);
    }),
  ];
}
