import { ownMember } from '../../account/own-member.ts';
import { writeAudit } from '../../platform/audit.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import type { StaffCaller } from '../../platform/session/caller.ts';
import type { MemberKey } from '../../platform/session/member-key.ts';

/** In order of the alphabet. @throws Problem MEMBER_NOT_FOUND also for one of another operator's brand */
export async function readMemberTags(
  db: Db | Tx,
  staff: StaffCaller,
  memberId: bigint,
): Promise<string[]> {
  return tagsOf(db, await ownMember(db, staff, memberId));
}

/** Replaces the tags of a player. @throws Problem MEMBER_NOT_FOUND as above */
export async function setMemberTags(
  tx: Tx,
  staff: StaffCaller,
  { memberId, tags, reason }: { memberId: bigint; tags: readonly string[]; reason: string },
  clock: Clock,
): Promise<string[]> {
  const member = await ownMember(tx, staff, memberId);
  // Two who change the same come one after the other.
  await tx.selectFrom('member').select('id').where('id', '=', memberId).forNoKeyUpdate().execute();
  const before = await tagsOf(tx, member);
  const after = [...tags].toSorted();
  if (before.join() === after.join()) return before;
  await tx
    .deleteFrom('member_tag')
    .where('brand', '=', member.brand)
    .where('member_id', '=', memberId)
    .execute();
  if (after.length > 0) {
    await tx
      .insertInto('member_tag')
      .values(after.map((tag) => ({ brand: member.brand, member_id: memberId, tag })))
      .execute();
  }
  await writeAudit(tx, {
    staffId: staff.staffId,
    brand: member.brand,
    action: 'setMemberTags',
    subject: String(memberId),
    before: { tags: before },
    after: { tags: after },
    reason,
    at: clock.now(),
  });
  return after;
}

async function tagsOf(db: Db | Tx, { brand, memberId }: MemberKey): Promise<string[]> {
  const rows = await db
    .selectFrom('member_tag')
    .select('tag')
    .where('brand', '=', brand)
    .where('member_id', '=', memberId)
    .orderBy('tag')
    .execute();
  return rows.map(({ tag }) => tag);
}
