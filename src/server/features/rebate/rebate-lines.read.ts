import type { GameCategory, RebateLine } from '#contract/generated/types.ts';
import type { ReplyOf } from '#contract/operation.ts';
import { kind as cashBack } from '#domain/earning/cash-back/kind.ts';
import type { LineTerms } from '#domain/earning/earning-kind.ts';
import { kind as rebate } from '#domain/earning/rebate/kind.ts';
import type { Db } from '../../platform/db/database.ts';
import { cursorId, pageOf, type PageQuery } from '../../platform/paging.ts';
import type { MemberKey } from '../../platform/session/member-key.ts';

/** The rate that a line keeps, in basis points. */
export const rateOfLine = (terms: unknown): number =>
  Number((terms as LineTerms)['rateBasisPoints'] ?? 0);

/** A member's rebates and cash back, newest first. */
export async function listLines(
  db: Db,
  { brand, memberId }: MemberKey,
  { cursor, limit }: PageQuery,
): Promise<ReplyOf<'listRebates'>> {
  let query = db
    .selectFrom('earning_line')
    .selectAll()
    .where('brand', '=', brand)
    .where('member_id', '=', memberId)
    .where('kind', 'in', [rebate.code, cashBack.code])
    .orderBy('id', 'desc')
    .limit(limit + 1);
  if (cursor !== undefined) query = query.where('id', '<', cursorId(cursor));
  return pageOf(await query.execute(), limit, (row): RebateLine => ({
    lineId: String(row.id),
    kind: row.kind as RebateLine['kind'],
    from: row.from_day,
    to: row.to_day,
    gameCategory: row.category === '' ? null : (row.category as GameCategory),
    currency: row.currency,
    baseMicro: String(row.base_micro),
    rateBasisPoints: rateOfLine(row.terms),
    amountMicro: String(row.amount_micro),
    paidMicro: String(row.paid_micro),
    paidAt: row.paid_at?.toISOString() ?? null,
  }));
}
