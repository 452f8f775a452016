import { sql } from 'kysely';
import type { HarmAction, HarmCase, HarmMarker } from '#contract/generated/types.ts';
import { CASE_SCORE, type HarmFacts, scoreHarm } from '#domain/harm/harm-markers.ts';
import { harmCaseList } from '#domain/harm/harm-case-list.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import { desk } from '../../platform/desk/desk.ts';
import { newId } from '../../platform/id.ts';
import { cursorId, pageOf, type PageQuery } from '../../platform/paging.ts';
import type { MemberKey } from '../../platform/session/member-key.ts';
import { usernameKey } from '../../platform/session/username-key.ts';

/** After staff handled a case, its markers alone open no other for so many days. */
const REST_DAYS = 30;

/**
 * Opens a case where a member's score asks for one, or brings the one that waits up to date. What staff
 * handled of late opens another only with a higher score.
 * @returns whether a case was opened
 */
export async function noteHarm(
  tx: Tx,
  { brand, memberId }: MemberKey,
  facts: HarmFacts,
  clock: Clock,
): Promise<boolean> {
  const { score, markers } = scoreHarm(facts);
  if (score < CASE_SCORE) return false;
  const now = clock.now();
  const since = new Date(now.getTime() - REST_DAYS * 86_400_000);
  const { rows } = await sql<{ opened: boolean }>`
    insert into harm_case (id, brand, member_id, score, markers, opened_at)
    select ${newId()}::bigint, ${brand}::text, ${memberId}::bigint, ${score}::int,
      ${JSON.stringify(markers)}::jsonb, ${now}::timestamptz
    where not exists (
      select 1 from harm_case h where h.brand = ${brand}::text and h.member_id = ${memberId}::bigint
        and h.action is not null and h.handled_at > ${since}::timestamptz and h.score >= ${score}::int
    )
    on conflict (brand, member_id) where action is null
    do update set score = excluded.score, markers = excluded.markers
    returning (opened_at = ${now}::timestamptz) as opened
  `.execute(tx);
  return rows[0]?.opened ?? false;
}

/** Cases that wait for staff, newest first. */
export const harmCaseDesk = desk({
  list: harmCaseList,
  rows: (db, { brands }) =>
    caseRows(db).where('h.brand', 'in', brands).where('h.action', 'is', null),
  item: (row: Row) => asCase(row),
  views: { waiting: { waits: true } },
  filters: { username: (eb, username) => eb('d.username_key', '=', usernameKey(username)) },
  since: 'opened_at',
});

/** A member's cases, newest first. */
export async function readOfMember(
  db: Db,
  { brand, memberId }: MemberKey,
  { cursor, limit }: PageQuery,
) {
  let rows = caseRows(db)
    .where('h.brand', '=', brand)
    .where('h.member_id', '=', memberId)
    .orderBy('h.id', 'desc')
    .limit(limit + 1);
  if (cursor !== undefined) rows = rows.where('h.id', '<', cursorId(cursor));
  return pageOf(await rows.execute(), limit, asCase);
}

export interface HarmHandling {
  readonly brand: string;
  readonly caseId: bigint;
  readonly action: HarmAction;
  readonly reason: string;
  readonly staffId: bigint;
}

/** @returns the case as it is now; null where none of that id waits on the brand */
export async function handleCase(
  tx: Tx,
  { brand, caseId, action, reason, staffId }: HarmHandling,
  clock: Clock,
): Promise<HarmCase | null> {
  const handled = await tx
    .updateTable('harm_case')
    .set({ action, reason, handled_by: staffId, handled_at: clock.now() })
    .where('id', '=', caseId)
    .where('brand', '=', brand)
    .where('action', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (handled === undefined) return null;
  return asCase(await caseRows(tx).where('h.id', '=', caseId).executeTakeFirstOrThrow());
}

function caseRows(db: Db | Tx) {
  return db
    .selectFrom('harm_case as h')
    .innerJoin('member as m', 'm.id', 'h.member_id')
    .leftJoin('staff as s', 's.id', 'h.handled_by')
    .selectAll('h')
    .select(['m.username', 'm.username_key', 's.display_name']);
}

type Row = Awaited<ReturnType<ReturnType<typeof caseRows>['execute']>>[number];

function asCase(row: Row): HarmCase {
  return {
    brand: row.brand,
    caseId: String(row.id),
    memberId: String(row.member_id),
    account: row.username,
    score: row.score,
    // Written by `noteHarm` only.
    markers: row.markers as HarmMarker[],
    openedAt: row.opened_at.toISOString(),
    // The column's own check lets nothing else through.
    action: row.action as HarmAction | null,
    reason: row.reason,
    handledBy: row.display_name,
    handledAt: row.handled_at?.toISOString() ?? null,
  };
}
