import type { ReplyOf } from '#contract/operation.ts';
import type { Db } from '../../platform/db/database.ts';
import { cursorId, pageOf, type PageQuery } from '../../platform/paging.ts';

/** A brand's deposits that wait to be returned, newest first. */
export async function readReturnableDeposits(
  db: Db,
  brand: string,
  page: PageQuery,
): Promise<ReplyOf<'listReturnableDeposits'>> {
  let query = db
    .selectFrom('deposit as d')
    .innerJoin('member as m', 'm.id', 'd.member_id')
    .select(['d.id', 'd.member_id', 'd.channel', 'd.currency', 'd.amount_micro', 'd.reference'])
    .select(['d.authorisation', 'd.paid_at', 'd.created_at', 'm.username'])
    .where('d.brand', '=', brand)
    .where('m.brand', '=', brand)
    .where('d.status', '=', 'returnable')
    .orderBy('d.id', 'desc')
    .limit(page.limit + 1);
  if (page.cursor !== undefined) query = query.where('d.id', '<', cursorId(page.cursor));
  return pageOf(await query.execute(), page.limit, (row) => ({
    depositId: String(row.id),
    memberId: String(row.member_id),
    account: row.username,
    channel: row.channel,
    currency: row.currency,
    amountMicro: String(row.amount_micro),
    reference: row.reference,
    authorisation: row.authorisation,
    paidAt: (row.paid_at ?? row.created_at).toISOString(),
  }));
}
