import type { Db } from '../../platform/db/database.ts';

/** Whether a brand has vouchers that could be redeemed: players are asked for a code only then. */
export async function hasVouchers(db: Db, brand: string, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('voucher_batch')
    .select('id')
    .where('brand', '=', brand)
    .where('expires_at', '>', now)
    .where('revoked_at', 'is', null)
    .whereRef('redeemed', '<', 'count')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
