import { addDays } from '#domain/day/day.ts';
import { sql } from 'kysely';
import type { AccountType, GameCategory, TeamLine } from '#contract/generated/types.ts';
import type { ReplyOf, RequestOf } from '#contract/operation.ts';
import { maskAccount } from '#domain/agent/mask-account.ts';
import { agentPath, teamAgent } from '../../tree/tree.read.ts';
import type { Db } from '../../platform/db/database.ts';
import { cursorId } from '../../platform/paging.ts';
import { Problem } from '../../platform/problem.ts';
import type { MemberKey } from '../../platform/session/member-key.ts';
import {
  type Days,
  figuresOf,
  type SumRow,
  TEAM_SUMS,
  teamDays,
  sums,
} from '../../play/figures/sums.read.ts';

const PAGE = 20;
/** A quarter: longer periods are for the office's exports. */
export const MOST_DAYS = 92;
/** Seen within so many minutes counts as online. */
export const ONLINE_MINUTES = 15;

/** @throws Problem INVALID_PERIOD */
export function checkDays({ from, to }: Days): void {
  const days = (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1;
  // Calendars begin and end somewhere in every database.
  const isOfOurTime = from >= '2000-01-01' && to < '3000-01-01';
  if (days >= 1 && days <= MOST_DAYS && isOfOurTime) return;
  throw new Problem('INVALID_PERIOD', { fields: { '/to': { code: 'END_BEFORE_START' } } });
}

/** What a reader of figures is: an agent of a brand, whose money has one currency. */
export interface TeamReader extends MemberKey {
  readonly currency: string;
  /** Names of downlines are shown whole. */
  readonly seesNames: boolean;
}

/** Everything the whole team did in a period. @throws Problem INVALID_PERIOD */
export async function teamOverview(
  db: Db,
  reader: TeamReader,
  days: Days,
  now: Date,
): Promise<ReplyOf<'getTeamOverview'>> {
  checkDays(days);
  const { from, to } = days;
  const { memberId, currency } = reader;
  const categories = await sql<SumRow & { category: string }>`
    select d.category, ${TEAM_SUMS} from team_day d
    where d.member_id = ${memberId}::bigint and d.day between ${from}::text and ${to}::text
      and d.scope = 'team' and d.currency = ${currency}::text and d.category <> ''
    group by d.category order by d.category
  `.execute(db);
  return {
    currency,
    figures: await sums(db, { ...reader, of: { team: memberId } }, days),
    activeMembers: await activeMembers(db, memberId, days),
    online: await onlineMembers(db, reader, now),
    categories: categories.rows.map((row) => ({
      gameCategory: row.category as GameCategory,
      rounds: Number(row.rounds),
      stakeMicro: String(row.stake),
      validBetMicro: String(row.valid),
      payoutMicro: String(row.payout),
    })),
    days: [...(await teamDays(db, reader, days))],
  };
}

/** Accounts with a settled bet: each counts once, whatever it played. */
async function activeMembers(db: Db, agentId: bigint, { from, to }: Days): Promise<number> {
  const { rows } = await sql<{ count: bigint }>`
    with agents as (
      select distinct agent_id from agent_line
      where ancestor_id = ${agentId}::bigint and from_at < ${`${addDays(to, 2)}T00:00:00Z`}::timestamptz
        and (until_at is null or until_at > ${`${addDays(from, -1)}T00:00:00Z`}::timestamptz)
    )
    select count(distinct member_id) as count from (
      select d.member_id from agents a
      join team_day d on d.upline_id = a.agent_id and d.scope = 'team'
        and d.day between ${from}::text and ${to}::text and d.rounds > 0
      where not exists (
        select 1 from agent_line s where s.agent_id = d.member_id and s.ancestor_id = d.member_id)
      union all
      select d.member_id from agents a
      join team_day d on d.member_id = a.agent_id and d.scope = 'own'
        and d.day between ${from}::text and ${to}::text and d.rounds > 0
    ) active
  `.execute(db);
  return Number(rows[0]?.count ?? 0n);
}

async function onlineMembers(db: Db, { brand, memberId }: MemberKey, now: Date): Promise<number> {
  const since = new Date(now.getTime() - ONLINE_MINUTES * 60_000);
  const { rows } = await sql<{ count: bigint }>`
    select count(*) as count from member_session s
    join member m on m.id = s.member_id and m.brand = s.brand
    join agent_line l on l.until_at is null and l.ancestor_id = ${memberId}::bigint
      and l.agent_id = case when m.account_type in (1, 2, 41, 42) then m.id else m.parent_id end
    where s.brand = ${brand}::text and s.ended_at is null and s.seen_at > ${since}::timestamptz
      and m.id <> ${memberId}::bigint
  `.execute(db);
  return Number(rows[0]?.count ?? 0n);
}

interface LineRow extends SumRow {
  member_id: bigint;
  username: string;
  account_type: number;
}

/**
 * The team of an agent by direct downline, newest accounts first; the first page begins with the
 * agent's own line. Lines of accounts that did nothing are left out, so that the rest adds up.
 * @throws Problem INVALID_PERIOD, MEMBER_NOT_FOUND
 */
export async function teamLines(
  db: Db,
  reader: TeamReader,
  query: RequestOf<'listTeamLines'>['query'],
): Promise<ReplyOf<'listTeamLines'>> {
  checkDays(query);
  const { from, to, gameCategory: category, cursor, limit = PAGE } = query;
  const agentId = query.agentId === undefined ? reader.memberId : BigInt(query.agentId);
  const agent = await teamAgent(db, reader, agentId);
  const { currency } = reader;
  const { rows } = await sql<LineRow>`
    select b.member_id, m.username, m.account_type, s.*
    from (
      select distinct u.member_id from member_upline u
      where u.agent_id = ${agentId}::bigint
        and u.member_id < ${cursor === undefined ? MAX : cursorId(cursor)}::bigint
      order by u.member_id desc
    ) b
    join lateral (
      select count(*) as lines, ${TEAM_SUMS} from team_day d
      where d.member_id = b.member_id and d.day between ${from}::text and ${to}::text
        and d.scope = 'team' and d.currency = ${currency}::text and d.upline_id = ${agentId}::bigint
        and (${category ?? null}::text is null or d.category = ${category ?? null}::text)
    ) s on s.lines > 0
    join member m on m.id = b.member_id
    order by b.member_id desc
    limit ${limit + 1}::int
  `.execute(db);
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  const named = (account: string, id: bigint): string =>
    reader.seesNames || id === reader.memberId ? account : maskAccount(account);
  const items = shown.map((row): TeamLine => ({
    memberId: String(row.member_id),
    account: named(row.username, row.member_id),
    type: row.account_type as AccountType,
    isOwn: false,
    figures: figuresOf(row),
  }));
  const sumsOf = { brand: reader.brand, currency };
  const own = await sums(db, { ...sumsOf, of: { own: agentId } }, query, category);
  const ownLine: TeamLine = {
    memberId: String(agentId),
    account: named(agent.account, agentId),
    type: agent.type as AccountType,
    isOwn: true,
    figures: own,
  };
  return {
    path: (await agentPath(db, reader.memberId, agentId)).map(({ memberId, account }) => ({
      memberId,
      account: named(account, BigInt(memberId)),
    })),
    currency,
    total: await sums(db, { ...sumsOf, of: { team: agentId } }, query, category),
    items: cursor === undefined ? [ownLine, ...items] : items,
    nextCursor: rows.length > limit && last !== undefined ? String(last.member_id) : null,
  };
}

const MAX = 9_223_372_036_854_775_807n;
