import { Counter } from 'prom-client';
import type { Feature } from '../../feature.ts';
import type { Parts } from '../../parts.ts';
import { writeAudit } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { ownBrand } from '../../platform/own-brand.ts';
import { type CallFacts, keyedRoute, memberOf, route, staffOf } from '../../platform/route.ts';
import { ownMember } from '../../account/own-member.ts';
import { startExclusion } from '../../account/exclusion.store.ts';
import { decideExclusionMatch } from './decide-exclusion-match.ts';
import { exclusionMatchDesk } from './exclusion-match.read.ts';
import { foldIdentities } from './fold-identities.job.ts';
import { tellEndedBreaks } from './tell-ended-breaks.job.ts';

/** Breaks that players take from play or staff impose, and accounts by which excluded persons come back. */
export function exclusionFeature({ db, clock, metrics, brands }: Parts): Feature {
  const own = (call: CallFacts & { params: { brand: string } }): string => {
    const { brand } = call.params;
    return ownBrand(staffOf(call), brand, brands.byId(brand)).id;
  };
  const started = new Counter({
    name: 'exclusion_total',
    help: 'Breaks and exclusions that began, by period.',
    labelNames: ['period'],
    registers: [metrics.registry],
  });
  return {
    name: 'exclusion',
    jobs: [
      {
        name: 'tellEndedBreaks',
        everySeconds: 60,
        run: (fence) => tellEndedBreaks(db, clock, fence),
      },
      {
        name: 'foldIdentities',
        everySeconds: 5,
        run: (fence) => foldIdentities(db, clock, fence),
      },
    ],
    desks: [exclusionMatchDesk],
    routes: [
      route('startExclusion', async (call) => {
        const { brand, memberId } = memberOf(call);
        const { period } = call.body;
        const exclusion = await inTransaction(db, (tx) =>
          startExclusion(tx, { brand, memberId }, { period, source: 'player' }, clock),
        );
        started.inc({ period });
        call.setSessionCookie('member', null, null);
        return exclusion;
      }),

      keyedRoute('excludeMember', async (tx, call) => {
        const staff = staffOf(call);
        const member = await ownMember(tx, staff, BigInt(call.params.memberId));
        const { period, source, reason } = call.body;
        const exclusion = await startExclusion(tx, member, { period, source }, clock);
        await writeAudit(tx, {
          staffId: staff.staffId,
          brand: member.brand,
          action: 'excludeMember',
          subject: String(member.memberId),
          before: null,
          after: { period, source, endsAt: exclusion.endsAt },
          reason,
          at: clock.now(),
        });
        started.inc({ period });
        return exclusion;
      }),

      keyedRoute('decideExclusionMatch', async (tx, call) => {
        const { decision, reason } = call.body;
        const { staffId } = staffOf(call);
        const matchId = BigInt(call.params.matchId);
        const brand = own(call);
        await decideExclusionMatch(tx, { brand, matchId, decision, staffId, reason }, clock);
        return { decided: true };
      }),
    ],
  };
}
