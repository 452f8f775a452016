import type { HomeBlockItem } from '#contract/generated/manifest-types.ts';
import type { Because } from '../because.ts';
import { categoryPath } from '../category-paths.ts';
import { type BuiltId, SCREENS } from '../screens.ts';
import type { HomeBlock, NavigationPlan } from '../site-plan.ts';
import { planSlides } from './banner-slides.ts';
import { type Assembly, remove } from './context.ts';
import { labelOf } from './label.ts';
import { vendorsOf } from './open-categories.ts';
import { bookCategories } from './own-book.ts';
import { byScreen, byServer, byVisitor, hiddenAt, named } from './reasons.ts';

/** The home page's blocks in the brand's order, without empty ones. */
export function planHome(
  assembly: Assembly,
  navigation: NavigationPlan,
): { readonly blocks: readonly HomeBlock[] } {
  const blocks: HomeBlock[] = [];
  for (const [index, item] of assembly.manifest.home.blocks.entries()) {
    const pointer = `/home/blocks/${index}`;
    const refusal = refuse(assembly, item, pointer);
    const because = [named(pointer), ...(refusal ?? [])];
    const content = refusal === null ? planContent(assembly, item, pointer, navigation) : null;
    if (content === null) remove(assembly, `home/${item.id}`, because);
    else {
      const heading = item.heading === undefined ? null : labelOf(assembly, item.heading);
      blocks.push({ id: item.id, heading, because, ...content });
    }
  }
  return { blocks };
}

/** What must be built for a block to have anything to show. */
const NEEDS: Partial<Record<HomeBlockItem['kind'], BuiltId>> = {
  noticeMarquee: 'announcements',
  hotGames: 'lobby',
  gameRail: 'lobby',
  categoryTiles: 'lobby',
  continuePlaying: 'recentGames',
  jackpotCounter: 'jackpots',
  winnersBoard: 'winners',
  lotteryDraws: 'lotteryDraws',
  liveMatches: 'liveMatches',
  arrivalTimes: 'arrivalTimes',
  appDownload: 'download',
  fairness: 'fairness',
};

function refuse(
  assembly: Assembly,
  item: HomeBlockItem,
  pointer: string,
): readonly Because[] | null {
  if (item.hidden === true) return [hiddenAt(pointer)];
  const { kind } = assembly.visitor;
  if (item.visibleTo !== undefined && !item.visibleTo.includes(kind)) {
    return [
      { kind: 'manifest', effect: 'removes', pointer: `${pointer}/visibleTo` },
      byVisitor(kind, 'removes'),
    ];
  }
  // A made-up figure needs nothing behind it.
  const isMadeUp = item.kind === 'jackpotCounter' && item.source === 'illustrative';
  const needed = isMadeUp ? undefined : NEEDS[item.kind];
  if (needed !== undefined && !assembly.built.has(needed)) return [byScreen(needed, false)];
  if (item.kind === 'gameRail' && !assembly.openCategories.includes(item.category)) {
    return vendorsOf(assembly, item.category).length === 0
      ? [byServer('vendors', item.category, 'removes')]
      : [{ kind: 'manifest', effect: 'removes', pointer: '/navigation/entries' }];
  }
  if (item.kind === 'lotteryDraws' && vendorsOf(assembly, 'ELOTT').length === 0) {
    return [byServer('vendors', 'ELOTT', 'removes')];
  }
  if (item.kind === 'liveMatches' && bookCategories(assembly).length === 0) {
    return [byServer('vendors', 'SPORTS', 'removes')];
  }
  if (item.kind === 'hotGames' && assembly.openCategories.length === 0) {
    return [byServer('vendors', 'any', 'removes')];
  }
  return null;
}

type WithoutBase<Block> = Block extends HomeBlock
  ? Omit<Block, 'id' | 'heading' | 'because'>
  : never;

function planContent(
  assembly: Assembly,
  item: HomeBlockItem,
  pointer: string,
  navigation: NavigationPlan,
): WithoutBase<HomeBlock> | null {
  switch (item.kind) {
    case 'bannerCarousel': {
      const slides = planSlides(assembly, item, pointer);
      const { kind, group, intervalMs, transitionMs, height } = item;
      return slides.length === 0 ? null : { kind, group, intervalMs, transitionMs, height, slides };
    }
    case 'noticeMarquee':
      return { kind: item.kind, clock: item.clock, speed: item.speed };
    case 'hotGames':
      return { kind: item.kind, count: item.count, layout: item.layout };
    case 'gameRail': {
      const href = categoryPath(item.category);
      const { kind, category, count, layout } = item;
      return { kind, category, count, layout, href };
    }
    case 'categoryTiles': {
      const entries = navigation.entries.filter((entry) => entry.kind === 'category');
      return entries.length === 0 ? null : { kind: item.kind, entries };
    }
    case 'continuePlaying':
    case 'winnersBoard':
    case 'lotteryDraws':
    case 'liveMatches':
      return { kind: item.kind, count: item.count };
    case 'jackpotCounter':
      return { kind: item.kind, source: item.source };
    case 'serviceAdvantages':
      return { kind: item.kind, points: item.points.map((point) => planPoint(assembly, point)) };
    case 'arrivalTimes': {
      const { kind, source, depositMinutes, withdrawalMinutes } = item;
      return { kind, source, depositMinutes, withdrawalMinutes };
    }
    case 'fairness':
      return { kind: item.kind, href: SCREENS.fairness.path };
    case 'appDownload':
    case 'responsibleGaming':
      return { kind: item.kind };
  }
}

type Advantages = Extract<HomeBlockItem, { kind: 'serviceAdvantages' }>;

function planPoint(assembly: Assembly, point: Advantages['points'][number]) {
  return {
    id: point.id,
    icon: point.icon,
    title: labelOf(assembly, point.title),
    text: labelOf(assembly, point.text),
  };
}
