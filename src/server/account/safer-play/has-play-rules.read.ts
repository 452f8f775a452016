import type { Tx } from '../../platform/db/database.ts';
import type { MemberKey } from '../../platform/session/member-key.ts';

/** Whether a player set anything that stakes are judged by. */
export async function hasPlayRules(tx: Tx, { brand, memberId }: MemberKey): Promise<boolean> {
  const limit = await tx
    .selectFrom('player_limit')
    .select('kind')
    .where('brand', '=', brand)
    .where('member_id', '=', memberId)
    .where('kind', '<>', 'deposit')
    .where('amount', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  if (limit !== undefined) return true;
  const block = await tx
    .selectFrom('category_block')
    .select('category')
    .where('brand', '=', brand)
    .where('member_id', '=', memberId)
    .limit(1)
    .executeTakeFirst();
  if (block !== undefined) return true;
  const rules = await tx
    .selectFrom('safer_play')
    .select('member_id')
    .where('brand', '=', brand)
    .where('member_id', '=', memberId)
    .where((eb) =>
      eb.or([eb('reality_check_minutes', 'is not', null), eb('plan_ends_at', 'is not', null)]),
    )
    .executeTakeFirst();
  return rules !== undefined;
}
