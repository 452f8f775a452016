import { sql } from 'kysely';
import type {
  AgentMove,
  AgentPolicy,
  AgentSummary,
  AgentType,
  MemberStatus,
} from '#contract/generated/types.ts';
import type { ReplyOf, RequestOf } from '#contract/operation.ts';
import { agentMoveList } from '#domain/agent/agent-move-list.ts';
import type { LiveBrand } from '../../brands/live-brand.ts';
import { agentPath } from '../../tree/tree.read.ts';
import { quotasOf } from '../../tree/quota.store.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import { desk } from '../../platform/desk/desk.ts';
import type { DeskScope } from '../../platform/desk/desk-scope.ts';
import { cursorId } from '../../platform/paging.ts';
import { Problem } from '../../platform/problem.ts';
import { usernameKey } from '../../platform/session/username-key.ts';
import { brandTerms } from './own-terms.ts';

const PAGE = 20;
/** Direct downlines are counted no further. */
const MOST_COUNTED = 1_000;
const MAX = 9_223_372_036_854_775_807n;

interface Row {
  id: bigint;
  username: string;
  account_type: number;
  status: string;
  series: number | null;
  share_basis_points: number;
  terms_changed_at: Date | null;
  parent_id: bigint | null;
  upline: string | null;
  level: number;
  direct: bigint;
  code: string | null;
  created_at: Date;
}

function agentRows(brand: string, where: ReturnType<typeof sql>, limit: number) {
  return sql<Row>`
    select m.id, m.username, m.account_type, m.status, m.series, m.share_basis_points, m.parent_id,
      u.username as upline, m.created_at,
      (select coalesce(max(l.distance), 0) + 1 from agent_line l
        where l.agent_id = m.id and l.until_at is null) as level,
      (select count(*) from (
        select 1 from member c where c.parent_id = m.id limit ${MOST_COUNTED}::int) d) as direct,
      (select c.code from affiliate_code c where c.brand = m.brand and c.agent_id = m.id
        and c.link_id is null order by c.created_at limit 1) as code,
      (select t.from_at from member_terms t
        where t.member_id = m.id and t.until_at is null) as terms_changed_at
    from member m left join member u on u.id = m.parent_id
    where m.brand = ${brand}::text and m.account_type in (1, 2, 41, 42) and ${where}
    order by m.id desc limit ${limit}::int`;
}

/** Top agents, agents right below one, or those whose names begin with a search. */
export async function listAgents(
  db: Db,
  brand: LiveBrand,
  { uplineId, search, cursor, limit = PAGE }: RequestOf<'listAgents'>['query'],
  policy: AgentPolicy,
): Promise<ReplyOf<'listAgents'>> {
  const before = sql`m.id < ${cursor === undefined ? MAX : cursorId(cursor)}::bigint`;
  const key = search === undefined ? null : usernameKey(search);
  const upline =
    uplineId === undefined ? null : await readAgent(db, brand, BigInt(uplineId), policy);
  const place =
    key !== null
      ? sql`m.username_key >= ${key}::text and m.username_key < ${`${key}\u{10FFFF}`}::text`
      : upline !== null
        ? sql`m.parent_id = ${BigInt(upline.memberId)}::bigint`
        : sql`m.parent_id is null`;
  const { rows } = await agentRows(brand.id, sql`${before} and ${place}`, limit + 1).execute(db);
  const items: AgentSummary[] = [];
  for (const row of rows.slice(0, limit)) items.push(await summaryOf(db, brand, row, policy));
  return {
    path: upline === null ? [] : [...(await agentPath(db, null, BigInt(upline.memberId)))],
    items,
    nextCursor: rows.length > limit ? (items.at(-1)?.memberId ?? null) : null,
  };
}

/** @throws Problem MEMBER_NOT_FOUND also for a member who is no agent */
export async function readAgent(
  db: Db | Tx,
  brand: LiveBrand,
  agentId: bigint,
  policy: AgentPolicy,
): Promise<AgentSummary> {
  const { rows } = await agentRows(brand.id, sql`m.id = ${agentId}::bigint`, 1).execute(db);
  const [row] = rows;
  if (row === undefined) throw new Problem('MEMBER_NOT_FOUND');
  return summaryOf(db, brand, row, policy);
}

async function summaryOf(
  db: Db | Tx,
  brand: LiveBrand,
  row: Row,
  policy: AgentPolicy,
): Promise<AgentSummary> {
  const owner = { brand: brand.id, memberId: row.id };
  return {
    memberId: String(row.id),
    account: row.username,
    type: row.account_type as AgentType,
    status: row.status as MemberStatus,
    terms: {
      series: row.series ?? brandTerms(brand).series,
      shareBasisPoints: row.share_basis_points,
    },
    termsChangedAt: row.terms_changed_at?.toISOString() ?? null,
    uplineId: row.parent_id === null ? null : String(row.parent_id),
    upline: row.upline,
    level: row.level,
    directDownlines: Number(row.direct),
    affiliateCode: row.code,
    quotas: [...(await quotasOf(db, owner, policy))],
    since: row.created_at.toISOString(),
  };
}

function moveRows(db: Db | Tx, brands: readonly string[]) {
  return db
    .selectFrom('agent_move as v')
    .innerJoin('member as m', 'm.id', 'v.member_id')
    .leftJoin('member as f', 'f.id', 'v.from_id')
    .leftJoin('member as t', 't.id', 'v.to_id')
    .leftJoin('staff as s', 's.id', 'v.requested_by')
    .leftJoin('staff as d', 'd.id', 'v.decided_by')
    .selectAll('v')
    .select(['m.username', 'm.username_key'])
    .select(['f.username as from_name', 't.username as to_name'])
    .select(['s.display_name as asker', 'd.display_name as decider'])
    .where('v.brand', 'in', brands);
}

type MoveRow = Awaited<ReturnType<ReturnType<typeof moveRows>['execute']>>[number];

function moveView(row: MoveRow, staffId: bigint): AgentMove {
  return {
    brand: row.brand,
    moveId: String(row.id),
    memberId: String(row.member_id),
    account: row.username,
    from: row.from_name,
    to: row.to_name,
    status: row.status as AgentMove['status'],
    reason: row.reason,
    requestedBy: row.asker,
    isOwn: row.requested_by === staffId,
    requestedAt: row.requested_at.toISOString(),
    decidedBy: row.decider,
    decidedAt: row.decided_at?.toISOString() ?? null,
  };
}

/** Moves within the tree; a second person decides on those that wait. */
export const agentMoveDesk = desk({
  list: agentMoveList,
  rows: (db, { brands }) => moveRows(db, brands),
  item: (row: MoveRow, { staff }: DeskScope) => moveView(row, staff.staffId),
  views: {
    waiting: { where: (eb) => eb('d.status', '=', 'waiting'), order: 'id', waits: true },
    all: {},
  },
  filters: {
    username: (eb, username) => eb('d.username_key', '=', usernameKey(username)),
  },
  since: 'requested_at',
});

export async function readMove(
  db: Db | Tx,
  brand: string,
  staffId: bigint,
  id: bigint,
): Promise<AgentMove> {
  const row = await moveRows(db, [brand])
    .where('v.id', '=', id)
    .executeTakeFirstOrThrow(() => new Problem('MOVE_NOT_FOUND'));
  return moveView(row, staffId);
}
