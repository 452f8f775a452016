import { isAgentType } from '#domain/agent/agent-powers.ts';
import { sql } from 'kysely';
import type { Db, Tx } from '../platform/db/database.ts';
import { MAX_ID } from '../platform/id.ts';
import { Problem } from '../platform/problem.ts';
import type { MemberKey } from '../platform/session/member-key.ts';

/** An account of a tree. */
export interface TreeNode {
  readonly id: bigint;
  readonly brand: string;
  readonly account: string;
  readonly type: number;
  readonly status: string;
  readonly uplineId: bigint | null;
}

/** An account of a brand; null: the brand has no such account, or it is one of a trial. */
export async function findNode(
  db: Db | Tx,
  { brand, memberId }: MemberKey,
): Promise<TreeNode | null> {
  // A body's id may be beyond what a record can have.
  if (memberId > MAX_ID) return null;
  const row = await db
    .selectFrom('member')
    .select(['id', 'brand', 'username', 'account_type', 'status', 'parent_id'])
    .where('id', '=', memberId)
    .where('brand', '=', brand)
    .where('account_type', '<>', 4)
    .executeTakeFirst();
  if (row === undefined) return null;
  return {
    id: row.id,
    brand: row.brand,
    account: row.username,
    type: row.account_type,
    status: row.status,
    uplineId: row.parent_id,
  };
}

/**
 * An account of an agent's present team, the agent included.
 * @throws Problem MEMBER_NOT_FOUND also for an account of another team
 */
export async function teamNode(db: Db | Tx, agent: MemberKey, memberId: bigint): Promise<TreeNode> {
  const node = await findNode(db, { brand: agent.brand, memberId });
  const base = node === null ? null : isAgentType(node.type) ? node.id : node.uplineId;
  const line =
    base === null
      ? undefined
      : await db
          .selectFrom('agent_line')
          .select('distance')
          .where('agent_id', '=', base)
          .where('ancestor_id', '=', agent.memberId)
          .where('until_at', 'is', null)
          .executeTakeFirst();
  if (node === null || line === undefined) throw new Problem('MEMBER_NOT_FOUND');
  return node;
}

/** An agent of an agent's present team. @throws Problem MEMBER_NOT_FOUND */
export async function teamAgent(db: Db | Tx, agent: MemberKey, agentId: bigint): Promise<TreeNode> {
  const node = await teamNode(db, agent, agentId);
  if (!isAgentType(node.type)) throw new Problem('MEMBER_NOT_FOUND');
  return node;
}

/** Agents on the way from one down to another, both included. */
export async function agentPath(
  db: Db | Tx,
  from: bigint | null,
  to: bigint,
): Promise<readonly { memberId: string; account: string }[]> {
  const { rows } = await sql<{ id: bigint; username: string }>`
    select m.id, m.username
    from agent_line l join member m on m.id = l.ancestor_id
    where l.agent_id = ${to}::bigint and l.until_at is null
      and (${from}::bigint is null or exists (
        select 1 from agent_line up where up.agent_id = l.ancestor_id
          and up.ancestor_id = ${from}::bigint and up.until_at is null))
    order by l.distance desc
  `.execute(db);
  return rows.map(({ id, username }) => ({ memberId: String(id), account: username }));
}

/** Level of an agent in the tree; 1: a top agent. */
export async function levelOf(db: Db | Tx, agentId: bigint): Promise<number> {
  const row = await db
    .selectFrom('agent_line')
    .select((eb) => eb.fn.max('distance').as('distance'))
    .where('agent_id', '=', agentId)
    .where('until_at', 'is', null)
    .executeTakeFirst();
  return (row?.distance ?? 0) + 1;
}
