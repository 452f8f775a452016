import type { StaffAccess, StaffChange } from '#contract/generated/types.ts';
import { staffChangeList } from '#domain/staff/staff-list.ts';
import { mayKeep } from '#domain/staff/staff-rules.ts';
import { type SqlBool, sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/database.ts';
import { desk } from '../../platform/desk/desk.ts';
import type { DeskScope } from '../../platform/desk/desk-scope.ts';
import { Problem } from '../../platform/problem.ts';
import type { StaffCaller } from '../../platform/session/caller.ts';
import { NO_BRAND_NAME } from './staff-account.read.ts';

/** Changes of accounts that a second person decides on. */
export const staffChangeDesk = desk({
  list: staffChangeList,
  rows: (db, { staff }) => changeRows(db, staff),
  item: (row: ChangeRow, { staff }: DeskScope) => viewOf(row, staff),
  views: {
    waiting: { where: (eb) => eb('d.status', '=', 'waiting'), order: 'id', waits: true },
    all: {},
  },
  filters: {},
  since: 'requested_at',
});

/** @throws Problem STAFF_CHANGE_NOT_FOUND */
export async function readStaffChange(
  tx: Tx,
  reader: StaffCaller,
  id: bigint,
): Promise<StaffChange> {
  const row = await changeRows(tx, reader).where('c.id', '=', id).executeTakeFirst();
  if (row === undefined) throw new Problem('STAFF_CHANGE_NOT_FOUND');
  return viewOf(row, reader);
}

/** A person of some brands sees changes that give these brands, or that concern accounts of them. */
function changeRows(db: Db | Tx, { brands }: Pick<StaffCaller, 'brands'>) {
  const rows = db
    .selectFrom('staff_change as c')
    .leftJoin('staff as m', 'm.id', 'c.staff_id')
    .leftJoin('staff as s', 's.id', 'c.requested_by')
    .leftJoin('staff as d', 'd.id', 'c.decided_by')
    .selectAll('c')
    .select(['m.brands as brands_now', 's.display_name as asker', 'd.display_name as decider'])
    .select(sql<string>`${NO_BRAND_NAME}::text`.as('brand'));
  if (brands === null) return rows;
  const own = JSON.stringify([...brands]);
  return rows
    .where(sql<SqlBool>`(c.access is null or c.access->'brands' <@ ${own}::jsonb)`)
    .where(sql<SqlBool>`(c.staff_id is null or m.brands <@ ${own}::jsonb)`);
}

type ChangeRow = Awaited<ReturnType<ReturnType<typeof changeRows>['execute']>>[number];

function viewOf(row: ChangeRow, reader: StaffCaller): StaffChange {
  const access = row.access as StaffAccess | null;
  if (access !== null && !mayKeep(reader.brands, access.brands)) {
    throw new Problem('STAFF_CHANGE_NOT_FOUND');
  }
  return {
    brand: NO_BRAND_NAME,
    changeId: String(row.id),
    kind: row.kind as StaffChange['kind'],
    username: row.username,
    displayName: row.display_name,
    access,
    reason: row.reason,
    status: row.status as StaffChange['status'],
    requestedBy: row.asker,
    isOwn: row.requested_by === reader.staffId,
    isAboutMe: row.staff_id === reader.staffId,
    requestedAt: row.requested_at.toISOString(),
    decidedBy: row.decider,
    decidedAt: row.decided_at?.toISOString() ?? null,
  };
}
