import type { BannerSettings, OfficeBanner } from '#contract/generated/types.ts';
import type { BrandLanguages } from '#domain/text/language-faults.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import { Problem } from '../../platform/problem.ts';
import { readFactStamp } from '../../platform/server-fact.ts';

/** What operators decide of a brand's banners. */
export type BannerList = Pick<BannerSettings, 'keepsOwn' | 'banners'>;

type BannerText = OfficeBanner['texts'][number];
/** Banners kept before buttons had words of their own say nothing of them. */
type StoredText = Omit<BannerText, 'action'> & Partial<Pick<BannerText, 'action'>>;

/** The banners of a brand, in the order players see them. @throws Problem BRAND_NOT_FOUND */
export async function readBanners(db: Db | Tx, brand: string): Promise<BannerList> {
  const row = await db
    .selectFrom('brand')
    .select('keeps_own_banners')
    .where('id', '=', brand)
    .executeTakeFirst();
  if (row === undefined) throw new Problem('BRAND_NOT_FOUND');
  const rows = await db
    .selectFrom('banner')
    .selectAll()
    .where('brand', '=', brand)
    .orderBy('position')
    .execute();
  // The columns' own checks, and the contract at the door, let nothing else through.
  const banners = rows.map((banner) => ({
    group: banner.group_name as OfficeBanner['group'],
    picture: banner.picture,
    hero: banner.hero,
    linkageType: banner.linkage_type as OfficeBanner['linkageType'],
    target: banner.target,
    visitorKinds: banner.visitor_kinds as OfficeBanner['visitorKinds'],
    startsAt: banner.starts_at.toISOString(),
    endsAt: banner.ends_at?.toISOString() ?? null,
    enabled: banner.enabled,
    texts: (banner.texts as StoredText[]).map((text) => ({ action: '', ...text })),
  }));
  return { keepsOwn: row.keeps_own_banners, banners };
}

/** What the office edits. */
export async function readBannerSettings(
  db: Db | Tx,
  brand: string,
  { languages, defaultLanguage }: BrandLanguages,
): Promise<BannerSettings> {
  const [stamp, list] = [await readFactStamp(db, brand, 'banners'), await readBanners(db, brand)];
  return { brand, ...stamp, languages: [...languages], defaultLanguage, ...list };
}
