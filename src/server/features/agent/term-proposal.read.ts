import type { AgentTerms, TermProposal } from '#contract/generated/types.ts';
import { maskAccount } from '#domain/agent/mask-account.ts';
import type { Db } from '../../platform/db/database.ts';
import type { MemberKey } from '../../platform/session/member-key.ts';

/** Lower terms that wait for a member's answer; null: none. @param masks the agent's name is not shown whole */
export async function waitingProposal(
  db: Db,
  { brand, memberId }: MemberKey,
  now: AgentTerms,
  masks: boolean,
): Promise<TermProposal | null> {
  const row = await db
    .selectFrom('term_proposal as p')
    .innerJoin('member as a', 'a.id', 'p.agent_id')
    .selectAll('p')
    .select('a.username')
    .where('p.member_id', '=', memberId)
    .where('p.brand', '=', brand)
    .where('p.status', '=', 'waiting')
    .executeTakeFirst();
  if (row === undefined) return null;
  return {
    proposalId: String(row.id),
    now,
    offered: { series: row.series, shareBasisPoints: row.share_basis_points },
    offeredBy: masks ? maskAccount(row.username) : row.username,
    at: row.offered_at.toISOString(),
  };
}
