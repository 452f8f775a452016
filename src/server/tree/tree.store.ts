import { sql } from 'kysely';
import type { Tx } from '../platform/db/database.ts';
import { Problem } from '../platform/problem.ts';
import type { MemberKey } from '../platform/session/member-key.ts';

/**
 * Changes of a brand's tree of agents follow each other. Ordinary members join without it: they are in
 * no line of agents.
 */
export async function lockTree(tx: Tx, brand: string): Promise<void> {
  await tx
    .selectFrom('brand')
    .select('id')
    .where('id', '=', brand)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** Hangs a member below an agent, or below none, from a moment on. */
export async function setUpline(
  tx: Tx,
  { brand, memberId }: MemberKey,
  agentId: bigint | null,
  at: Date,
): Promise<void> {
  await tx
    .updateTable('member_upline')
    .set({ until_at: at })
    .where('member_id', '=', memberId)
    .where('until_at', 'is', null)
    .execute();
  await tx
    .deleteFrom('member_upline')
    .where('member_id', '=', memberId)
    .where('from_at', '=', at)
    .execute();
  if (agentId !== null) {
    await tx
      .insertInto('member_upline')
      .values({ member_id: memberId, brand, agent_id: agentId, from_at: at })
      .execute();
  }
  await tx
    .updateTable('member')
    .set({ parent_id: agentId })
    .where('id', '=', memberId)
    .where('brand', '=', brand)
    .execute();
}

/**
 * Gives a member who becomes an agent a line of ancestors: the upline's, and itself. What the account
 * did before becomes its own part of its team.
 * @throws Problem TREE_TOO_DEEP
 */
export async function openAgentLine(
  tx: Tx,
  { brand, memberId }: MemberKey,
  maxDepth: number,
  at: Date,
): Promise<void> {
  await lockTree(tx, brand);
  await sql`
    insert into agent_line (agent_id, ancestor_id, distance, brand, from_at)
    select ${memberId}::bigint, l.ancestor_id, l.distance + 1, l.brand, ${at}::timestamptz
    from member m join agent_line l on l.agent_id = m.parent_id and l.until_at is null
    where m.id = ${memberId}::bigint and m.brand = ${brand}::text
    union all
    select ${memberId}::bigint, ${memberId}::bigint, 0, ${brand}::text, ${at}::timestamptz
    on conflict do nothing
  `.execute(tx);
  await checkDepth(tx, memberId, maxDepth);
  await sql`
    insert into team_day (brand, day, member_id, upline_id, scope, category, currency, rounds,
      stake_micro, valid_micro, payout_micro, deposit_micro, withdrawal_micro, rebate_micro,
      promotion_micro, commission_micro, registrations, first_deposits)
    select brand, day, member_id, upline_id, 'own', category, currency, rounds,
      stake_micro, valid_micro, payout_micro, deposit_micro, withdrawal_micro, rebate_micro,
      promotion_micro, commission_micro, registrations, first_deposits
    from team_day where member_id = ${memberId}::bigint and scope = 'team'
    on conflict do nothing
  `.execute(tx);
}

/**
 * Moves an agent's line with all agents below it under another agent, or to the top, from a moment on.
 * The upline itself is set by `setUpline`. @throws Problem MOVE_INTO_OWN_TEAM, TREE_TOO_DEEP
 */
export async function moveAgentLine(
  tx: Tx,
  { brand, memberId }: MemberKey,
  to: bigint | null,
  { maxDepth, at }: { maxDepth: number; at: Date },
): Promise<void> {
  if (to !== null && (await isAgentBelow(tx, memberId, to)))
    throw new Problem('MOVE_INTO_OWN_TEAM');
  // Lines from the moved team to those above it end.
  await sql`
    update agent_line l set until_at = ${at}::timestamptz
    from agent_line team, agent_line above
    where team.ancestor_id = ${memberId}::bigint and team.until_at is null
      and above.agent_id = ${memberId}::bigint and above.distance > 0 and above.until_at is null
      and l.agent_id = team.agent_id and l.ancestor_id = above.ancestor_id and l.until_at is null
  `.execute(tx);
  if (to === null) return;
  await sql`
    insert into agent_line (agent_id, ancestor_id, distance, brand, from_at)
    select team.agent_id, above.ancestor_id, team.distance + above.distance + 1, ${brand}::text,
      ${at}::timestamptz
    from agent_line team cross join agent_line above
    where team.ancestor_id = ${memberId}::bigint and team.until_at is null
      and above.agent_id = ${to}::bigint and above.until_at is null
    on conflict (agent_id, ancestor_id, from_at)
      do update set distance = excluded.distance, until_at = null
  `.execute(tx);
  const { deepest } = await tx
    .selectFrom('agent_line')
    .select((eb) => eb.fn.max('distance').as('deepest'))
    .where('ancestor_id', '=', memberId)
    .where('until_at', 'is', null)
    .executeTakeFirstOrThrow();
  await checkDepth(tx, memberId, maxDepth - (deepest ?? 0));
}

/** Whether an agent is the other one or somewhere below it now. */
export async function isAgentBelow(tx: Tx, ancestor: bigint, agentId: bigint): Promise<boolean> {
  const row = await tx
    .selectFrom('agent_line')
    .select('agent_id')
    .where('agent_id', '=', agentId)
    .where('ancestor_id', '=', ancestor)
    .where('until_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

async function checkDepth(tx: Tx, agentId: bigint, maxDepth: number): Promise<void> {
  const { level } = await tx
    .selectFrom('agent_line')
    .select((eb) => eb.fn.max('distance').as('level'))
    .where('agent_id', '=', agentId)
    .where('until_at', 'is', null)
    .executeTakeFirstOrThrow();
  if ((level ?? 0) + 1 > maxDepth) throw new Problem('TREE_TOO_DEEP');
}
