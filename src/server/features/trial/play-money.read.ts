import type { TrialBalance } from '#contract/generated/types.ts';
import type { MemberKey } from '../../platform/session/member-key.ts';
import type { Db } from '../../platform/db/database.ts';

/** A trial player's play money; null: the trial is gone. */
export async function playMoneyOf(
  db: Db,
  { brand, memberId }: MemberKey,
): Promise<TrialBalance | null> {
  const row = await db
    .selectFrom('trial_player')
    .select(['currency', 'balance_micro', 'start_micro', 'ends_at'])
    .where('member_id', '=', memberId)
    .where('brand', '=', brand)
    .executeTakeFirst();
  if (row === undefined) return null;
  return {
    currency: row.currency,
    balanceMicro: String(row.balance_micro),
    startMicro: String(row.start_micro),
    endsAt: row.ends_at.toISOString(),
  };
}
