import type { BannerCarouselBlock } from '#contract/generated/manifest-types.ts';
import { SCREENS } from '../screens.ts';
import type { BannerSlide } from '../site-plan.ts';
import { screenAvailability } from './availability.ts';
import { type Assembly, remove } from './context.ts';
import { pictureOf } from './identity.ts';
import { labelOf, labelOr } from './label.ts';
import { planOfficeBanners } from './office-banners.ts';
import { byServer, byVisitor, hiddenAt, named, softened } from './reasons.ts';

/**
 * The slides a carousel shows: the operators' banners, then those of the manifest, unless operators
 * want these only while there is no banner.
 */
export function planSlides(
  assembly: Assembly,
  block: BannerCarouselBlock,
  blockPointer: string,
): readonly BannerSlide[] {
  const banners = planOfficeBanners(assembly, block.group);
  if (banners.length === 0 || assembly.permissionInfo.keepsOwnBanners !== false) {
    return [...banners, ...planOwnSlides(assembly, block, blockPointer)];
  }
  for (const [index, { id }] of block.slides.entries()) {
    remove(assembly, `home/${block.id}/${id}`, [
      named(`${blockPointer}/slides/${index}`),
      byServer('banners', block.group, 'removes'),
    ]);
  }
  return banners;
}

/**
 * The slides of the manifest. One whose screen cannot be reached stays as a picture without a
 * button; the way to register goes for those who have an account.
 */
function planOwnSlides(
  assembly: Assembly,
  block: BannerCarouselBlock,
  blockPointer: string,
): readonly BannerSlide[] {
  const slides: BannerSlide[] = [];
  for (const [index, item] of block.slides.entries()) {
    const pointer = `${blockPointer}/slides/${index}`;
    if (item.hidden === true) {
      remove(assembly, `home/${block.id}/${item.id}`, [named(pointer), hiddenAt(pointer)]);
      continue;
    }
    const { action, because } = slideAction(assembly, item);
    const title = labelOf(assembly, item.title);
    slides.push({
      id: item.id,
      title,
      text: item.text === undefined ? null : labelOf(assembly, item.text),
      action,
      drawing: item.id,
      picture: pictureOf(assembly, item.picture, title),
      because: [named(pointer), ...because],
    });
  }
  return slides;
}

type SlideItem = BannerCarouselBlock['slides'][number];

function slideAction(assembly: Assembly, item: SlideItem): Pick<BannerSlide, 'action' | 'because'> {
  if (item.screen === undefined) return { action: null, because: [] };
  const { kind } = assembly.visitor;
  if (item.screen === 'register' && (kind === 'member' || kind === 'agent')) {
    return { action: null, because: [byVisitor(kind, 'changes')] };
  }
  const { available, because } = screenAvailability(assembly, item.screen);
  const label = labelOr(assembly, item.actionLabel, 'plan:home.open');
  return {
    action: available ? { label, href: SCREENS[item.screen].path, newTab: false } : null,
    because: softened(because),
  };
}
