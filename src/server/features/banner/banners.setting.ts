import { isHeroName } from '#art/heroes/catalogue.ts';
import type { OfficeBanner } from '#contract/generated/types.ts';
import type { BannerList } from '#domain/banner/banners.setting.ts';
import { bannerFaults, tidyBanner } from '#domain/banner/banner-faults.ts';
import type { OfferedLanguages } from '#domain/text/language-faults.ts';
import { type FieldProblem, Problem } from '../../platform/problem.ts';
import type { Setting } from '../../settings/setting.ts';
import { knownPictures } from '../../promotion/campaign/known-pictures.read.ts';

/** The banners of a brand, in the order players see them. */
export const bannersSetting: Setting<'getBanners', 'setBanners', BannerList> = {
  kind: 'banners',
  read: 'getBanners',
  write: 'setBanners',
  view: ({ keepsOwn, banners }, { site: { languages, defaultLanguage } }) => ({
    languages: [...languages],
    defaultLanguage,
    keepsOwn,
    banners,
  }),
  async change({ keepsOwn, banners: wanted }, _held, brand, tx) {
    const banners = wanted.map(tidyBanner);
    const known = await knownPictures(tx, brand.id);
    const fields = faultFields(banners, brand.site, (banner) => ({
      '/picture': banner.picture === null || known.has(banner.picture),
      '/hero': isHeroName(banner.hero),
    }));
    if (Object.keys(fields).length > 0) throw new Problem('INVALID_BANNERS', { fields });
    return { keepsOwn, banners };
  },
  canonicalForm: ({ keepsOwn, banners }) => ({
    keepsOwn,
    banners: banners.map(({ visitorKinds, texts, ...banner }) => ({
      ...banner,
      visitorKinds: visitorKinds.toSorted(),
      texts: texts.toSorted((one, other) => one.language.localeCompare(other.language)),
    })),
  }),
};

/** @param isKnown for each name in a banner, by pointer: true when it exists */
function faultFields(
  banners: readonly OfficeBanner[],
  languages: OfferedLanguages,
  isKnown: (banner: OfficeBanner) => Readonly<Record<string, boolean>>,
): Record<string, FieldProblem> {
  const fields: Record<string, FieldProblem> = {};
  for (const { index, pointer, code, params } of bannerFaults(banners, languages)) {
    fields[`/banners/${index}${pointer}`] ??= { code, ...(params === undefined ? {} : { params }) };
  }
  for (const [index, banner] of banners.entries()) {
    for (const [pointer, known] of Object.entries(isKnown(banner))) {
      if (!known) fields[`/banners/${index}${pointer}`] = { code: 'enum' };
    }
  }
  return fields;
}
