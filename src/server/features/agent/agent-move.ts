import type { AgentPolicy } from '#contract/generated/types.ts';
import { isAgentType } from '#domain/agent/agent-powers.ts';
import type { LiveBrand } from '../../brands/live-brand.ts';
import { writeAudit } from '../../platform/audit.ts';
import { findNode, levelOf } from '../../tree/tree.read.ts';
import { isAgentBelow, lockTree, moveAgentLine, setUpline } from '../../tree/tree.store.ts';
import type { Clock } from '../../platform/clock.ts';
import { isUniqueViolation } from '../../platform/db/in-transaction.ts';
import type { Tx } from '../../platform/db/database.ts';
import { newId } from '../../platform/id.ts';
import { Problem } from '../../platform/problem.ts';
import { requireStillMay } from '../../platform/session/require-still-may.ts';
import { ownTerms, refuseOutside } from './own-terms.ts';

export interface MoveRequest {
  readonly memberId: bigint;
  /** null: to the top. */
  readonly uplineId: bigint | null;
  readonly reason: string;
  readonly staffId: bigint;
}

/**
 * Asks for a move; nothing changes until a second person approves.
 * @returns the move's id
 * @throws Problem MEMBER_NOT_FOUND, MOVE_INTO_OWN_TEAM, TREE_TOO_DEEP, TERMS_ABOVE_OWN, MOVE_WAITING
 */
export async function requestAgentMove(
  tx: Tx,
  brand: LiveBrand,
  { memberId, uplineId, reason, staffId }: MoveRequest,
  policy: AgentPolicy,
  clock: Clock,
): Promise<bigint> {
  const { uplineId: fromId } = await checkMove(tx, brand, { memberId, uplineId }, policy);
  const id = newId();
  const at = clock.now();
  try {
    await tx
      .insertInto('agent_move')
      .values({
        id,
        brand: brand.id,
        member_id: memberId,
        from_id: fromId,
        to_id: uplineId,
        status: 'waiting',
        reason,
        requested_by: staffId,
        requested_at: at,
      })
      .execute();
  } catch (error) {
    if (isUniqueViolation(error)) throw new Problem('MOVE_WAITING', { cause: error });
    throw error;
  }
  await writeAudit(tx, {
    staffId,
    brand: brand.id,
    action: 'requestAgentMove',
    subject: String(memberId),
    before: { upline: fromId === null ? null : String(fromId) },
    after: { upline: uplineId === null ? null : String(uplineId) },
    reason,
    at,
  });
  return id;
}

/** What would be moved, and whether it can be. */
async function checkMove(
  tx: Tx,
  brand: LiveBrand,
  { memberId, uplineId }: Pick<MoveRequest, 'memberId' | 'uplineId'>,
  { maxDepth }: AgentPolicy,
) {
  const node = await findNode(tx, { brand: brand.id, memberId });
  if (node === null) throw new Problem('MEMBER_NOT_FOUND');
  if (uplineId === null) return node;
  const upline = await findNode(tx, { brand: brand.id, memberId: uplineId });
  if (upline === null || !isAgentType(upline.type)) throw new Problem('MEMBER_NOT_FOUND');
  if (uplineId === memberId || (await isAgentBelow(tx, memberId, uplineId))) {
    throw new Problem('MOVE_INTO_OWN_TEAM');
  }
  if (isAgentType(node.type) && (await levelOf(tx, uplineId)) >= maxDepth) {
    throw new Problem('TREE_TOO_DEEP');
  }
  const owner = (id: bigint) => ({ brand: brand.id, memberId: id });
  const limit = await ownTerms(tx, owner(uplineId), brand);
  refuseOutside(await ownTerms(tx, owner(memberId), brand), limit, null);
  return node;
}

export interface MoveDecision {
  readonly moveId: bigint;
  readonly decision: 'approve' | 'reject';
  readonly reason: string;
  readonly staffId: bigint;
}

/**
 * Ends the wait of a move. Approved, the account and its team belong to the new chain from now on; what
 * was before stays where it was.
 * @throws Problem MOVE_NOT_FOUND, SECOND_PERSON_NEEDED, STAFF_ACT_LAPSED, MOVE_INTO_OWN_TEAM,
 * TREE_TOO_DEEP, TERMS_ABOVE_OWN
 */
export async function decideAgentMove(
  tx: Tx,
  brand: LiveBrand,
  { moveId, decision, reason, staffId }: MoveDecision,
  policy: AgentPolicy,
  clock: Clock,
): Promise<void> {
  const move = await tx
    .selectFrom('agent_move')
    .selectAll()
    .where('id', '=', moveId)
    .where('brand', '=', brand.id)
    .where('status', '=', 'waiting')
    .forUpdate()
    .executeTakeFirstOrThrow(() => new Problem('MOVE_NOT_FOUND'));
  const at = clock.now();
  const { member_id: memberId, to_id: uplineId } = move;
  if (decision === 'approve') {
    if (move.requested_by === staffId) throw new Problem('SECOND_PERSON_NEEDED');
    await requireStillMay(tx, move.requested_by, { permission: 'agent.edit', brand: brand.id });
    await lockTree(tx, brand.id);
    const node = await checkMove(tx, brand, { memberId, uplineId }, policy);
    const owner = { brand: brand.id, memberId };
    if (isAgentType(node.type)) {
      await moveAgentLine(tx, owner, uplineId, { maxDepth: policy.maxDepth, at });
    }
    await setUpline(tx, owner, uplineId, at);
  }
  await tx
    .updateTable('agent_move')
    .set({
      status: decision === 'approve' ? 'approved' : 'rejected',
      decided_by: staffId,
      decided_at: at,
    })
    .where('id', '=', moveId)
    .execute();
  await writeAudit(tx, {
    staffId,
    brand: brand.id,
    action: 'decideAgentMove',
    subject: String(memberId),
    before: { status: 'waiting' },
    after: { decision, upline: uplineId === null ? null : String(uplineId) },
    reason,
    at,
  });
}
