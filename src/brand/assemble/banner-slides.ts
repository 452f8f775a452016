import type { BannerCarouselBlock } from '#contract/generated/manifest-types.ts';
import { SCREENS } from '../screens.ts';
import type { BannerSlide } from '../site-plan.ts';
import { screenAvailability } from './availability.ts';
import { type Assembly, remove } from './context.ts';
import { pictureOf } from './identity.ts';
import { labelOf, labelOr } from './label.ts';
import { byVisitor, hiddenAt, named, softened } from './reasons.ts';

/**
 * The slides a carousel shows. One whose screen cannot be reached stays as a picture without a
 * button; the way to register goes for those who have an account.
 */
export function planSlides(
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
    action: available ? { label, href: SCREENS[item.screen].path } : null,
    because: softened(because),
  };
}
