import type { SiteResource } from '#contract/generated/types.ts';
import type { Parts } from '../../parts.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { seedSetting } from '../../settings/setting-store.ts';

/** Addresses that lead to nobody: domains kept for examples. */
const demoResources = (brand: string): SiteResource[] =>
  [
    ['extraLink', 'Sitio asociado', 'Partner site', `https://www.${brand}.example/`],
    ['instagram', 'Instagram', 'Instagram', `https://instagram.${brand}.example/`],
    ['youtube', 'YouTube', 'YouTube', `https://youtube.${brand}.example/`],
    ['telegram', 'Telegram', 'Telegram', `https://telegram.${brand}.example/`],
    ['facebook', 'Facebook', 'Facebook', `https://facebook.${brand}.example/`],
  ].map(([resourceType = '', name = '', labelNameEn = '', url = '']) => ({
    resourceType,
    name,
    labelNameEn,
    url,
  }));

/** Gives a new demo's brand pages on networks and a site beside its own. */
export async function seedSiteResources({ db }: Pick<Parts, 'db'>, brand: string): Promise<void> {
  await inTransaction(db, (tx) =>
    seedSetting(tx, { brand, kind: 'siteResources', version: 1, value: demoResources(brand) }),
  );
}
