import type { Tx } from '../platform/db/database.ts';
import { readSetting } from '../settings/setting-store.ts';

/** Turns whitelabel flags of a brand of the demo on. */
export async function openFlags(tx: Tx, brand: string, ids: readonly string[]): Promise<void> {
  const { value } = await readSetting(tx, brand, 'whitelabelFlags');
  const opened = Object.fromEntries(ids.map((flag) => [flag, true]));
  await tx
    .updateTable('brand_setting')
    .set((eb) => ({
      value: JSON.stringify({ ...value, ...opened }),
      version: eb('version', '+', 1),
    }))
    .where('brand', '=', brand)
    .where('kind', '=', 'whitelabelFlags')
    .execute();
}
