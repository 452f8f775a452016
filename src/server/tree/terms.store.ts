import type { AgentTerms } from '#contract/generated/types.ts';
import type { Db, Tx } from '../platform/db/database.ts';
import type { MemberKey } from '../platform/session/member-key.ts';

/** The present terms of a member; null: none agreed, the brand's own apply. */
export async function termsOf(
  db: Db | Tx,
  { brand, memberId }: MemberKey,
): Promise<AgentTerms | null> {
  const row = await db
    .selectFrom('member')
    .select(['series', 'share_basis_points'])
    .where('id', '=', memberId)
    .where('brand', '=', brand)
    .executeTakeFirst();
  if (row === undefined || row.series === null) return null;
  return { series: row.series, shareBasisPoints: row.share_basis_points };
}

/** Gives a member terms from a moment on; bets before it keep those of their time. */
export async function writeTerms(
  tx: Tx,
  { brand, memberId }: MemberKey,
  { series, shareBasisPoints }: AgentTerms,
  at: Date,
): Promise<void> {
  const terms = { series, share_basis_points: shareBasisPoints };
  await tx
    .updateTable('member_terms')
    .set({ until_at: at })
    .where('member_id', '=', memberId)
    .where('until_at', 'is', null)
    .execute();
  await tx
    .insertInto('member_terms')
    .values({ member_id: memberId, brand, ...terms, from_at: at })
    // Changed twice at one moment: the later change is the one that holds.
    .onConflict((conflict) =>
      conflict.columns(['member_id', 'from_at']).doUpdateSet({ ...terms, until_at: null }),
    )
    .execute();
  await tx
    .updateTable('member')
    .set(terms)
    .where('id', '=', memberId)
    .where('brand', '=', brand)
    .execute();
}

/** The highest terms among the direct downlines; null: there are none with terms. */
export async function highestTermsBelow(
  db: Db | Tx,
  { brand, memberId }: MemberKey,
): Promise<AgentTerms | null> {
  const row = await db
    .selectFrom('member')
    .select((eb) => [eb.fn.max('series').as('series'), eb.fn.max('share_basis_points').as('share')])
    .where('brand', '=', brand)
    .where('parent_id', '=', memberId)
    .where('status', '<>', 'closed')
    .executeTakeFirst();
  if (row === undefined || row.series === null) return null;
  return { series: row.series, shareBasisPoints: row.share };
}
