import type { MemberKey } from '../../platform/session/member-key.ts';
import type { Db } from '../../platform/db/database.ts';

/** The number that a member has proven, in E.164 form; null: none. */
export async function provenMobileOf(
  db: Db,
  { brand, memberId }: MemberKey,
): Promise<string | null> {
  const row = await db
    .selectFrom('member')
    .select('mobile_key')
    .where('id', '=', memberId)
    .where('brand', '=', brand)
    .executeTakeFirst();
  return row?.mobile_key ?? null;
}
