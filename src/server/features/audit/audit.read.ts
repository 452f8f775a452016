import { sql, type SqlBool } from 'kysely';
import type { AuditEntry, AuditValue } from '#contract/generated/types.ts';
import { auditList } from '#domain/audit/audit-list.ts';
import { OF_EVERY_BRAND, OF_STAFF } from '../../platform/audit.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import { desk } from '../../platform/desk/desk.ts';
import { usernameKey } from '../../platform/session/username-key.ts';

/** The trail, newest first. @param currencyOf null: the brand is not live */
export function auditDesk(currencyOf: (brand: string) => string | null) {
  return desk({
    list: auditList([]),
    rows: (db, { brands, staff }) =>
      auditRows(db, [...brands, OF_EVERY_BRAND, ...(staff.brands === null ? [OF_STAFF] : [])]),
    item: (row: AuditRow): AuditEntry => ({
      brand: row.brand ?? OF_EVERY_BRAND,
      id: String(row.id),
      at: row.at.toISOString(),
      by: row.display_name,
      username: row.staff_username,
      action: row.action,
      before: row.before as AuditValue | null,
      after: row.after as AuditValue | null,
      reason: row.reason,
      subject: {
        id: row.subject,
        memberId: row.member_id === null ? null : String(row.member_id),
        account: row.account,
        reference: row.reference,
      },
      currency: currencyOf(row.brand ?? ''),
    }),
    views: { all: {} },
    filters: {
      action: (eb, action) => eb('d.action', '=', action),
      username: (eb, username) =>
        eb('d.staff_id', 'in', (inner) =>
          inner
            .selectFrom(sql<{ id: bigint }>`staff`.as('f'))
            .select('f.id')
            .where(sql<SqlBool>`f.username_key = ${usernameKey(username)}`),
        ),
      subject: (_eb, text, { brands }) => isAbout(text.trim(), brands),
      text: (_eb, text) =>
        sql<SqlBool>`d.reason ilike ${`%${text.replaceAll(/[%_\\]/g, '\\$&')}%`}`,
      from: (eb, from) => eb('d.at', '>=', new Date(from)),
      to: (eb, to) => eb('d.at', '<', new Date(to)),
    },
  });
}

/** A player by the account, a withdrawal or a deposit by its reference, or anything by its id. */
function isAbout(text: string, brands: readonly string[]) {
  return sql<SqlBool>`d.subject in (
    select ${text}::text
    union all select m.id::text from member m
      where m.brand in (${sql.join(brands)}) and m.username_key = ${usernameKey(text)}
    union all select w.id::text from withdrawal w where w.reference = ${text}
    union all select p.id::text from deposit p where p.reference = ${text}
  )`;
}

/** The subject of an act is a text: the id of a record, or a name such as a brand's. */
const SUBJECT_ID = sql<bigint>`case when a.subject ~ '^[0-9]{1,18}$' then a.subject::bigint end`;

function auditRows(db: Db | Tx, brands: readonly string[]) {
  return db
    .selectFrom('audit_entry as a')
    .leftJoin('staff as s', 's.id', 'a.staff_id')
    .leftJoin('withdrawal as w', (join) => join.on('w.id', '=', SUBJECT_ID))
    .leftJoin('deposit as p', (join) => join.on('p.id', '=', SUBJECT_ID))
    .leftJoin('member as m', (join) =>
      join.on('m.id', '=', sql<bigint>`coalesce(w.member_id, p.member_id, ${SUBJECT_ID})`),
    )
    .select(['a.id', 'a.brand', 'a.at', 'a.action', 'a.subject', 'a.before', 'a.after', 'a.reason'])
    .select(['a.staff_id', 's.display_name', 's.username as staff_username'])
    .select(['m.id as member_id', 'm.username as account'])
    .select(sql<string | null>`coalesce(w.reference, p.reference)`.as('reference'))
    .where('a.brand', 'in', brands)
    .$narrowType<{ brand: string }>();
}

type AuditRow = Awaited<ReturnType<ReturnType<typeof auditRows>['execute']>>[number];
