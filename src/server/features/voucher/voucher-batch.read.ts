import { sql, type SqlBool } from 'kysely';
import type { VoucherBatch } from '#contract/generated/types.ts';
import { voucherBatchList } from '#domain/voucher/voucher-batch-list.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import { desk } from '../../platform/desk/desk.ts';
import { Problem } from '../../platform/problem.ts';

/** Batches of vouchers, the newest first. */
export const voucherBatchDesk = desk({
  list: voucherBatchList,
  rows: (db, { brands }) => batchRows(db, brands),
  item: (row: BatchRow) => batchView(row),
  views: { all: {} },
  filters: {},
  total: 'worth_micro',
  find: {
    where: (_eb, text) => sql<SqlBool>`lower(d.label) = lower(${text})`,
    name: ({ label }) => label,
    query: () => ({}),
  },
});

/** @throws Problem VOUCHER_BATCH_NOT_FOUND */
export async function readBatch(db: Db | Tx, brand: string, id: bigint): Promise<VoucherBatch> {
  const row = await batchRows(db, [brand]).where('b.id', '=', id).executeTakeFirst();
  if (row === undefined) throw new Problem('VOUCHER_BATCH_NOT_FOUND');
  return batchView(row);
}

function batchRows(db: Db | Tx, brands: readonly string[]) {
  return db
    .selectFrom('voucher_batch as b')
    .leftJoin('staff as s', 's.id', 'b.created_by')
    .selectAll('b')
    .select(['s.display_name', sql<string>`b.amount_micro::numeric * b.count`.as('worth_micro')])
    .where('b.brand', 'in', brands);
}

type BatchRow = Awaited<ReturnType<ReturnType<typeof batchRows>['execute']>>[number];

function batchView(row: BatchRow): VoucherBatch {
  return {
    brand: row.brand,
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
