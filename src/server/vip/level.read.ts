import type { WithdrawalTerms } from '#contract/generated/types.ts';
import { levelAt, termsOfLevel } from '#domain/vip/own-terms.ts';
import type { Db, Tx } from '../platform/db/database.ts';
import type { MemberKey } from '../platform/session/member-key.ts';
import { readSetting } from '../settings/setting-store.ts';

/** VIP levels of some members; those without one are left out. */
export async function levelsOf(
  db: Db | Tx,
  members: readonly bigint[],
): Promise<ReadonlyMap<bigint, number>> {
  if (members.length === 0) return new Map();
  const rows = await db
    .selectFrom('member_level')
    .select(['member_id', 'level'])
    .where('member_id', 'in', [...members])
    .where('level', '>', 0)
    .execute();
  return new Map(rows.map(({ member_id: memberId, level }) => [memberId, level]));
}

/** A member's level; 0: none, or the brand has no levels at the moment. */
export async function levelOf(db: Db | Tx, { brand, memberId }: MemberKey): Promise<number> {
  const { value } = await readSetting(db, brand, 'vipPolicy');
  if (!value.enabled) return 0;
  return (await levelsOf(db, [memberId])).get(memberId) ?? 0;
}

/** The terms of a withdrawal with what the member's level gives. */
export async function ownWithdrawalTerms(
  db: Db | Tx,
  member: MemberKey,
  terms: WithdrawalTerms,
): Promise<WithdrawalTerms> {
  const { value } = await readSetting(db, member.brand, 'vipPolicy');
  if (!value.enabled || value.levels.length === 0) return terms;
  const level = (await levelsOf(db, [member.memberId])).get(member.memberId) ?? 0;
  return termsOfLevel(terms, levelAt(value.levels, level));
}
