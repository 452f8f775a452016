import type { Tx } from '../../platform/db/database.ts';
import type { BannerList } from './banners.read.ts';

/** Puts a list in the place of the old one. */
export async function replaceBanners(
  tx: Tx,
  brand: string,
  { keepsOwn, banners }: BannerList,
): Promise<void> {
  await tx
    .updateTable('brand')
    .set({ keeps_own_banners: keepsOwn })
    .where('id', '=', brand)
    .execute();
  await tx.deleteFrom('banner').where('brand', '=', brand).execute();
  if (banners.length === 0) return;
  await tx
    .insertInto('banner')
    .values(
      banners.map((banner, position) => ({
        brand,
        position,
        group_name: banner.group,
        picture: banner.picture,
        hero: banner.hero,
        linkage_type: banner.linkageType,
        target: banner.target,
        visitor_kinds: JSON.stringify(banner.visitorKinds),
        starts_at: new Date(banner.startsAt),
        ends_at: banner.endsAt === null ? null : new Date(banner.endsAt),
        enabled: banner.enabled,
        texts: JSON.stringify(banner.texts),
      })),
    )
    .execute();
}
