import type { OfficeBanner } from '#contract/generated/types.ts';
import { BUILT_CALLER_KINDS } from '#domain/built/built-values.ts';
import { keyed, type Keyed } from '#staff/setting/keyed-list.ts';

export const LINKAGES = ['none', 'page', 'url'] as const;

/** The contract's bound. */
export const MAX_BANNERS = 40;

export type DraftBanner = Keyed<OfficeBanner>;

export interface BannersDraft {
  readonly keepsOwn: boolean;
  readonly banners: readonly DraftBanner[];
}

/** A banner that nobody has filled in yet: from now on, for everybody, leading nowhere. */
export function newBanner(language: string): DraftBanner {
  const now = new Date();
  now.setSeconds(0, 0);
  return keyed({
    group: 'w_home',
    picture: null,
    hero: 'star',
    linkageType: 'none',
    target: '',
    visitorKinds: [...BUILT_CALLER_KINDS],
    startsAt: now.toISOString(),
    endsAt: null,
    enabled: true,
    texts: [{ language, title: '', subtitle: '', action: '', alt: '' }],
  });
}

/** All there is to a banner, the same in whatever order its kinds and languages are. */
export function bannerSentence(banner: OfficeBanner): string {
  const { group, picture, hero, linkageType, target, startsAt, endsAt, enabled } = banner;
  const words = banner.texts.map(({ language, title, subtitle, action, alt }) => [
    language,
    title,
    subtitle,
    action,
    alt,
  ]);
  return JSON.stringify([
    [group, picture, hero, linkageType, target, startsAt, endsAt, enabled],
    banner.visitorKinds.toSorted(),
    words.map((text) => text.join('\n')).toSorted(),
  ]);
}

/** Its title in the brand's own language, else in any. */
export function bannerTitle({ texts }: OfficeBanner, language: string): string {
  const own = texts.find((text) => text.language === language);
  return (own ?? texts[0])?.title ?? '';
}
