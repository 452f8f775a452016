import type { Clock } from '../clock.ts';
import type { Tx } from '../db/database.ts';

/** Why a member's session ended before its time. */
export type EndReason = 'signedOut' | 'passwordChanged' | 'replaced' | 'excluded' | 'closed';

/**
 * Ends a session and the games launched from it, in one transaction. A session that only runs out
 * writes nothing: a launch token is checked against both rows.
 */
export async function endMemberSession(tx: Tx, tokenHash: string, clock: Clock): Promise<void> {
  const now = clock.now();
  await tx
    .updateTable('member_session')
    .set({ ended_at: now, end_reason: 'signedOut' satisfies EndReason })
    .where('token_hash', '=', tokenHash)
    .where('ended_at', 'is', null)
    .execute();
  await tx
    .updateTable('game_session')
    .set({ ended_at: now })
    .where('member_session_hash', '=', tokenHash)
    .where('ended_at', 'is', null)
    .execute();
}

/**
 * Ends every session of a member except the one to keep, if any, and every game: a launch token does
 * not outlive the password it was obtained with, and a kept session launches again.
 */
export async function endMemberSessions(
  tx: Tx,
  member: { brand: string; memberId: bigint; keepTokenHash: string | null; reason: EndReason },
  clock: Clock,
): Promise<void> {
  const now = clock.now();
  const { brand, memberId, keepTokenHash, reason } = member;
  await tx
    .updateTable('member_session')
    .set({ ended_at: now, end_reason: reason })
    .where('member_id', '=', memberId)
    .where('brand', '=', brand)
    .where('token_hash', '!=', keepTokenHash ?? '')
    .where('ended_at', 'is', null)
    .execute();
  await tx
    .updateTable('game_session')
    .set({ ended_at: now })
    .where('brand', '=', brand)
    .where('member_id', '=', memberId)
    .where('ended_at', 'is', null)
    .execute();
}

export async function endStaffSession(tx: Tx, tokenHash: string, clock: Clock): Promise<void> {
  await tx
    .updateTable('staff_session')
    .set({ ended_at: clock.now() })
    .where('token_hash', '=', tokenHash)
    .where('ended_at', 'is', null)
    .execute();
}
