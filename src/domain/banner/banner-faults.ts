import type { OfficeBanner } from '#contract/generated/types.ts';
import { isWebAddress } from '../service-channel/channel-href.ts';
import { type ScheduleFault, scheduleFaults } from '../schedule/schedule-faults.ts';
import { isLinkable } from '../site-link/link-address.ts';
import {
  type OfferedLanguages,
  type LanguageFault,
  languageFaults,
} from '../text/language-faults.ts';

export interface BannerFault {
  /** Place in the list. */
  readonly index: number;
  /** JSON pointer into the banner. */
  readonly pointer: string;
  readonly code:
    | LanguageFault['code']
    | 'NO_WEB_ADDRESS'
    | 'NO_PAGE'
    | ScheduleFault['code']
    | 'NO_AUDIENCE';
  readonly params?: Readonly<Record<string, string>>;
}

/** As it is kept: nothing around its words, moments in UTC, and neither a target nor a button
 * that leads nowhere. */
export function tidyBanner(banner: OfficeBanner): OfficeBanner {
  const { linkageType, startsAt, endsAt } = banner;
  return {
    ...banner,
    target: linkageType === 'none' ? '' : banner.target.trim(),
    startsAt: utc(startsAt),
    endsAt: endsAt === null ? null : utc(endsAt),
    texts: banner.texts.map(({ language, title, subtitle, action, alt }) => ({
      language,
      title: title.trim(),
      subtitle: subtitle.trim(),
      action: linkageType === 'none' ? '' : action.trim(),
      alt: alt.trim(),
    })),
  };
}

/** Faults of a normalised list of banners. */
export function bannerFaults(
  banners: readonly OfficeBanner[],
  brand: OfferedLanguages,
): readonly BannerFault[] {
  return banners.flatMap((banner, index) => [
    ...targetFaults(banner).map((fault) => ({ index, ...fault })),
    ...scheduleFaults(banner).map((fault) => ({ index, ...fault })),
    ...(banner.visitorKinds.length === 0
      ? [{ index, pointer: '/visitorKinds', code: 'NO_AUDIENCE' as const }]
      : []),
    ...languageFaults(banner.texts, brand).map((fault) => ({ index, ...fault })),
  ]);
}

type Fault = Omit<BannerFault, 'index'>;

function targetFaults({ linkageType, target }: OfficeBanner): readonly Fault[] {
  const pointer = '/target';
  if (linkageType === 'url' && !isWebAddress(target)) return [{ pointer, code: 'NO_WEB_ADDRESS' }];
  const isPage = target.startsWith('/') && isLinkable(target);
  return linkageType === 'page' && !isPage ? [{ pointer, code: 'NO_PAGE' }] : [];
}

function utc(moment: string): string {
  const date = new Date(moment);
  return Number.isNaN(date.getTime()) ? moment : date.toISOString();
}
