import type { SiteResource } from '#contract/generated/types.ts';
import type { Tx } from '../../platform/db/database.ts';

/** Puts a list in the place of the old one. */
export async function replaceSiteResources(
  tx: Tx,
  brand: string,
  resources: readonly SiteResource[],
): Promise<void> {
  await tx.deleteFrom('site_resource').where('brand', '=', brand).execute();
  if (resources.length === 0) return;
  await tx
    .insertInto('site_resource')
    .values(
      resources.map(({ resourceType, name, labelNameEn, url }, position) => ({
        brand,
        position,
        resource_type: resourceType,
        name,
        label_name_en: labelNameEn,
        url,
      })),
    )
    .execute();
}
