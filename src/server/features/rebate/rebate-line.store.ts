import { sql } from 'kysely';
import type { RebateLine } from '#contract/generated/types.ts';
import type { GameCategory } from '#contract/generated/types.ts';
import type { ReplyOf } from '#contract/operation.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import { newId } from '../../platform/id.ts';
import { cursorId, pageOf, type PageQuery } from '../../platform/paging.ts';
import type { MemberKey } from '../../platform/session/member-key.ts';

export interface NewLine {
  readonly memberId: bigint;
  readonly kind: 'rebate' | 'cashBack';
  readonly from: string;
  readonly to: string;
  /** Empty: of all categories. */
  readonly category: string;
  readonly currency: string;
  readonly baseMicro: bigint;
  readonly rateBasisPoints: number;
  readonly amountMicro: bigint;
}

/**
 * Writes lines, or what they come to now. A rebate keeps the rate that it was first computed with; of
 * cash back the amount is given, since its share depends on the loss.
 */
export async function writeLines(tx: Tx, brand: string, lines: readonly NewLine[]): Promise<void> {
  if (lines.length === 0) return;
  const column = <T>(read: (line: NewLine) => T) => lines.map(read);
  await sql`
    insert into rebate_line as l (id, brand, member_id, kind, from_day, to_day, category, currency,
      base_micro, rate_basis_points, amount_micro)
    select n.id, ${brand}::text, n.member_id, n.kind, n.from_day, n.to_day, n.category, n.currency,
      n.base, n.rate, n.amount
    from unnest(
      ${column(() => newId())}::bigint[],
      ${column(({ memberId }) => memberId)}::bigint[],
      ${column(({ kind }) => kind)}::text[],
      ${column(({ from }) => from)}::text[],
      ${column(({ to }) => to)}::text[],
      ${column(({ category }) => category)}::text[],
      ${column(({ currency }) => currency)}::text[],
      ${column(({ baseMicro }) => baseMicro)}::bigint[],
      ${column(({ rateBasisPoints }) => rateBasisPoints)}::int[],
      ${column(({ amountMicro }) => amountMicro)}::bigint[]
    ) as n (id, member_id, kind, from_day, to_day, category, currency, base, rate, amount)
    where n.amount > 0 or exists (
      select 1 from rebate_line o where o.member_id = n.member_id and o.kind = n.kind
        and o.from_day = n.from_day and o.to_day = n.to_day and o.category = n.category
        and o.currency = n.currency)
    on conflict (member_id, kind, from_day, to_day, category, currency) do update set
      base_micro = excluded.base_micro,
      rate_basis_points = case when l.kind = 'cashBack' then excluded.rate_basis_points
        else l.rate_basis_points end,
      amount_micro = case when l.kind = 'cashBack' then excluded.amount_micro
        else greatest(excluded.base_micro, 0) * l.rate_basis_points / 10000 end
  `.execute(tx);
}

/** A member's lines, newest first. */
export async function listLines(
  db: Db,
  { brand, memberId }: MemberKey,
  { cursor, limit }: PageQuery,
): Promise<ReplyOf<'listRebates'>> {
  let query = db
    .selectFrom('rebate_line')
    .selectAll()
    .where('brand', '=', brand)
    .where('member_id', '=', memberId)
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
    rateBasisPoints: row.rate_basis_points,
    amountMicro: String(row.amount_micro),
    paidMicro: String(row.paid_micro),
    paidAt: row.paid_at?.toISOString() ?? null,
  }));
}
