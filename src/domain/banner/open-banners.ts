import type { OfficeBanner } from '#contract/generated/types.ts';

/** A banner as pages show it, after its schedule was applied. */
export type OpenBanner = Omit<OfficeBanner, 'enabled' | 'startsAt' | 'endsAt'>;

/** Banners shown now: from the first millisecond until before the end. */
export function openBanners(banners: readonly OfficeBanner[], nowMs: number): OpenBanner[] {
  return banners
    .filter(
      ({ enabled, startsAt, endsAt }) =>
        enabled && nowMs >= Date.parse(startsAt) && (endsAt === null || nowMs < Date.parse(endsAt)),
    )
    .map(({ enabled: _enabled, startsAt: _startsAt, endsAt: _endsAt, ...banner }) => banner);
}

/** URL prefix of an uploaded picture, before its shape and width. */
export function bannerPictureRoot(brand: string, picture: string): string {
  return `/banners/${brand}/${picture}`;
}
