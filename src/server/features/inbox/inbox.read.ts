import { type RawBuilder, sql } from 'kysely';
import type { InboxMessage, InboxMessageType, InboxText } from '#contract/generated/types.ts';
import type { ReplyOf } from '#contract/operation.ts';
import { chooseText } from '#domain/text/choose-text.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import { idAfter, idAt, MAX_ID, momentOf } from '../../platform/id.ts';
import { cursorId, type PageQuery } from '../../platform/paging.ts';
import type { MemberKey } from '../../platform/session/member-key.ts';
import { fitsSegment } from './segment-fit.ts';

/** More are not counted: nobody reads on, and the count would cost more with each. */
const MAX_COUNTED = 1_000;

interface InboxRow {
  id: bigint;
  position: bigint;
  type: InboxMessageType;
  event: InboxMessage['event'];
  texts: readonly InboxText[];
  opened: boolean;
}

/** What decides which messages are a player's. */
export interface InboxReader extends MemberKey {
  readonly language: string;
  readonly joinedAt: Date;
  /** Everything up to here has been read. */
  readonly readUpTo: bigint;
}

export async function inboxReader(db: Db | Tx, key: MemberKey): Promise<InboxReader> {
  const { brand, memberId } = key;
  const row = await db
    .selectFrom('member as m')
    .leftJoin('inbox_reader as r', (join) =>
      join.onRef('r.brand', '=', 'm.brand').onRef('r.member_id', '=', 'm.id'),
    )
    .select(['m.language', 'm.created_at', 'r.read_up_to'])
    .where('m.brand', '=', brand)
    .where('m.id', '=', memberId)
    .executeTakeFirstOrThrow();
  return {
    brand,
    memberId,
    language: row.language,
    joinedAt: row.created_at,
    readUpTo: row.read_up_to ?? 0n,
  };
}

/**
 * A page of a player's inbox, newest first.
 * @param order languages, the most wanted first
 */
export async function listInbox(
  db: Db,
  reader: InboxReader,
  query: PageQuery & { type?: InboxMessageType | undefined },
  order: readonly string[],
  clock: Clock,
): Promise<ReplyOf<'listInbox'>> {
  const { limit, type } = query;
  const before = query.cursor === undefined ? MAX_ID : cursorId(query.cursor);
  const { rows } = await sql<InboxRow>`
    ${messages(reader, { now: idAfter(clock.now()), before, type, limit: limit + 1 })}
    order by position desc limit ${limit + 1}`.execute(db);
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    items: shown.flatMap((row) => viewOf(row, reader, order)),
    nextCursor: rows.length > limit && last !== undefined ? String(last.position) : null,
  };
}

/** How many messages a player has not read, counted up to 1,000. */
export async function countUnread(db: Db | Tx, reader: InboxReader, clock: Clock): Promise<number> {
  const unread = messages(reader, {
    now: idAfter(clock.now()),
    limit: MAX_COUNTED,
    unreadOnly: true,
  });
  const { rows } = await sql<{ count: number | bigint }>`
    select count(*) as count from (${unread}) as unread`.execute(db);
  return Math.min(Number(rows[0]?.count ?? 0), MAX_COUNTED);
}

/** What the bell shows: the count, and the newest that is unread. */
export async function inboxState(
  db: Db,
  reader: InboxReader,
  order: readonly string[],
  clock: Clock,
): Promise<{ unread: number; latest: { messageId: string; title: string } | null }> {
  const unread = await countUnread(db, reader, clock);
  if (unread === 0) return { unread, latest: null };
  const newest = messages(reader, { now: idAfter(clock.now()), limit: 1, unreadOnly: true });
  const { rows } = await sql<InboxRow>`
    ${newest} order by position desc limit 1`.execute(db);
  const [latest] = rows.flatMap((row) => viewOf(row, reader, order));
  return {
    unread,
    latest: latest === undefined ? null : { messageId: latest.messageId, title: latest.title },
  };
}

/** Whether a message is in a player's inbox. */
export async function isInInbox(
  db: Db | Tx,
  reader: InboxReader,
  id: bigint,
  clock: Clock,
): Promise<boolean> {
  const { rows } = await sql`
    ${messages(reader, { now: idAfter(clock.now()), limit: 1, id })} limit 1`.execute(db);
  return rows.length > 0;
}

