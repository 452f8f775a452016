import type { VoucherBatch } from '#contract/generated/types.ts';
import type { ReplyOf } from '#contract/operation.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import { cursorId, pageOf, type PageQuery } from '../../platform/paging.ts';
import { Problem } from '../../platform/problem.ts';

/** Newest first. */
export async function listBatches(
  db: Db,
  brand: string,
  { cursor, limit }: PageQuery,
): Promise<ReplyOf<'listVoucherBatches'>> {
  let rows = batchRows(db, brand)
    .orderBy('b.id', 'desc')
    .limit(limit + 1);
  if (cursor !== undefined) rows = rows.where('b.id', '<', cursorId(cursor));
  return pageOf(await rows.execute(), limit, batchView);
}

/** @throws Problem VOUCHER_BATCH_NOT_FOUND */
export async function readBatch(db: Db | Tx, brand: string, id: bigint): Promise<VoucherBatch> {
  const row = await batchRows(db, brand).where('b.id', '=', id).executeTakeFirst();
  if (row === undefined) throw new Problem('VOUCHER_BATCH_NOT_FOUND');
  return batchView(row);
}

function batchRows(db: Db | Tx, brand: string) {
  return db
    .selectFrom('voucher_batch as b')
    .leftJoin('staff as s', 's.id', 'b.created_by')
    .selectAll('b')
    .select('s.display_name')
    .where('b.brand', '=', brand);
}

function batchView(
  row: Awaited<ReturnType<ReturnType<typeof batchRows>['execute']>>[number],
): VoucherBatch {
  return {
    batchId: String(row.id),
    label: row.label,
    currency: row.currency,
    amountMicro: String(row.amount_micro),
    count: row.count,
    redeemed: row.redeemed,
    expiresAt: row.expires_at.toISOString(),
    revokedAt: row.revoked_at?.toISOString() ?? null,
    createdBy: row.display_name,
    createdAt: row.created_at.toISOString(),
  };
}
