import type { FactChange, OfficeFeedback } from '#contract/generated/types.ts';
import type { ReplyOf, RequestOf } from '#contract/operation.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import { cursorId, pageOf } from '../../platform/paging.ts';

/** Entries of a page when it does not say how many. */
const PAGE = 20;

/** What a brand's players sent, newest first, and how much of all of it is open. */
export async function listFeedback(
  db: Db,
  brand: string,
  query: RequestOf<'listFeedback'>['query'],
): Promise<ReplyOf<'listFeedback'>> {
  const { limit = PAGE, handled, questionType, cursor } = query;
  let rows = feedbackRows(db, brand)
    .orderBy('f.id', 'desc')
    .limit(limit + 1);
  if (handled !== undefined) rows = rows.where('f.handled', '=', handled);
  if (questionType !== undefined) rows = rows.where('f.question_type', '=', questionType);
  if (cursor !== undefined) rows = rows.where('f.id', '<', cursorId(cursor));
  const [found, openCount] = await Promise.all([rows.execute(), countOpen(db, brand)]);
  return { ...pageOf(found, limit, asFeedback), openCount };
}

/** One of them, or null. */
export async function readFeedback(
  db: Db | Tx,
  brand: string,
  id: bigint,
): Promise<OfficeFeedback | null> {
  const row = await feedbackRows(db, brand).where('f.id', '=', id).executeTakeFirst();
  return row === undefined ? null : asFeedback(row);
}

async function countOpen(db: Db, brand: string): Promise<number> {
  const { count } = await db
    .selectFrom('feedback')
    .select((eb) => eb.fn.countAll<number | bigint>().as('count'))
    .where('brand', '=', brand)
    .where('handled', '=', false)
    .executeTakeFirstOrThrow();
  return Number(count);
}

function feedbackRows(db: Db | Tx, brand: string) {
  return db
    .selectFrom('feedback as f')
    .leftJoin('member as m', (join) =>
      join.onRef('m.id', '=', 'f.member_id').onRef('m.brand', '=', 'f.brand'),
    )
    .leftJoin('staff as s', 's.id', 'f.changed_by')
    .selectAll('f')
    .select(['m.username', 's.display_name'])
    .where('f.brand', '=', brand);
}

type Row = Awaited<ReturnType<ReturnType<typeof feedbackRows>['execute']>>[number];

function asFeedback(row: Row): OfficeFeedback {
  const { member_id: memberId, username } = row;
  return {
    id: String(row.id),
    brand: row.brand,
    version: row.version,
    // The column's own check lets nothing else through.
    questionType: row.question_type as OfficeFeedback['questionType'],
    content: row.content,
    contact: row.contact,
    member:
      memberId === null || username === null ? null : { id: String(memberId), account: username },
    sentAt: row.sent_at.toISOString(),
    handled: row.handled,
    lastChange: lastChangeOf(row),
  };
}

function lastChangeOf({ changed_at: at, display_name: by, note }: Row): FactChange | null {
  return at === null ? null : { at: at.toISOString(), by, reason: note };
}
