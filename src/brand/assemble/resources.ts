import { channelHref } from '#domain/service-channel/channel-href.ts';
import { isLinkable } from '#domain/site-link/link-address.ts';
import type { Because } from '../because.ts';
import type { Assembly } from './context.ts';
import { byProduct, byServer } from './reasons.ts';

export interface ResourceLink {
  readonly href: string | null;
  /** Opens in a small separate window. */
  readonly callWindow: boolean;
  readonly because: readonly Because[];
}

/**
 * The address the server holds for a kind of resource, if there is one a page may link to; else that
 * of the first way to customer service of the same kind.
 */
export function resourceHref(assembly: Assembly, resourceType: string): ResourceLink {
  const found = assembly.permissionInfo.resources.find(
    (resource) => resource.resourceType === resourceType,
  );
  if (found === undefined) return channelLink(assembly, resourceType);
  if (!isLinkable(found.url)) {
    return { href: null, callWindow: false, because: [byProduct('urlNotAllowed', 'removes')] };
  }
  const because = [byServer('resources', resourceType, 'adds')];
  return { href: found.url, callWindow: false, because };
}

/** The kind of resource by which a manifest names a way to customer service. */
export function resourceTypeOf(csType: string): string {
  return csType === 'liveChat' ? 'customerService' : csType;
}

function channelLink({ permissionInfo }: Assembly, resourceType: string): ResourceLink {
  const channel = permissionInfo.serviceChannels?.find(
    ({ csType }) => resourceTypeOf(csType) === resourceType,
  );
  const href = channel === undefined ? null : channelHref(channel.csType, channel.address);
  if (channel === undefined || href === null) {
    const because = [byServer('resources', resourceType, 'removes')];
    return { href: null, callWindow: false, because };
  }
  const because = [byServer('serviceChannels', channel.csType, 'adds')];
  return { href, callWindow: channel.opensWindow, because };
}

/** Not a telephone or a letter, which open elsewhere and leave an empty page behind. */
export function opensPage(href: string): boolean {
  return !/^(?:tel|mailto):/.test(href);
}
