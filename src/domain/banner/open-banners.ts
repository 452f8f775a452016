import type { OfficeBanner } from '#contract/generated/types.ts';

/** What a banner is to pages; when it is shown has been decided. */
export type OpenBanner = Omit<OfficeBanner, 'enabled' | 'startsAt' | 'endsAt'>;

/** Those that are shown now; one starts at its first millisecond and ends before its last. */
export function openBanners(banners: readonly OfficeBanner[], nowMs: number): OpenBanner[] {
  return banners
    .filter(
      ({ enabled, startsAt, endsAt }) =>
        enabled && nowMs >= Date.parse(startsAt) && (endsAt === null || nowMs < Date.parse(endsAt)),
    )
    .map(({ enabled: _enabled, startsAt: _startsAt, endsAt: _endsAt, ...banner }) => banner);
}

/** Where a picture that was brought lies, before its shape and width. */
export function bannerPictureRoot(brand: string, picture: string): string {
  return `/banners/${brand}/${picture}`;
}
