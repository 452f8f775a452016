import { Counter } from 'prom-client';
import { ownMember } from '../../account/own-member.ts';
import type { Feature } from '../../feature.ts';
import type { Parts } from '../../parts.ts';
import { writeAudit } from '../../platform/audit.ts';
import { ownBrand } from '../../platform/own-brand.ts';
import { Problem } from '../../platform/problem.ts';
import { type CallFacts, keyedRoute, route, staffOf } from '../../platform/route.ts';
import { handleCase, harmCaseDesk, readOfMember } from './harm-case.store.ts';
import { scoreMembers } from './score-members.job.ts';
import { seedHarmCase } from './seed-harm-case.ts';

/** Page size when the query names none. */
const PAGE = 20;

/** Members whose play shows markers of harm, and what staff do about it. */
export function harmCaseFeature(parts: Parts): Feature {
  const { db, clock, metrics, brands } = parts;
  const own = (call: CallFacts & { params: { brand: string } }): string => {
    const { brand } = call.params;
    return ownBrand(staffOf(call), brand, brands.byId(brand)).id;
  };
  const openedCases = new Counter({
    name: 'harm_case_opened_total',
    help: 'Cases of likely harm that were opened.',
    registers: [metrics.registry],
  });
  const handledCases = new Counter({
    name: 'harm_case_handled_total',
    help: 'Cases of likely harm that staff handled, by what they did.',
    labelNames: ['action'],
    registers: [metrics.registry],
  });
  return {
    name: 'harm-case',
    seedDemo: (brand, username) => seedHarmCase(parts, brand, username),
    jobs: [
      {
        name: 'scoreMembers',
        everySeconds: 60,
        run: async (fence) => {
          const opened = await scoreMembers(parts, fence);
          openedCases.inc(opened);
          return opened;
        },
      },
    ],
    desks: [harmCaseDesk],
    routes: [
      route('listMemberHarmCases', async (call) => {
        const member = await ownMember(db, staffOf(call), BigInt(call.params.memberId));
        return readOfMember(db, member, { limit: PAGE, ...call.query });
      }),

      keyedRoute('handleHarmCase', async (tx, call) => {
        const { action, reason } = call.body;
        const { staffId } = staffOf(call);
        const brand = own(call);
        const caseId = BigInt(call.params.caseId);
        const handled = await handleCase(tx, { brand, caseId, action, reason, staffId }, clock);
        if (handled === null) throw new Problem('HARM_CASE_NOT_FOUND');
        await writeAudit(tx, {
          staffId,
          brand,
          action: 'handleHarmCase',
          subject: handled.memberId,
          before: { score: handled.score, markers: handled.markers },
          after: { action },
          reason,
          at: clock.now(),
        });
        handledCases.inc({ action });
        return handled;
      }),
    ],
  };
}
