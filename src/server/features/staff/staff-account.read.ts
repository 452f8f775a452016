import { sql, type SqlBool } from 'kysely';
import type { StaffMember, StaffRole } from '#contract/generated/types.ts';
import { staffList } from '#domain/staff/staff-list.ts';
import { mayKeep, REVIEW_DAYS } from '#domain/staff/staff-rules.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import { desk } from '../../platform/desk/desk.ts';
import type { DeskScope } from '../../platform/desk/desk-scope.ts';
import { Problem } from '../../platform/problem.ts';
import type { StaffCaller } from '../../platform/session/caller.ts';
import { hasStaffFactor } from '../../platform/session/has-staff-factor.ts';
import { usernameKey } from '../../platform/session/username-key.ts';

/** Accounts of staff are filed under no brand. */
export const NO_BRAND_NAME = '_registry';

const DAY_MS = 86_400_000;

/** Accounts whose brands the reader has all. */
export const staffDesk = desk({
  list: staffList,
  rows: (db, { staff, now }) => staffRows(db, staff, now),
  item: (row: StaffRow, { staff, now }: DeskScope) => viewOf(row, staff, now),
  views: {
    all: { order: 'account' },
    locked: { where: (eb) => eb('d.status', '=', 'blocked'), order: 'account' },
    invited: {
      where: (eb, { now }) => eb('d.invited_until', '>', now),
      order: 'account',
    },
    unreviewed: {
      where: (eb, { now }) =>
        eb.and([
          eb('d.status', '=', 'active'),
          eb('d.looked_at', '<', new Date(now.getTime() - REVIEW_DAYS * DAY_MS)),
        ]),
      order: 'account',
      waits: true,
    },
  },
  sorts: { account: ['username_key', 'text'], lastLogin: ['login_order', 'moment'] },
  filters: {
    username: (eb, username) => eb('d.username_key', '=', usernameKey(username)),
    role: (eb, role) => eb('d.role', '=', role),
  },
  since: 'looked_at',
  find: {
    where: (eb, text) => eb('d.username_key', '=', usernameKey(text)),
    name: ({ username, displayName }) => `${username} ${displayName}`,
    query: ({ username }) => ({ username }),
  },
});

/** @throws Problem STAFF_NOT_FOUND */
export async function readStaffMember(
  tx: Tx,
  reader: StaffCaller,
  staffId: bigint,
  now: Date,
): Promise<StaffMember> {
  const row = await staffRows(tx, reader, now).where('m.id', '=', staffId).executeTakeFirst();
  if (row === undefined) throw new Problem('STAFF_NOT_FOUND');
  return viewOf(row, reader, now);
}

function staffRows(db: Db | Tx, { brands }: Pick<StaffCaller, 'brands'>, now: Date) {
  const rows = db
    .selectFrom('staff as m')
    .leftJoin('staff as r', 'r.id', 'm.reviewed_by')
    .select(['m.id', 'm.username', 'm.username_key', 'm.display_name', 'm.role', 'm.brands'])
    .select(['m.status', 'm.requires_factor', 'm.last_login_at', 'm.invited_until'])
    .select(['m.reviewed_at', 'm.version', 'r.display_name as reviewer'])
    .select([
      sql<string>`${NO_BRAND_NAME}::text`.as('brand'),
      sql<Date>`coalesce(m.last_login_at, timestamptz '1970-01-01')`.as('login_order'),
      sql<Date>`coalesce(m.reviewed_at, m.created_at)`.as('looked_at'),
      hasStaffFactor('m.id').as('has_factor'),
      sql<bigint>`(select count(*) from staff_session s where s.staff_id = m.id
        and s.ended_at is null and s.expires_at > ${now}::timestamptz)`.as('sessions'),
    ]);
  return brands === null
    ? rows
    : rows.where(sql<SqlBool>`m.brands <@ ${JSON.stringify([...brands])}::jsonb`);
}

type StaffRow = Awaited<ReturnType<ReturnType<typeof staffRows>['execute']>>[number];

function viewOf(row: StaffRow, reader: StaffCaller, now: Date): StaffMember {
  const brands = row.brands as string[] | null;
  if (!mayKeep(reader.brands, brands)) throw new Problem('STAFF_NOT_FOUND');
  const isInvited = row.invited_until !== null && row.invited_until > now;
  return {
    brand: NO_BRAND_NAME,
    staffId: String(row.id),
    username: row.username,
    displayName: row.display_name,
    role: row.role as StaffRole,
    brands,
    status: row.status as StaffMember['status'],
    requiresFactor: row.requires_factor,
    hasFactor: row.has_factor,
    sessions: Number(row.sessions),
    lastLoginAt: row.last_login_at?.toISOString() ?? null,
    invitedUntil: isInvited ? (row.invited_until?.toISOString() ?? null) : null,
    reviewedAt: row.reviewed_at?.toISOString() ?? null,
    reviewedBy: row.reviewer,
    isSelf: row.id === reader.staffId,
    version: row.version,
  };
}
