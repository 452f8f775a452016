import type { FactChange, OfficeFeedback } from '#contract/generated/types.ts';
import { feedbackList } from '#domain/feedback/feedback-list.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import { desk } from '../../platform/desk/desk.ts';

/** Feedback, newest first. */
export const feedbackDesk = desk({
  list: feedbackList,
  rows: (db, { brands }) => feedbackRows(db, brands),
  item: (row: Row) => asFeedback(row),
  views: {
    waiting: { where: (eb) => eb('d.handled', '=', false), waits: true },
    handled: { where: (eb) => eb('d.handled', '=', true) },
    all: {},
  },
  filters: {
    questionType: (eb, type) => eb('d.question_type', '=', type),
    from: (eb, from) => eb('d.sent_at', '>=', new Date(from)),
    to: (eb, to) => eb('d.sent_at', '<', new Date(to)),
  },
  since: 'sent_at',
});

/** One of them, or null. */
export async function readFeedback(
  db: Db | Tx,
  brand: string,
  id: bigint,
): Promise<OfficeFeedback | null> {
  const row = await feedbackRows(db, [brand]).where('f.id', '=', id).executeTakeFirst();
  return row === undefined ? null : asFeedback(row);
}

function feedbackRows(db: Db | Tx, brands: readonly string[]) {
  return db
    .selectFrom('feedback as f')
    .leftJoin('member as m', (join) =>
      join.onRef('m.id', '=', 'f.member_id').onRef('m.brand', '=', 'f.brand'),
    )
    .leftJoin('staff as s', 's.id', 'f.changed_by')
    .selectAll('f')
    .select(['m.username', 's.display_name'])
    .where('f.brand', 'in', brands);
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
