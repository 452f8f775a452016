import type {
  CategoryEntry,
  LinkEntry,
  NavigationItem,
} from '#contract/generated/manifest-types.ts';
import { categoryPath } from '../category-paths.ts';
import type { Because } from '../because.ts';
import { SCREENS } from '../screens.ts';
import type { NavigationEntry, NavigationPlan } from '../site-plan.ts';
import { screenAvailability } from './availability.ts';
import { type Assembly, remove } from './context.ts';
import { labelOf } from './label.ts';
import { playableCategories, vendorsOf } from './open-categories.ts';
import { byServer, hiddenAt, named } from './reasons.ts';
import { resourceHref } from './resources.ts';
import { planVendorTile } from './vendor-tile.ts';

/** Entries in the brand's order: hidden ones, empty categories and what is not built are left out. */
export function planNavigation(assembly: Assembly): NavigationPlan {
  const { navigation } = assembly.manifest;
  const entries: NavigationEntry[] = [];
  for (const [index, item] of navigation.entries.entries()) {
    const pointer = `/navigation/entries/${index}`;
    const planned =
      item.hidden === true
        ? { entry: null, because: [hiddenAt(pointer)] }
        : planEntry(assembly, item, pointer);
    const because = [named(pointer), ...planned.because];
    if (planned.entry === null) remove(assembly, `navigation/${item.id}`, because);
    else entries.push({ ...planned.entry, because });
  }
  return { layout: navigation.layout, entries, categories: playableCategories(assembly) };
}

interface Planned {
  readonly entry: Omit<NavigationEntry, 'because'> | null;
  readonly because: readonly Because[];
}

function planEntry(assembly: Assembly, item: NavigationItem, pointer: string): Planned {
  switch (item.kind) {
    case 'home':
    case 'hot':
    case 'promotions': {
      const { available, because } = screenAvailability(assembly, item.kind);
      const href = SCREENS[item.kind].path;
      return { entry: available ? { ...plain(assembly, item), href } : null, because };
    }
    case 'category':
      return planCategory(assembly, item, pointer);
    case 'link':
      return planLink(assembly, item);
  }
}

function planCategory(assembly: Assembly, item: CategoryEntry, pointer: string): Planned {
  const vendors = vendorsOf(assembly, item.category);
  const [first] = vendors;
  const filled = byServer('vendors', item.category, first === undefined ? 'removes' : 'adds');
  if (first === undefined) return { entry: null, because: [filled] };
  const screen = screenAvailability(assembly, 'lobby');
  const because = [filled, ...screen.because];
  if (!screen.available) return { entry: null, because };
  const borrowsLabel = item.labelFromFirstVendor === true;
  const maximum = assembly.manifest.navigation.dropMenuMaximum;
  return {
    entry: {
      ...plain(assembly, item),
      ...(borrowsLabel ? { label: { text: first.displayName } } : {}),
      href: categoryPath(item.category),
      category: item.category,
      vendors: vendors
        .slice(0, maximum)
        .map((vendor) => planVendorTile(assembly, item.category, vendor)),
      more: Math.max(0, vendors.length - maximum),
    },
    because: borrowsLabel
      ? [
          ...because,
          {
            kind: 'manifest',
            effect: 'changes',
            pointer: `${pointer}/labelFromFirstVendor`,
          },
        ]
      : because,
  };
}

function planLink(assembly: Assembly, item: LinkEntry): Planned {
  const { href, because } = resourceHref(assembly, item.resourceType);
  const entry =
    href === null ? null : { ...plain(assembly, item), href, newTab: item.newTab ?? true };
  return { entry, because };
}

function plain(assembly: Assembly, item: NavigationItem) {
  return {
    id: item.id,
    kind: item.kind,
    label: labelOf(assembly, item.label),
    href: '/',
    newTab: false,
    category: null,
    vendors: [],
    more: 0,
    badge: item.badge === undefined ? null : labelOf(assembly, item.badge),
  };
}
