import type { MoneyKind } from '#contract/generated/types.ts';
import type { ReplyOf, RequestOf } from '#contract/operation.ts';
import { agentPath, teamAgent, teamNode } from '../../tree/tree.read.ts';
import type { Db } from '../../platform/db/database.ts';
import { cursorId, pageOf } from '../../platform/paging.ts';
import type { MemberKey } from '../../platform/session/member-key.ts';

const PAGE = 20;

/**
 * Movements of the direct downlines of an agent of the team, or of one account, newest first. A
 * movement from before an account joined belongs to its upline of that time.
 * @throws Problem MEMBER_NOT_FOUND
 */
export async function listTeamMovements(
  db: Db,
  agent: MemberKey,
  query: RequestOf<'listTeamMovements'>['query'],
): Promise<ReplyOf<'listTeamMovements'>> {
  const { cursor, limit = PAGE, kind, from, to } = query;
  const asked =
    query.memberId === undefined ? null : await teamNode(db, agent, BigInt(query.memberId));
  const askedUpline = query.uplineId === undefined ? agent.memberId : BigInt(query.uplineId);
  const uplineId = asked?.uplineId ?? askedUpline;
  const upline = await teamAgent(db, agent, uplineId);
  let rows = db
    .selectFrom('team_movement as t')
    .innerJoin('member as m', 'm.id', 't.member_id')
    .selectAll('t')
    .select('m.username')
    .where('t.agent_id', '=', upline.id)
    .where('t.brand', '=', agent.brand)
    .orderBy('t.id', 'desc')
    .limit(limit + 1);
  if (asked !== null) rows = rows.where('t.member_id', '=', asked.id);
  if (kind !== undefined) rows = rows.where('t.kind', '=', kind);
  if (from !== undefined) rows = rows.where('t.at', '>=', new Date(from));
  if (to !== undefined) rows = rows.where('t.at', '<', new Date(to));
  if (cursor !== undefined) rows = rows.where('t.id', '<', cursorId(cursor));
  return {
    path: [...(await agentPath(db, agent.memberId, upline.id))],
    ...pageOf(await rows.execute(), limit, (row) => ({
      movementId: String(row.id),
      memberId: String(row.member_id),
      account: row.username,
      kind: row.kind as MoneyKind,
      currency: row.currency,
      amountMicro: String(row.amount_micro),
      at: row.at.toISOString(),
    })),
  };
}
