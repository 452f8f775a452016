import type { WithdrawalStatus } from '#contract/generated/types.ts';
import type { Db } from '../../platform/db/database.ts';
import type { MemberKey } from '../../platform/session/member-key.ts';

/** Status of the withdrawals that some holds are for, by the holds' ids. */
export async function withdrawalStatuses(
  db: Db,
  { brand, memberId }: MemberKey,
  holdIds: readonly bigint[],
): Promise<ReadonlyMap<bigint, WithdrawalStatus>> {
  if (holdIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('withdrawal')
    .select(['hold_id', 'status'])
    .where('brand', '=', brand)
    .where('member_id', '=', memberId)
    .where('hold_id', 'in', [...holdIds])
    .execute();
  return new Map(rows.map((row) => [row.hold_id, row.status as WithdrawalStatus]));
}
