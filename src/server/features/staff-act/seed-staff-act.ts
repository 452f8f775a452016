import { addsCash } from '../../brands/second-person-above.ts';
import type { Parts } from '../../parts.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { askSecondPerson } from '../../platform/second-person.ts';

const AMOUNT_MICRO = 20_000_000n;
const COUNT = 250;
const YEAR_MS = 365 * 86_400_000;

/** One act in a new demo, asked for by the operator: the administrator can approve it. */
export async function seedStaffAct({ db, clock, brands }: Parts, id: string): Promise<void> {
  const brand = brands.byId(id);
  if (brand === null) return;
  await inTransaction(db, async (tx) => {
    const asker = await tx
      .selectFrom('staff')
      .select('id')
      .where('role', '=', 'operator')
      .orderBy('id')
      .executeTakeFirst();
    if (asker === undefined) return;
    const at = clock.now();
    await askSecondPerson(tx, addsCash(brand, AMOUNT_MICRO * BigInt(COUNT)), {
      operation: 'createVoucherBatch',
      caller: { staffId: asker.id },
      params: { brand: id },
      body: {
        amountMicro: String(AMOUNT_MICRO),
        count: COUNT,
        label: 'Kiosk',
        expiresAt: new Date(at.getTime() + YEAR_MS).toISOString(),
        reason: 'Vouchers for the kiosks of the centre',
      },
      at,
    });
  });
}
