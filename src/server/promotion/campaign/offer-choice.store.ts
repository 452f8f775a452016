import type { OfferChoice } from '#contract/generated/types.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import type { MemberKey } from '../../platform/session/member-key.ts';

/** Whether a player wants offers, and may have them; a player who never chose does both. */
export async function offerChoice(
  db: Db | Tx,
  { brand, memberId }: MemberKey,
): Promise<OfferChoice> {
  const row = await db
    .selectFrom('offer_choice')
    .select(['opted_out_at', 'limited_at'])
    .where('member_id', '=', memberId)
    .where('brand', '=', brand)
    .executeTakeFirst();
  return {
    optedOut: row !== undefined && row.opted_out_at !== null,
    limited: row !== undefined && row.limited_at !== null,
  };
}

/** The player's own choice. */
export async function chooseOffers(
  tx: Tx,
  { brand, memberId }: MemberKey,
  optedOut: boolean,
  clock: Clock,
): Promise<void> {
  const at = optedOut ? clock.now() : null;
  await tx
    .insertInto('offer_choice')
    .values({ member_id: memberId, brand, opted_out_at: at })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet({ opted_out_at: at }))
    .execute();
}

/** Staff give this player no bonuses, or do again. */
export async function limitOffers(
  tx: Tx,
  { brand, memberId }: MemberKey,
  { limited, staffId }: { limited: boolean; staffId: bigint },
  clock: Clock,
): Promise<void> {
  const set = {
    limited_at: limited ? clock.now() : null,
    limited_by: limited ? staffId : null,
  };
  await tx
    .insertInto('offer_choice')
    .values({ member_id: memberId, brand, ...set })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet(set))
    .execute();
}
