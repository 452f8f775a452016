import type { Tx } from '../../platform/db/database.ts';

/**
 * Holds the routes of a brand until the transaction ends, so that its transfers are credited one after the
 * other: one bank number cannot pay two members at once. Call it before a member is locked.
 */
export async function lockTransfers(tx: Tx, brand: string): Promise<void> {
  await tx
    .selectFrom('brand_setting')
    .select('version')
    .where('brand', '=', brand)
    .where('kind', '=', 'depositRoutes')
    .forNoKeyUpdate()
    .execute();
}
