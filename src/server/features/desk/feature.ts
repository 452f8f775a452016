import { operations } from '#contract/generated/operations.ts';
import type { OperationDefinition, OperationName, RequestOf } from '#contract/operation.ts';
import type { Feature } from '../../feature.ts';
import type { Parts } from '../../parts.ts';
import type { Desk } from '../../platform/desk/desk.ts';
import { brandsInScope, type DeskScope } from '../../platform/desk/desk-scope.ts';
import { type CallFacts, route, type Route, staffOf } from '../../platform/route.ts';
import type { StaffCaller } from '../../platform/session/caller.ts';
import { exportDesk } from './export-desk.ts';

/** Records of each list that a search shows. */
const MOST_FOUND = 5;

/** The lists of staff that features declare: their pages, their files, what waits in them, what they find. */
export function deskFeature(parts: Parts, desks: () => readonly Desk[]): Feature {
  const { db, brands, clock } = parts;
  const scopeOf = (staff: StaffCaller, brand: string): DeskScope => ({
    // Also of brands that are not live: what waits there is still owed.
    brands: brandsInScope(staff, brand, brands.knownIds()),
    staff,
    now: clock.now(),
  });
  const readable = (staff: StaffCaller): readonly Desk[] =>
    desks().filter(({ list }) => mayRead(staff, list.operation as OperationName));
  const page = (desk: Desk): Route =>
    route(
      desk.list.operation as 'searchWithdrawals',
      (call) => desk.page(db, scopeOf(staffOf(call), call.params.brand), call.query) as never,
    );
  /** Asks one list after another about every brand that the person may see: a database has few connections. */
  const ofAll = async <Answer>(
    call: CallFacts,
    read: (desk: Desk, scope: DeskScope) => Promise<Answer>,
  ): Promise<{ operation: string; answer: Answer }[]> => {
    const staff = staffOf(call);
    if (staff.brands?.size === 0 || brands.knownIds().length === 0) return [];
    const scope = scopeOf(staff, 'all');
    const answers: { operation: string; answer: Answer }[] = [];
    for (const desk of readable(staff)) {
      answers.push({ operation: desk.list.operation, answer: await read(desk, scope) });
    }
    return answers;
  };
  return {
    name: 'desk',
    routes: [
      ...desks().map(page),
      route('listWaiting', async (call) => {
        const found = await ofAll(call, (desk, scope) => desk.waiting(db, scope));
        return {
          items: found.flatMap(({ operation, answer }) =>
            answer === null
              ? []
              : [
                  {
                    operation,
                    count: answer.count,
                    oldestAt: answer.oldestAt?.toISOString() ?? null,
                  },
                ],
          ),
        };
      }),
      route('findRecords', async (call) => {
        const text = call.query.text.trim();
        const found = await ofAll(call, (desk, scope) => desk.find(db, scope, text, MOST_FOUND));
        return {
          items: found.flatMap(({ operation, answer }) =>
            (answer ?? []).map((one) => ({ operation, ...one })),
          ),
        };
      }),
      route('exportDesk', (call: CallFacts & RequestOf<'exportDesk'>) => {
        const staff = staffOf(call);
        const scope = scopeOf(staff, call.params.brand);
        const desk = readable(staff).find(({ list }) => list.operation === call.params.operation);
        return exportDesk(parts, desk ?? null, scope, call) as never;
      }),
    ],
  };
}

function mayRead(staff: StaffCaller, operation: OperationName): boolean {
  const { permission }: OperationDefinition = operations[operation];
  return permission === undefined || staff.permissions.has(permission);
}
