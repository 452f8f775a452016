import type { MemberKey } from '../../platform/session/member-key.ts';
import { writeAudit } from '../../platform/audit.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db/database.ts';
import { newId } from '../../platform/id.ts';
import { Problem } from '../../platform/problem.ts';
import { endMemberSessions } from '../../platform/session/end-session.ts';
import { lockMember } from '../../platform/session/lock-member.ts';

export interface MatchDecision {
  brand: string;
  matchId: bigint;
  /** same: it is the excluded person. other: it is not. */
  decision: 'same' | 'other';
  staffId: bigint;
  reason: string;
}

/**
 * Ends the wait of an account. The same person's is excluded until the exclusion it matches ends; of
 * another person it may deposit and bet, unless it matches something else that waits. A block that staff
 * have set stays.
 * @throws Problem EXCLUSION_MATCH_NOT_FOUND also for one that was decided before
 */
export async function decideExclusionMatch(
  tx: Tx,
  { brand, matchId, decision, staffId, reason }: MatchDecision,
  clock: Clock,
): Promise<void> {
  const at = clock.now();
  const match = await tx
    .updateTable('exclusion_match')
    .set({ status: decision, decided_at: at, decided_by: staffId })
    .where('id', '=', matchId)
    .where('brand', '=', brand)
    .where('status', '=', 'waiting')
    .returning(['member_id', 'exclusion_id'])
    .executeTakeFirst();
  if (match === undefined) throw new Problem('EXCLUSION_MATCH_NOT_FOUND');
  const member = { brand, memberId: match.member_id };
  await lockMember(tx, member);
  if (decision === 'same') await copyExclusion(tx, member, match.exclusion_id, clock);
  await tx
    .updateTable('member')
    .set({ status: 'active', blocked_by_match: false })
    .where('id', '=', member.memberId)
    .where('brand', '=', brand)
    .where('status', '=', 'blocked')
    .where('blocked_by_match', '=', true)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('exclusion_match')
            .select('id')
            .where('member_id', '=', member.memberId)
            .where('brand', '=', brand)
            .where('status', '=', 'waiting'),
        ),
      ),
    )
    .execute();
  await writeAudit(tx, {
    staffId,
    brand,
    action: 'decideExclusionMatch',
    subject: String(member.memberId),
    before: { status: 'waiting' },
    after: { status: decision },
    reason,
    at,
  });
}

/** The account's own exclusion ends when the one it matches does. */
async function copyExclusion(
  tx: Tx,
  { brand, memberId }: MemberKey,
  exclusionId: bigint,
  clock: Clock,
): Promise<void> {
  await tx
    .insertInto('exclusion')
    .columns(['id', 'brand', 'member_id', 'period', 'source', 'started_at', 'ends_at'])
    .expression((eb) =>
      eb
        .selectFrom('exclusion')
        .select(({ val, ref, cast }) => [
          cast<bigint>(val(newId()), 'bigint').as('id'),
          cast<string>(val(brand), 'text').as('brand'),
          cast<bigint>(val(memberId), 'bigint').as('member_id'),
          ref('period').as('period'),
          ref('source').as('source'),
          ref('started_at').as('started_at'),
          ref('ends_at').as('ends_at'),
        ])
        .where('id', '=', exclusionId),
    )
    .execute();
  const member = { brand, memberId, keepTokenHash: null, reason: 'excluded' as const };
  await endMemberSessions(tx, member, clock);
}