interface Wanted {
  /** The first position that is not there yet. */
  now: bigint;
  before?: bigint;
  type?: InboxMessageType | undefined;
  unreadOnly?: boolean;
  id?: bigint;
  limit: number;
}

/** The messages of a player: those to the player, and those to many that the player is one of. */
function messages(reader: InboxReader, wanted: Wanted): RawBuilder<unknown> {
  if (wanted.type === 'personal') return sql`select * from (${personal(reader, wanted)}) as own`;
  if (wanted.type === 'platform') return sql`select * from (${platform(reader, wanted)}) as many`;
  return sql`select * from (${personal(reader, wanted)}) as own
    union all select * from (${platform(reader, wanted)}) as many`;
}

function personal(reader: InboxReader, wanted: Wanted): RawBuilder<unknown> {
  const { brand, memberId } = reader;
  return sql`
    select m.id, r.position, 'personal' as type, m.event, m.texts, ${opened(reader, sql`r.position`)}
    from inbox_recipient r
    join inbox_message m on m.id = r.message_id and m.recalled_at is null
    ${marks(reader)}
    where r.brand = ${brand} and r.member_id = ${memberId} and k.deleted_at is null
      and ${isWanted(reader)} ${bounds(reader, wanted, sql`r.position`)}
    order by r.position desc limit ${wanted.limit}`;
}

function platform(reader: InboxReader, wanted: Wanted): RawBuilder<unknown> {
  const { brand, memberId, language, joinedAt } = reader;
  const shownAt = sql`(timestamptz '2025-01-01T00:00:00Z'
    + (m.position >> 22) * interval '1 millisecond')`;
  const segment = {
    languages: sql`m.to_languages`,
    registeredSince: sql`m.registered_since`,
    seenSince: sql`m.seen_since`,
    notSeenSince: sql`m.not_seen_since`,
    deposited: sql`m.deposited`,
    tags: sql`m.tags`,
  };
  const member = {
    brand: sql`m.brand`,
    memberId: sql`${memberId}::bigint`,
    language: sql`${language}::text`,
    joinedAt: sql`${joinedAt}::timestamptz`,
  };
  return sql`
    select m.id, m.position, 'platform' as type, m.event, m.texts,
      ${opened(reader, sql`m.position`)}
    from inbox_message m
    ${marks(reader)}
    where m.brand = ${brand} and m.audience <> 'members' and m.recalled_at is null
      and k.deleted_at is null and m.position > ${idAt(joinedAt)}
      and ${fitsSegment(segment, member, shownAt)} and ${isWanted(reader)}
      ${bounds(reader, wanted, sql`m.position`)}
    order by m.position desc limit ${wanted.limit}`;
}

/** An offer is for players who want offers and may have them. */
const isWanted = ({ memberId }: InboxReader): RawBuilder<unknown> => sql`
  (not m.is_offer or not exists (select 1 from offer_choice c where c.member_id = ${memberId}::bigint
    and (c.opted_out_at is not null or c.limited_at is not null)))`;

const marks = ({ brand, memberId }: InboxReader): RawBuilder<unknown> => sql`
  left join inbox_mark k
    on k.brand = ${brand} and k.member_id = ${memberId} and k.message_id = m.id`;

const opened = (reader: InboxReader, position: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  (k.opened_at is not null or ${position} <= ${reader.readUpTo}) as opened`;

function bounds(
  reader: InboxReader,
  { now, before = MAX_ID, unreadOnly = false, id }: Wanted,
  position: RawBuilder<unknown>,
): RawBuilder<unknown> {
  return sql`and ${position} < ${now < before ? now : before}
    ${unreadOnly ? sql`and ${position} > ${reader.readUpTo} and k.opened_at is null` : sql``}
    ${id === undefined ? sql`` : sql`and m.id = ${id}`}`;
}

function viewOf(row: InboxRow, reader: InboxReader, order: readonly string[]): InboxMessage[] {
  const text = chooseText(row.texts, order);
  if (text === null) return [];
  return [
    {
      messageId: String(row.id),
      type: row.type,
      event: row.event,
      language: text.language,
      title: text.title,
      content: text.content,
      sentAt: momentOf(row.position).toISOString(),
      read: row.opened,
    },
  ];
}
