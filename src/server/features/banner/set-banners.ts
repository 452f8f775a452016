import type { BannerSettings, OfficeBanner } from '#contract/generated/types.ts';
import { bannerFaults, tidyBanner } from '#domain/banner/banner-faults.ts';
import type { BrandLanguages } from '#domain/text/language-faults.ts';
import type { Tx } from '../../platform/db/database.ts';
import { type FieldProblem, Problem } from '../../platform/problem.ts';
import { lockFact, stampFact } from '../../platform/server-fact.ts';
import { knownPictures } from './banner-pictures.store.ts';
import { type BannerList, readBanners, readBannerSettings } from './banners.read.ts';
import { replaceBanners } from './banners.store.ts';

export interface BannersChange extends BannerList {
  brand: string;
  /** The one that was edited. */
  version: number;
  reason: string;
  staffId: bigint;
  at: Date;
}

const KIND = 'banners';

/**
 * Puts a list of banners in the place of the old one. Saying what holds already changes nothing and
 * leaves no trace.
 * @param isHero whether there is a figure of that name
 * @throws Problem FACTS_CONFLICT, INVALID_BANNERS
 */
export async function setBanners(
  tx: Tx,
  change: BannersChange,
  languages: BrandLanguages,
  isHero: (name: string) => boolean,
): Promise<BannerSettings> {
  const { brand, version, reason, staffId, at, keepsOwn } = change;
  const settings = () => readBannerSettings(tx, brand, languages);
  await lockFact(tx, { brand, kind: KIND, version }, settings);
  const banners = change.banners.map(tidyBanner);
  const known = await knownPictures(tx, brand);
  const fields = faultFields(banners, languages, (banner) => ({
    '/picture': banner.picture === null || known.has(banner.picture),
    '/hero': isHero(banner.hero),
  }));
  if (Object.keys(fields).length > 0) throw new Problem('INVALID_BANNERS', { fields });
  const [before, after] = [told(await readBanners(tx, brand)), told({ keepsOwn, banners })];
  if (JSON.stringify(before) === JSON.stringify(after)) return settings();
  await replaceBanners(tx, brand, { keepsOwn, banners });
  const audited = { staffId, brand, action: 'setBanners', before, after, reason, at };
  await stampFact(tx, { kind: KIND, version }, audited);
  return settings();
}

/** @param isKnown what a banner names, by pointer, and whether it is there */
function faultFields(
  banners: readonly OfficeBanner[],
  languages: BrandLanguages,
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

/** The same words whatever order the columns, kinds and languages come in. */
function told({ keepsOwn, banners }: BannerList) {
  return {
    keepsOwn,
    banners: banners.map(({ group, picture, hero, linkageType, target, ...rest }) => ({
      group,
      picture,
      hero,
      linkageType,
      target,
      visitorKinds: rest.visitorKinds.toSorted(),
      startsAt: rest.startsAt,
      endsAt: rest.endsAt,
      enabled: rest.enabled,
      texts: rest.texts
        .map(({ language, title, subtitle, action, alt }) => ({
          language,
          title,
          subtitle,
          action,
          alt,
        }))
        .toSorted((one, other) => one.language.localeCompare(other.language)),
    })),
  };
}
