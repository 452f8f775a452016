import { resourcePlaces } from '#brand/resource-places.ts';
import type { SiteLink } from '#contract/generated/types.ts';
import { resourceFaults, tidyResource } from '#domain/site-link/resource-faults.ts';
import { Problem } from '../../platform/problem.ts';
import type { Setting } from '../../settings/setting.ts';

type Resources = readonly SiteLink[];

/** The links of a brand's site, in their order. */
export const siteLinksSetting: Setting<'getSiteLinks', 'setSiteLinks', Resources> = {
  kind: 'siteLinks',
  read: 'getSiteLinks',
  write: 'setSiteLinks',
  view: (resources, { manifest }) => ({
    places: [...resourcePlaces(manifest)],
    resources: [...resources],
  }),
  change: ({ resources }) => checkedResources(resources),
  audit: (before, after) => ({ before: byType(before), after: byType(after) }),
};

/** @throws Problem INVALID_SITE_RESOURCES with a pointer to each thing at fault. */
function checkedResources(resources: readonly SiteLink[]): readonly SiteLink[] {
  const tidy = resources.map(tidyResource);
  const faults = resourceFaults(tidy);
  if (faults.length === 0) return tidy;
  const fields = Object.fromEntries(
    faults.map(({ index, pointer, code }) => [`/resources/${index}${pointer}`, { code }]),
  );
  throw new Problem('INVALID_SITE_RESOURCES', { fields });
}

/** The audit log names a link by its type. */
function byType(resources: Resources): object {
  return Object.fromEntries(resources.map(({ resourceType, ...rest }) => [resourceType, rest]));
}
