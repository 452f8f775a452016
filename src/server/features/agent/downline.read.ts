import { addDays, dayIn } from '#domain/day/day.ts';
import { sql } from 'kysely';
import type { AccountType, AgentTerms, Downline, MemberStatus } from '#contract/generated/types.ts';
import type { ReplyOf, RequestOf } from '#contract/operation.ts';
import { mayAgent } from '#domain/agent/agent-powers.ts';
import { maskAccount } from '#domain/agent/mask-account.ts';
import { balancesOfMembers } from '../../ledger/ledger.read.ts';
import { sums, teamDays } from '../../play/figures/sums.read.ts';
import { agentPath, teamAgent, teamNode } from '../../tree/tree.read.ts';
import type { Db } from '../../platform/db/database.ts';
import { cursorId } from '../../platform/paging.ts';
import { usernameKey } from '../../platform/session/username-key.ts';
import { waitingProposal } from './term-proposal.read.ts';

const PAGE = 20;
/** Seen within so many minutes counts as online. */
const ONLINE_MINUTES = 15;
/** Days of activity on the page of one account. */
const DAYS = 30;

/** An agent who reads about the accounts below. */
export interface DownlineReader {
  readonly brand: string;
  readonly memberId: bigint;
  readonly type: number;
  readonly currency: string;
  readonly timeZone: string;
  readonly now: Date;
  /** Of accounts without terms of their own. */
  readonly fallback: AgentTerms;
}

interface Row {
  id: bigint;
  username: string;
  account_type: number;
  status: string;
  series: number | null;
  share_basis_points: number;
  created_at: Date;
  parent_id: bigint | null;
  seen_at: Date | null;
  note: string | null;
  has_downlines: boolean;
}

/**
 * Accounts right below an agent of the reader's team, newest first; with a search, accounts of the whole
 * team by the beginning of their names. Pages follow the ids, and nothing is counted.
 * @throws Problem MEMBER_NOT_FOUND
 */
export async function listDownlines(
  db: Db,
  reader: DownlineReader,
  query: RequestOf<'listDownlines'>['query'],
): Promise<ReplyOf<'listDownlines'>> {
  const { limit = PAGE, minBalanceMicro } = query;
  const uplineId = query.uplineId === undefined ? reader.memberId : BigInt(query.uplineId);
  const upline = await teamAgent(db, reader, uplineId);
  const found: Row[] = [];
  let cursor = query.cursor === undefined ? null : cursorId(query.cursor);
  let hasMore = true;
  // A page is filled from as many reads as the filter on balances needs, up to a bound.
  for (let reads = 0; hasMore && found.length <= limit && reads < 10; reads += 1) {
    const rows = await downlineRows(db, reader, { ...query, uplineId: upline.id, cursor, limit });
    hasMore = rows.length > limit;
    cursor = rows.at(-1)?.id ?? cursor;
    found.push(...(await withBalance(db, reader, rows, minBalanceMicro)));
  }
  const shown = found.slice(0, limit);
  const last = found.length > limit ? shown.at(-1)?.id : hasMore ? cursor : null;
  const path = await agentPath(db, reader.memberId, upline.id);
  return {
    path: path.map(({ memberId, account }) => ({
      memberId,
      account: named(reader, account, memberId),
    })),
    currency: reader.currency,
    items: await views(db, reader, shown),
    nextCursor: last === null || last === undefined ? null : String(last),
  };
}

type Asked = Omit<RequestOf<'listDownlines'>['query'], 'uplineId' | 'cursor' | 'limit'> & {
  uplineId: bigint;
  cursor: bigint | null;
  limit: number;
};

async function downlineRows(
  db: Db,
  { brand, memberId, now }: DownlineReader,
  { uplineId, search, type, online, cursor, limit }: Asked,
): Promise<Row[]> {
  const since = new Date(now.getTime() - ONLINE_MINUTES * 60_000);
  const prefix = search === undefined ? null : usernameKey(search);
  const team = sql`exists (
    select 1 from agent_line l where l.ancestor_id = ${memberId}::bigint and l.until_at is null
      and l.agent_id = case when m.account_type in (1, 2, 41, 42) then m.id else m.parent_id end)`;
  const { rows } = await sql<Row>`
    select m.id, m.username, m.account_type, m.status, m.series, m.share_basis_points, m.created_at,
      m.parent_id, s.seen_at, n.note,
      exists (select 1 from member c where c.parent_id = m.id) as has_downlines
    from member m
    left join lateral (
      select seen_at from member_session s where s.member_id = m.id order by s.seen_at desc limit 1
    ) s on true
    left join downline_note n on n.agent_id = ${memberId}::bigint and n.member_id = m.id
    where m.brand = ${brand}::text
      and m.id < ${cursor ?? MAX}::bigint
      and ${
        prefix === null
          ? sql`m.parent_id = ${uplineId}::bigint`
          : sql`m.username_key >= ${prefix}::text and m.username_key < ${`${prefix}\u{10FFFF}`}::text
              and m.id <> ${memberId}::bigint and ${team}`
      }
      and (${type ?? null}::text is null
        or (m.account_type = 0) = (${type ?? null}::text = 'member'))
      and (${online ?? null}::bool is null
        or coalesce(s.seen_at > ${since}::timestamptz, false) = ${online ?? null}::bool)
    order by m.id desc
    limit ${limit + 1}::int
  `.execute(db);
  return rows;
}

