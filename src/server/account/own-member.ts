import type { Db, Tx } from '../platform/db/database.ts';
import { Problem } from '../platform/problem.ts';
import type { StaffCaller } from '../platform/session/caller.ts';
import type { MemberKey } from '../platform/session/member-key.ts';

/** A member that this person may act on. @throws Problem MEMBER_NOT_FOUND also for one of another operator's brand */
export async function ownMember(
  db: Db | Tx,
  staff: StaffCaller,
  memberId: bigint,
): Promise<MemberKey & { currency: string }> {
  let query = db.selectFrom('member').select(['brand', 'currency']).where('id', '=', memberId);
  if (staff.brands !== null) query = query.where('brand', 'in', [...staff.brands, '']);
  const member = await query.executeTakeFirst();
  if (member === undefined) throw new Problem('MEMBER_NOT_FOUND');
  return { ...member, memberId };
}
