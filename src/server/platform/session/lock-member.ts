import type { MemberKey } from './member-key.ts';
import type { Tx } from '../db/database.ts';

interface HeldMember {
  readonly status: string;
  /** Rules of the player's own, a bonus or free rounds may bound the member's stakes. */
  readonly isBound: boolean;
}

/**
 * Holds a member's row until the transaction ends: sign-ins, exclusions and deposits follow each other.
 * Rows that refer to the member may still be written: a lock that excludes them would deadlock with a
 * launch, which holds the sign-in session first.
 * @returns the row as it is once it is held; undefined: there is no such member
 */
export const lockMember = (
  tx: Tx,
  { brand, memberId }: MemberKey,
): Promise<HeldMember | undefined> =>
  tx
    .selectFrom('member')
    .select(['status', 'plays_under_terms as isBound'])
    .where('id', '=', memberId)
    .where('brand', '=', brand)
    .forNoKeyUpdate()
    .executeTakeFirst();

/** Holds members in one order, as `lockMember` does for one. @returns the status of each that the brand has */
export async function lockMembers(
  tx: Tx,
  brand: string,
  memberIds: readonly bigint[],
): Promise<ReadonlyMap<bigint, string>> {
  if (memberIds.length === 0) return new Map();
  const rows = await tx
    .selectFrom('member')
    .select(['id', 'status'])
    .where('id', 'in', memberIds)
    .where('brand', '=', brand)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  return new Map(rows.map(({ id, status }) => [id, status]));
}
