import type { Parts } from '../../parts.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { createVoucherBatch } from './create-voucher-batch.ts';

/** Known to the world: a demo's alone. */
const DEMO_CODES = ['DEMM222222222222', 'DEMM333333333333', 'DEMM444444444444'] as const;

/** Three vouchers of 20 in a new demo, whose codes the README names. */
export async function seedVouchers(
  { db, clock, config, brands }: Parts,
  brand: string,
): Promise<void> {
  const site = brands.byId(brand)?.site;
  if (site === undefined || config.mode !== 'demo') return;
  await inTransaction(db, async (tx) => {
    const { id: staffId } = await tx
      .selectFrom('staff')
      .select('id')
      .orderBy('id')
      .executeTakeFirstOrThrow();
    await createVoucherBatch(
      tx,
      { clock, secret: config.secrets.records },
      {
        brand,
        currency: site.currency,
        amountMicro: 20_000_000n,
        count: DEMO_CODES.length,
        label: 'Voucher',
        expiresAt: new Date(clock.now().getTime() + 365 * 86_400_000),
        staffId,
        requestKey: `demo-${brand}`,
      },
      DEMO_CODES,
    );
  });
}
