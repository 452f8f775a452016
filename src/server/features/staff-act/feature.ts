import { Gauge } from 'prom-client';
import type { OperationName } from '#contract/operation.ts';
import type { Feature } from '../../feature.ts';
import { answersWithin } from '../../platform/answers-within.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import type { Parts } from '../../parts.ts';
import { requireBrand } from '../../brands/staff-brand.ts';
import { type CallFacts, type Route, staffOf, weighedRoute } from '../../platform/route.ts';
import { decideStaffAct, finishStaffAct } from './decide-staff-act.ts';
import { seedStaffAct } from './seed-staff-act.ts';
import { readStaffAct, staffActDesk } from './staff-act.read.ts';

const WAIT_MS = 2_000;

/**
 * Acts of staff that a second person decides. @param routes those of every feature, once all are open
 */
export function staffActFeature(parts: Parts, routes: () => readonly Route[]): Feature {
  const { db, clock, metrics } = parts;
  const waiting = new Gauge({
    name: 'staff_act_waiting',
    help: 'Acts of staff that wait for a second person.',
    registers: [metrics.registry],
    // A late or failed read does not fail the scrape.
    collect: () => answersWithin(countWaiting(), WAIT_MS).catch(() => undefined),
  });
  async function countWaiting(): Promise<void> {
    const { count } = await db
      .selectFrom('staff_act')
      .select(({ fn }) => fn.countAll<bigint>().as('count'))
      .where('status', '=', 'waiting')
      .executeTakeFirstOrThrow();
    waiting.set(Number(count));
  }
  // A brand that is not live yet has acts too: whether its publication takes two persons.
  const own = async (
    from: Db | Tx,
    call: CallFacts & { params: { brand: string } },
  ): Promise<string> => (await requireBrand(from, staffOf(call), call.params.brand)).id;
  const routeOf = (operation: OperationName): Route | undefined =>
    routes().find((each) => each.operation === operation);
  return {
    name: 'staff-act',
    desks: [staffActDesk],
    routes: [
      weighedRoute('decideStaffAct', {
        weigh: () => null,
        run: async (tx, call) => {
          const brand = await own(tx, call);
          const decider = staffOf(call);
          const id = BigInt(call.params.staffActId);
          const decision = { brand, id, ...call.body, decider };
          const answer = await decideStaffAct(tx, clock, decision, call, routeOf);
          const act = await readStaffAct(tx, brand, decider, id);
          return { act, answer: answer as Record<string, unknown> | null };
        },
        // It may bear codes that cannot be read again.
        keep: ({ act }) => ({ act, answer: null }),
        afterCommit: async (call) => {
          const id = BigInt(call.params.staffActId);
          await finishStaffAct(db, { brand: await own(db, call), id }, call, routeOf);
        },
      }),
    ],
    seedDemo: (brand) => seedStaffAct(parts, brand),
    retention: [
      {
        table: 'staff_cash_act',
        key: ['id'],
        age: 'at',
        keepDays: 7,
        why: 'A day of them counts.',
      },
    ],
  };
}
