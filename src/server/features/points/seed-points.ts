import { settingOf } from '../../brands/setting-of.ts';
import type { Parts } from '../../parts.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { newId } from '../../platform/id.ts';
import { seedSetting } from '../../settings/setting-store.ts';
import { demoGoods } from './demo-goods.ts';

/** A new demo gives points for what its players bet, and has a mall to use them in. */
export async function seedPoints(parts: Parts, brandId: string): Promise<void> {
  const brand = parts.brands.byId(brandId);
  if (brand === null || parts.config.mode !== 'demo') return;
  const policy = {
    ...settingOf(brand, 'pointsPolicy'),
    enabled: true,
    maxConvertPointsPerDay: 20_000,
  };
  const goods = demoGoods(brand.site, parts.clock.now(), newId);
  await inTransaction(parts.db, async (tx) => {
    await seedSetting(tx, { brand: brandId, kind: 'pointsPolicy', version: 1, value: policy });
    await seedSetting(tx, { brand: brandId, kind: 'pointGoods', version: 1, value: { goods } });
  });
  // Campaigns of the demo may give points.
  await parts.brands.changed();
}
