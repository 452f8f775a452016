import { OPEN_STATUSES } from '#domain/withdrawal/withdrawal-status.ts';
import { activateMember } from '../../account/exclusion-match.store.ts';
import { balanceOf } from '../../ledger/ledger.read.ts';
import { writeAudit } from '../../platform/audit.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db/database.ts';
import { Problem } from '../../platform/problem.ts';
import { endMemberSessions } from '../../platform/session/end-session.ts';
import { lockMember } from '../../platform/session/lock-member.ts';
import type { MemberKey } from '../../platform/session/member-key.ts';

export interface StatusChange extends MemberKey {
  currency: string;
  status: 'active' | 'blocked' | 'closed';
  reason: string;
  staffId: bigint;
}

/**
 * Blocks, closes or reopens a member. A blocked one may sign in and withdraw and may not bet or pay
 * in; bets are judged by the ledger in the statement that takes them. An account is closed only when
 * nothing is in it: money is paid out first. A member whose exclusion match waits is reopened as blocked.
 * @returns the status after it
 * @throws Problem MEMBER_HAS_FUNDS
 */
export async function setMemberStatus(
  tx: Tx,
  change: StatusChange,
  clock: Clock,
): Promise<StatusChange['status']> {
  const { brand, memberId, status, reason, staffId } = change;
  await lockMember(tx, change);
  const { status: before, blocked_by_match: isByMatch } = await tx
    .selectFrom('member')
    .select(['status', 'blocked_by_match'])
    .where('id', '=', memberId)
    .where('brand', '=', brand)
    .executeTakeFirstOrThrow();
  // A block by staff takes the place of one by an exclusion match, and outlasts its decision.
  if (before === status && !isByMatch) return status;
  if (status === 'closed') await requireEmpty(tx, change);
  const after = status === 'active' ? await activateMember(tx, change) : status;
  if (status !== 'active') {
    await tx
      .updateTable('member')
      .set({ status, blocked_by_match: false })
      .where('id', '=', memberId)
      .where('brand', '=', brand)
      .execute();
  }
  if (status === 'closed') {
    const ended = { brand, memberId, keepTokenHash: null, reason: 'closed' as const };
    await endMemberSessions(tx, ended, clock);
  }
  await writeAudit(tx, {
    staffId,
    brand,
    action: 'setMemberStatus',
    subject: String(memberId),
    before: { status: before },
    after: { status: after },
    reason,
    at: clock.now(),
  });
  return after;
}

async function requireEmpty(tx: Tx, { brand, memberId, currency }: StatusChange): Promise<void> {
  const balances = await balanceOf(tx, { brand, memberId }, currency);
  const open = await tx
    .selectFrom('withdrawal')
    .select('id')
    .where('brand', '=', brand)
    .where('member_id', '=', memberId)
    .where('status', 'in', OPEN_STATUSES)
    .limit(1)
    .executeTakeFirst();
  const isEmpty = Object.values(balances).every((amount) => amount <= 0n);
  if (!isEmpty || open !== undefined) throw new Problem('MEMBER_HAS_FUNDS');
}
