import type { Clock } from '../platform/clock.ts';
import type { Tx } from '../platform/db/database.ts';
import { Problem } from '../platform/problem.ts';
import type { MemberKey } from '../platform/session/member-key.ts';
import { currentExclusion } from '../account/exclusion.store.ts';

/**
 * A blocked or excluded member pays nothing in; an order made before is still credited once it is paid.
 * @throws Problem MEMBER_BLOCKED, ACCOUNT_EXCLUDED
 */
export async function requireMayDeposit(
  tx: Tx,
  { brand, memberId }: MemberKey,
  clock: Clock,
): Promise<void> {
  const { status } = await tx
    .selectFrom('member')
    .select('status')
    .where('id', '=', memberId)
    .where('brand', '=', brand)
    .executeTakeFirstOrThrow();
  if (status !== 'active') throw new Problem('MEMBER_BLOCKED');
  const exclusion = await currentExclusion(tx, { brand, memberId }, clock);
  if (exclusion !== null) throw new Problem('ACCOUNT_EXCLUDED', { value: exclusion });
}

/** Whether money may reach a member now: neither blocked nor closed nor excluded. */
export async function mayDeposit(tx: Tx, member: MemberKey, clock: Clock): Promise<boolean> {
  try {
    await requireMayDeposit(tx, member, clock);
    return true;
  } catch (error) {
    if (error instanceof Problem) return false;
    throw error;
  }
}
