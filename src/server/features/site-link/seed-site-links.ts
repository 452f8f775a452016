import type { SiteLink } from '#contract/generated/types.ts';
import type { Parts } from '../../parts.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { demoLink } from './demo-link-page.ts';
import { seedSetting } from '../../settings/setting-store.ts';

/** Networks of every brand. */
const NETWORKS = [
  ['extraLink', 'Sitio asociado', 'Partner site'],
  ['instagram', 'Instagram', 'Instagram'],
  ['youtube', 'YouTube', 'YouTube'],
  ['telegram', 'Telegram', 'Telegram'],
  ['facebook', 'Facebook', 'Facebook'],
] as const;

/** The rest of the right side menu, for brands that show it whole. */
const WHOLE_RAIL = [
  ['logoLink', 'Nuestro grupo', 'Our group'],
  ['line', 'LINE', 'LINE'],
] as const;
const WHOLE_RAIL_BRANDS: readonly string[] = ['denluma', 'tribunox'];

/** A demo's links lead to a page of the site that says so. */
function demoResources(brand: string): readonly SiteLink[] {
  const isWhole = WHOLE_RAIL_BRANDS.includes(brand);
  const links = [...NETWORKS, ...(isWhole ? WHOLE_RAIL : [])].map(
    ([resourceType, name, labelNameEn]): SiteLink => ({
      resourceType,
      name,
      labelNameEn,
      url: demoLink(resourceType),
    }),
  );
  const app = { resourceType: 'appDownload', name: 'App', labelNameEn: 'App', url: '/down' };
  return isWhole ? [...links, app] : links;
}

/** Gives a new demo's brand pages on networks and a site beside its own. */
export async function seedSiteLinks({ db }: Pick<Parts, 'db'>, brand: string): Promise<void> {
  await inTransaction(db, (tx) =>
    seedSetting(tx, { brand, kind: 'siteLinks', version: 1, value: demoResources(brand) }),
  );
}
