import type { SideMenuItem } from '#contract/generated/manifest-types.ts';
import { serviceLinks } from '#domain/service-channel/service-links.ts';
import type { SideMenuElement } from '../site-plan.ts';
import { fallbackChain } from '../texts.ts';
import { type Assembly, remove } from './context.ts';
import { labelOf, wordsIn } from './label.ts';
import { byServer, hiddenAt, named } from './reasons.ts';
import { resourceHref, resourceTypeOf } from './resources.ts';

/**
 * The right side menu. Where the manifest first names customer service stand the operators' channels,
 * in their order and words; what it names beside them stays while the server has an address for it.
 * A kind that the manifest hides is hidden, whoever keeps it.
 */
export function planSideRight(assembly: Assembly): readonly SideMenuElement[] {
  const { right } = assembly.manifest.menus.sideMenu;
  const channels = planChannels(assembly, right);
  const told = new Set(channels.map(({ service }) => resourceTypeOf(service ?? '')));
  const first = right.findIndex(({ element }) => element === 'customerService');
  const elements = right.map((item, index) => {
    const isTold = item.element === 'customerService' && told.has(item.resourceType);
    return isTold ? [] : planItem(assembly, item, index);
  });
  const place = first === -1 ? right.length : first;
  return elements.toSpliced(place, 0, [...channels]).flat();
}

function planItem(assembly: Assembly, item: SideMenuItem, index: number): SideMenuElement[] {
  const pointer = `/menus/sideMenu/right/${index}`;
  const link = resourceHref(assembly, item.resourceType);
  const hidden = item.hidden === true;
  const because = [named(pointer), ...(hidden ? [hiddenAt(pointer)] : link.because)];
  if (hidden || link.href === null) {
    remove(assembly, `sideMenu/right/${item.id}`, because);
    return [];
  }
  const { id, element } = item;
  const label = labelOf(assembly, item.label);
  const service = item.element === 'customerService' ? (item.social ?? null) : null;
  const { href, callWindow } = link;
  return [{ id, element, label, href, service, hours: null, callWindow, because }];
}

/** The operators' channels, under the id of the item that the first of their kind replaces. */
function planChannels(
  assembly: Assembly,
  items: readonly SideMenuItem[],
): readonly SideMenuElement[] {
  const { permissionInfo, language, manifest } = assembly;
  const order = [...fallbackChain(language), manifest.i18n.default];
  const used = new Map<string, number>();
  return serviceLinks(permissionInfo.serviceChannels ?? [], order).flatMap((link) => {
    const { csType, language: its, title, hours, url, opensWindow } = link;
    const index = items.findIndex(
      (item) => item.element === 'customerService' && item.resourceType === resourceTypeOf(csType),
    );
    if (items[index]?.hidden === true) return [];
    const before = used.get(csType) ?? 0;
    used.set(csType, before + 1);
    const id = items[index]?.id ?? csType;
    const added = byServer('serviceChannels', csType, 'adds');
    return [
      {
        id: before === 0 ? id : `${id}-${before + 1}`,
        element: 'customerService' as const,
        label: wordsIn(assembly, title, its),
        href: url,
        service: csType,
        hours: hours === '' ? null : wordsIn(assembly, hours, its),
        callWindow: opensWindow,
        because: index === -1 ? [added] : [named(`/menus/sideMenu/right/${index}`), added],
      },
    ];
  });
}
