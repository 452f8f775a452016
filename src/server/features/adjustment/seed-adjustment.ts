import type { Parts } from '../../parts.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { requestAdjustment } from './adjust.ts';

/** One adjustment in a new demo, asked for by the operator: the administrator can approve it. */
export async function seedAdjustment(parts: Parts, brand: string, username: string): Promise<void> {
  await inTransaction(parts.db, async (tx) => {
    const member = await tx
      .selectFrom('member')
      .select(['id', 'currency'])
      .where('brand', '=', brand)
      .where('username', '=', username)
      .executeTakeFirstOrThrow();
    const asker = await tx
      .selectFrom('staff')
      .select('id')
      .where('role', '=', 'operator')
      .orderBy('id')
      .executeTakeFirst();
    if (asker === undefined) return;
    await requestAdjustment(tx, parts, {
      brand,
      memberId: member.id,
      currency: member.currency,
      amountMicro: 15_000_000n,
      reason: 'Transfer that reached us twice',
      staffId: asker.id,
    });
  });
}
