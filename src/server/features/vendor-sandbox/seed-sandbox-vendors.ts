import type { Parts } from '../../parts.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { newId } from '../../platform/id.ts';
import { DIALECTS } from '../../outside/dialects/generated/dialects.ts';
import { importVendor } from '../../outside/live/import-vendor.ts';
import { recordOf, SUPPLIERS, titlesOf } from '../../outside/sandbox/suppliers.ts';
import { secretOf } from './sandbox-vendors.ts';

/** Imports the demo's suppliers as an operator would; those that are there stay as they are. */
export async function seedSandboxVendors(
  parts: Pick<Parts, 'db' | 'clock' | 'config' | 'vendors' | 'brands' | 'vendorSeal'>,
  path: string,
): Promise<void> {
  const { db, clock, vendors, brands, vendorSeal } = parts;
  const missing = SUPPLIERS.filter(({ code }) => vendors.caller(code) === null);
  if (missing.length === 0) return;
  for (const supplier of missing) {
    const { code, dialect } = supplier;
    const at = clock.now();
    const file = {
      record: recordOf(supplier, { base: `${path}/${code}` }),
      version: 0,
      titles: titlesOf(supplier),
      staffId: null,
      at,
    };
    await inTransaction(db, async (tx) => {
      await importVendor(tx, file, () => false);
      if (DIALECTS[dialect].keyKind !== 'secret') return;
      const sealed = vendorSeal.seal(secretOf(parts, code));
      await tx
        .insertInto('vendor_key')
        .values({
          id: newId(),
          vendor: code,
          sealed,
          hint: 'demo',
          created_at: at,
          confirmed_at: at,
        })
        .execute();
    });
  }
  await vendors.reload();
  await brands.changed();
}
