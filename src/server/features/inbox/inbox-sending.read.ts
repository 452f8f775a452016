import { type Selectable, sql } from 'kysely';
import type { InboxAudience, InboxSending, InboxText } from '#contract/generated/types.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import type { InboxMessageTable } from '../../platform/db/generated/tables.ts';
import { idAfter } from '../../platform/id.ts';
import { cursorId, type PageQuery, pageOf } from '../../platform/paging.ts';

/** Beyond it nobody asks for the exact number, and counting would cost more with each. */
const MAX_OPENED = 100_000;

/** Who looks, and when. */
export interface SendingView {
  brand: string;
  staffId: bigint;
  now: Date;
}

/** What staff sent, newest first. */
export async function listSendings(
  db: Db,
  view: SendingView,
  query: PageQuery,
): Promise<{ items: InboxSending[]; nextCursor: string | null }> {
  let rows = sendings(db, view)
    .orderBy('m.id', 'desc')
    .limit(query.limit + 1);
  if (query.cursor !== undefined) rows = rows.where('m.id', '<', cursorId(query.cursor));
  const found = await rows.execute();
  const usernames = await recipientsOf(
    db,
    found.filter(({ audience }) => audience === 'members').map(({ id }) => id),
  );
  return pageOf(found, query.limit, (row) => sendingOf(row, usernames.get(row.id) ?? [], view));
}

export async function readSending(
  db: Db | Tx,
  view: SendingView,
  id: bigint,
): Promise<InboxSending> {
  const row = await sendings(db, view).where('m.id', '=', id).executeTakeFirstOrThrow();
  const usernames = await recipientsOf(db, [id]);
  return sendingOf(row, usernames.get(id) ?? [], view);
}

function sendings(db: Db | Tx, { brand }: SendingView) {
  return db
    .selectFrom('inbox_message as m')
    .leftJoin('staff as w', 'w.id', 'm.written_by')
    .leftJoin('staff as c', 'c.id', 'm.confirmed_by')
    .selectAll('m')
    .select(['w.display_name as writer', 'c.display_name as confirmer'])
    .select((eb) =>
      eb
        .selectFrom((opened) =>
          opened
            .selectFrom('inbox_mark as k')
            .select(sql<number>`1`.as('one'))
            .whereRef('k.message_id', '=', 'm.id')
            .where('k.opened_at', 'is not', null)
            .limit(MAX_OPENED)
            .as('o'),
        )
        .select((o) => o.fn.countAll<number | bigint>().as('count'))
        .as('opened'),
    )
    .where('m.brand', '=', brand)
    .where('m.event', 'is', null);
}

/** At most as many as a list may name, for each of a page's messages. */
async function recipientsOf(
  db: Db | Tx,
  ids: readonly bigint[],
): Promise<ReadonlyMap<bigint, string[]>> {
  const names = new Map<bigint, string[]>();
  if (ids.length === 0) return names;
  const rows = await db
    .selectFrom('inbox_recipient as r')
    .innerJoin('member as m', (join) =>
      join.onRef('m.id', '=', 'r.member_id').onRef('m.brand', '=', 'r.brand'),
    )
    .select(['r.message_id', 'm.username'])
    .where('r.message_id', 'in', [...ids])
    .orderBy('m.username')
    .execute();
  for (const { message_id: id, username } of rows) {
    names.set(id, [...(names.get(id) ?? []), username]);
  }
  return names;
}

type SendingRow = Selectable<InboxMessageTable> & {
  writer: string | null;
  confirmer: string | null;
  opened: number | bigint | null;
};

function sendingOf(
  row: SendingRow,
  usernames: string[],
  { staffId, now }: SendingView,
): InboxSending {
  return {
    id: String(row.id),
    state: stateOf(row, now),
    draft: {
      audience: audienceOf(row, usernames),
      texts: row.texts as InboxText[],
      showsAt: row.shows_at?.toISOString() ?? null,
      isOffer: row.is_offer,
    },
    recipients: row.audience === 'members' ? usernames.length : null,
    opened: Number(row.opened ?? 0),
    writtenBy: row.writer,
    isOwn: row.written_by === staffId,
    confirmedBy: row.confirmer,
    createdAt: row.created_at.toISOString(),
  };
}

function stateOf({ recalled_at, position }: SendingRow, now: Date): InboxSending['state'] {
  if (recalled_at !== null) return 'recalled';
  if (position === null) return 'waiting';
  return position < idAfter(now) ? 'sent' : 'scheduled';
}

function audienceOf(row: SendingRow, usernames: string[]): InboxAudience {
  if (row.audience === 'everybody') return { kind: 'everybody' };
  if (row.audience === 'members') return { kind: 'members', usernames };
  return {
    kind: 'segment',
    segment: {
      languages: row.to_languages as string[] | null,
      registeredSince: row.registered_since?.toISOString() ?? null,
      seenSince: row.seen_since?.toISOString() ?? null,
      notSeenSince: row.not_seen_since?.toISOString() ?? null,
      deposited: row.deposited,
      tags: row.tags as string[] | null,
    },
  };
}
