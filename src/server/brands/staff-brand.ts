import type { Db, Tx } from '../platform/db/database.ts';
import { Problem } from '../platform/problem.ts';
import type { StaffCaller } from '../platform/session/caller.ts';

/** Whether this person may see a brand at all. */
export function mayAct(staff: StaffCaller, brand: string): boolean {
  return staff.brands === null || staff.brands.has(brand);
}

/**
 * The row of a brand this person may act on.
 * @throws Problem BRAND_NOT_FOUND, the same whether there is no such brand or it is another's.
 */
export async function requireBrand(db: Db | Tx, staff: StaffCaller, brand: string) {
  const row = mayAct(staff, brand)
    ? await db.selectFrom('brand').selectAll().where('id', '=', brand).executeTakeFirst()
    : undefined;
  if (row === undefined) throw new Problem('BRAND_NOT_FOUND');
  return row;
}
