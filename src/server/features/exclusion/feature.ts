import type { Feature } from '../../feature.ts';
import type { Parts } from '../../parts.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { memberOf, route } from '../../platform/route.ts';
import { startExclusion } from '../../platform/session/exclusion.store.ts';

export function exclusionFeature({ db, clock, metrics }: Parts): Feature {
  const start = route('startExclusion', async (call) => {
    const { brand, memberId } = memberOf(call);
    const { period } = call.body;
    const exclusion = await inTransaction(db, (tx) =>
      startExclusion(tx, { brand, memberId }, period, clock),
    );
    metrics.exclusions.inc({ period });
    call.setSessionCookie('member', null, null);
    return exclusion;
  });
  return { name: 'exclusion', routes: [start] };
}
