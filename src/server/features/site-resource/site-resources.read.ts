import type { SiteResource, SiteResourceSettings } from '#contract/generated/types.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import { readFactStamp } from '../../platform/server-fact.ts';

/** The links that operators set for a brand's site, in their order. */
export async function readSiteResources(db: Db | Tx, brand: string): Promise<SiteResource[]> {
  const rows = await db
    .selectFrom('site_resource')
    .select(['resource_type', 'name', 'label_name_en', 'url'])
    .where('brand', '=', brand)
    .orderBy('position')
    .execute();
  return rows.map(({ resource_type, name, label_name_en, url }) => ({
    resourceType: resource_type,
    name,
    labelNameEn: label_name_en,
    url,
  }));
}

/** What the office edits. @param places types that the brand's manifest asks for. */
export async function readResourceSettings(
  db: Db | Tx,
  brand: string,
  places: readonly string[],
): Promise<SiteResourceSettings> {
  const [stamp, resources] = await Promise.all([
    readFactStamp(db, brand, 'siteResources'),
    readSiteResources(db, brand),
  ]);
  return { brand, ...stamp, places: [...places], resources };
}
