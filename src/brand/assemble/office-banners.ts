import { bannerPictureRoot } from '#domain/banner/open-banners.ts';
import { chooseText } from '#domain/text/choose-text.ts';
import { heroDrawing } from '../hero-drawing.ts';
import type { BannerSlide } from '../site-plan.ts';
import { fallbackChain } from '../texts.ts';
import type { Assembly } from './context.ts';
import { wordsIn } from './label.ts';
import { byServer } from './reasons.ts';

/** The operators' banners of a group that are for this visitor, in their order. */
export function planOfficeBanners(assembly: Assembly, group: string): readonly BannerSlide[] {
  const { permissionInfo, visitor, language, manifest } = assembly;
  const order = [...fallbackChain(language), manifest.i18n.default];
  return (permissionInfo.banners ?? []).flatMap((banner, index) => {
    const { picture, hero, linkageType, target } = banner;
    const text = chooseText(banner.texts, order);
    if (banner.group !== group || !banner.visitorKinds.includes(visitor.kind)) return [];
    if (text === null) return [];
    const own = (words: string) => wordsIn(assembly, words, text.language);
    const id = `office-${index + 1}`;
    return [
      {
        id,
        title: own(text.title),
        text: text.subtitle === '' ? null : own(text.subtitle),
        action:
          linkageType === 'none'
            ? null
            : {
                label: text.action === '' ? { key: 'plan:home.open' } : own(text.action),
                href: target,
                newTab: linkageType === 'url',
              },
        drawing: heroDrawing(hero),
        picture:
          picture === null
            ? { kind: 'art' as const, hero }
            : {
                kind: 'brought' as const,
                root: bannerPictureRoot(manifest.id, picture),
                alt: own(text.alt),
              },
        because: [byServer('banners', String(index + 1), 'adds')],
      },
    ];
  });
}
