import type { AgentPolicy } from '#contract/generated/types.ts';
import { writeAudit } from '../../platform/audit.ts';
import type { Tx } from '../../platform/db/database.ts';
import { Problem } from '../../platform/problem.ts';
import { advanceReferral, type ReferralParts } from './advance-referrals.ts';

export interface StaffDecision {
  readonly brand: string;
  readonly id: bigint;
  readonly decision: 'approve' | 'reject';
  readonly reason: string;
  readonly staffId: bigint;
}

/** What a referral under review pays, in micro-units. Null: none is under review. */
export async function reviewedRewardMicro(
  tx: Tx,
  { brand, id }: Pick<StaffDecision, 'brand' | 'id'>,
): Promise<bigint | null> {
  const row = await tx
    .selectFrom('referral')
    .select('reward_micro')
    .where('id', '=', id)
    .where('brand', '=', brand)
    .where('status', '=', 'review')
    .executeTakeFirst();
  return row?.reward_micro ?? null;
}

/**
 * Lets a referral under review go on, or ends it without a reward.
 * @throws Problem REFERRAL_NOT_FOUND
 */
export async function decideReferral(
  tx: Tx,
  parts: ReferralParts,
  { brand, id, decision, reason, staffId }: StaffDecision,
  policy: AgentPolicy,
): Promise<void> {
  const row = await tx
    .selectFrom('referral')
    .select(['id', 'signals'])
    .where('id', '=', id)
    .where('brand', '=', brand)
    .where('status', '=', 'review')
    .forUpdate()
    .executeTakeFirstOrThrow(() => new Problem('REFERRAL_NOT_FOUND'));
  await tx
    .updateTable('referral')
    .set(
      decision === 'approve'
        ? { cleared: true, status: 'joined' as const }
        : { status: 'rejected' },
    )
    .where('id', '=', id)
    .execute();
  if (decision === 'approve') await advanceReferral(tx, parts, id, policy);
  await writeAudit(tx, {
    staffId,
    brand,
    action: 'decideReferral',
    subject: String(id),
    before: { status: 'review', signals: row.signals },
    after: { decision },
    reason,
    at: parts.clock.now(),
  });
}