const MAX = 9_223_372_036_854_775_807n;

async function withBalance(
  db: Db,
  reader: DownlineReader,
  rows: readonly Row[],
  minBalanceMicro: string | undefined,
): Promise<readonly Row[]> {
  if (minBalanceMicro === undefined || !mayAgent(reader.type, 'seeBalances')) return rows;
  const balances = await cashOf(db, reader, rows);
  return rows.filter(({ id }) => (balances.get(id) ?? 0n) >= BigInt(minBalanceMicro));
}

async function cashOf(
  db: Db,
  { brand, currency }: DownlineReader,
  rows: readonly Row[],
): Promise<ReadonlyMap<bigint, bigint>> {
  const wallets = rows.map(({ id }) => ({ brand, memberId: id, currency }));
  const found = await balancesOfMembers(db, wallets);
  return new Map([...found].map(([id, { cash }]) => [id, cash]));
}

const named = (reader: DownlineReader, account: string, id: string): string =>
  mayAgent(reader.type, 'seeNames') || id === String(reader.memberId)
    ? account
    : maskAccount(account);

async function views(db: Db, reader: DownlineReader, rows: readonly Row[]): Promise<Downline[]> {
  const seesBalances = mayAgent(reader.type, 'seeBalances');
  const balances = seesBalances ? await cashOf(db, reader, rows) : null;
  const online = reader.now.getTime() - ONLINE_MINUTES * 60_000;
  return rows.map((row): Downline => ({
    memberId: String(row.id),
    account: named(reader, row.username, String(row.id)),
    type: row.account_type as AccountType,
    status: row.status as MemberStatus,
    terms:
      row.series === null
        ? { ...reader.fallback, shareBasisPoints: 0 }
        : { series: row.series, shareBasisPoints: row.share_basis_points },
    hasDownlines: row.has_downlines,
    isOnline: row.seen_at !== null && row.seen_at.getTime() > online,
    lastSeenDay: row.seen_at === null ? null : dayIn(reader.timeZone, row.seen_at),
    balanceMicro: balances === null ? null : String(balances.get(row.id) ?? 0n),
    registeredAt: row.created_at.toISOString(),
    note: row.note ?? '',
  }));
}

/** One account of the team, with what it did in the last days. @throws Problem MEMBER_NOT_FOUND */
export async function readDownline(
  db: Db,
  reader: DownlineReader,
  memberId: bigint,
): Promise<ReplyOf<'getDownline'>> {
  const node = await teamNode(db, reader, memberId);
  const { rows } = await sql<Row>`
    select m.id, m.username, m.account_type, m.status, m.series, m.share_basis_points, m.created_at,
      m.parent_id, s.seen_at, n.note,
      exists (select 1 from member c where c.parent_id = m.id) as has_downlines
    from member m
    left join lateral (
      select seen_at from member_session s where s.member_id = m.id order by s.seen_at desc limit 1
    ) s on true
    left join downline_note n on n.agent_id = ${reader.memberId}::bigint and n.member_id = m.id
    where m.id = ${memberId}::bigint and m.brand = ${reader.brand}::text
  `.execute(db);
  const [downline] = await views(db, reader, rows);
  if (downline === undefined) throw new Error('an account of the team has a row');
  const to = dayIn(reader.timeZone, reader.now);
  const days = { from: addDays(to, 1 - DAYS), to };
  const of = { memberId, currency: reader.currency };
  const path = await agentPath(db, reader.memberId, node.uplineId ?? memberId);
  const isDirect = node.uplineId === reader.memberId;
  return {
    path: path.map((place) => ({
      ...place,
      account: named(reader, place.account, place.memberId),
    })),
    currency: reader.currency,
    downline,
    isDirect,
    figures: await sums(db, { ...of, brand: reader.brand, of: { team: memberId } }, days),
    days: (await teamDays(db, of, days)).map(({ day, figures }) => ({
      day,
      validBetMicro: figures.validBetMicro,
      profitLossMicro: figures.profitLossMicro,
    })),
    proposal: isDirect
      ? await waitingProposal(db, { brand: reader.brand, memberId }, downline.terms, false)
      : null,
  };
}
