import type { SiteLink } from '#contract/generated/types.ts';
import { isLinkable } from './link-address.ts';

export interface ResourceFault {
  /** Place in the list. */
  readonly index: number;
  /** JSON pointer into the resource. */
  readonly pointer: string;
  readonly code: 'NO_RESOURCE_TYPE' | 'DUPLICATE' | 'EMPTY_TITLE' | 'NO_LINK';
}

/** Link types that a manifest may name. */
const TYPE = /^[A-Za-z][A-Za-z0-9_]{1,40}$/;

/** As it is kept: nothing around any of its words. */
export function tidyResource(resource: SiteLink): SiteLink {
  return {
    resourceType: resource.resourceType.trim(),
    name: resource.name.trim(),
    labelNameEn: resource.labelNameEn.trim(),
    url: resource.url.trim(),
  };
}

/** Faults of a normalised list of links: one per type, each with a target. */
export function resourceFaults(resources: readonly SiteLink[]): readonly ResourceFault[] {
  const seen = new Set<string>();
  return resources.flatMap(({ resourceType, name, url }, index): ResourceFault[] => {
    const faults: ResourceFault[] = [];
    if (!TYPE.test(resourceType)) {
      faults.push({ index, pointer: '/resourceType', code: 'NO_RESOURCE_TYPE' });
    } else if (seen.has(resourceType)) {
      faults.push({ index, pointer: '/resourceType', code: 'DUPLICATE' });
    }
    seen.add(resourceType);
    if (name === '') faults.push({ index, pointer: '/name', code: 'EMPTY_TITLE' });
    if (!isLinkable(url)) faults.push({ index, pointer: '/url', code: 'NO_LINK' });
    return faults;
  });
}
