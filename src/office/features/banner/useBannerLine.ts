import type { OfficeBanner } from '#contract/generated/types.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { inOneLine } from '#staff/setting/useListChanges.ts';

/** Everything about a banner in a line. */
export function useBannerLine(): (banner: OfficeBanner) => string {
  const say = useTexts('banner-desk', 'office');
  return (banner) =>
    inOneLine([
      say(`banner-desk:group.${banner.group}`),
      ...banner.texts.map(({ language, title, subtitle, action }) =>
        [`${language}: ${title}`, subtitle, action === '' ? '' : `[${action}]`]
          .filter((part) => part !== '')
          .join(', '),
      ),
      banner.picture === null ? banner.hero : say('banner-desk:brought'),
      banner.target,
      [banner.startsAt, banner.endsAt ?? ''].join(' – '),
      banner.enabled ? '' : say('office:off'),
    ]);
}
