import type { MemberKey } from './member-key.ts';
import type { Tx } from '../db/database.ts';

/**
 * Holds a member's row until the transaction ends: sign-ins, exclusions and deposits follow each other.
 * Rows that refer to the member may still be written: a lock that excludes them would deadlock with a
 * launch, which holds the sign-in session first.
 */
export async function lockMember(tx: Tx, { brand, memberId }: MemberKey): Promise<void> {
  await tx
    .selectFrom('member')
    .select('id')
    .where('id', '=', memberId)
    .where('brand', '=', brand)
    .forNoKeyUpdate()
    .execute();
}
