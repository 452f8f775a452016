import type { PlayKind } from '#contract/generated/types.ts';
import type { StoredBlock } from '#domain/safer-play/category-block.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import type { MemberKey } from '../../platform/session/member-key.ts';

/** The kinds of play that a player blocked; most have blocked none. */
export async function readBlocks(
  db: Db | Tx,
  { brand, memberId }: MemberKey,
): Promise<ReadonlyMap<PlayKind, StoredBlock>> {
  const rows = await db
    .selectFrom('category_block')
    .select(['category', 'lift_due_at'])
    .where('brand', '=', brand)
    .where('member_id', '=', memberId)
    .execute();
  return new Map(rows.map((row) => [row.category as PlayKind, { liftDueAt: row.lift_due_at }]));
}

/** @param block null: it is lifted */
export async function writeBlock(
  tx: Tx,
  { brand, memberId }: MemberKey,
  category: PlayKind,
  block: StoredBlock | null,
  clock: Clock,
): Promise<void> {
  if (block === null) {
    await tx
      .deleteFrom('category_block')
      .where('brand', '=', brand)
      .where('member_id', '=', memberId)
      .where('category', '=', category)
      .execute();
    return;
  }
  const changed = { lift_due_at: block.liftDueAt };
  await tx
    .insertInto('category_block')
    .values({ brand, member_id: memberId, category, blocked_at: clock.now(), ...changed })
    .onConflict((conflict) =>
      conflict.columns(['brand', 'member_id', 'category']).doUpdateSet(changed),
    )
    .execute();
}
