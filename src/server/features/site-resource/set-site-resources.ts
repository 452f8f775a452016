import type { SiteResource, SiteResourceSettings } from '#contract/generated/types.ts';
import { resourceFaults, tidyResource } from '#domain/site-resource/resource-faults.ts';
import type { Tx } from '../../platform/db/database.ts';
import { Problem } from '../../platform/problem.ts';
import { lockFact, stampFact } from '../../platform/server-fact.ts';
import { readResourceSettings, readSiteResources } from './site-resources.read.ts';
import { replaceSiteResources } from './site-resources.store.ts';

export interface SiteResourcesChange {
  brand: string;
  /** The one that was edited. */
  version: number;
  resources: readonly SiteResource[];
  reason: string;
  staffId: bigint;
  at: Date;
}

const KIND = 'siteResources';

/**
 * Puts a list of links in the place of the old one. Saying what holds already changes nothing and
 * leaves no trace.
 * @throws Problem FACTS_CONFLICT, INVALID_SITE_RESOURCES
 */
export async function setSiteResources(
  tx: Tx,
  change: SiteResourcesChange,
  places: readonly string[],
): Promise<SiteResourceSettings> {
  const { brand, version, reason, staffId, at } = change;
  const settings = () => readResourceSettings(tx, brand, places);
  await lockFact(tx, { brand, kind: KIND, version }, settings);
  const after = checkedResources(change.resources);
  const before = await readSiteResources(tx, brand);
  if (JSON.stringify(before) === JSON.stringify(after)) return settings();
  await replaceSiteResources(tx, brand, after);
  const audited = {
    staffId,
    brand,
    action: 'setSiteResources',
    before: byType(before),
    after: byType(after),
    reason,
    at,
  };
  await stampFact(tx, { kind: KIND, version }, audited);
  return settings();
}

/** @throws Problem INVALID_SITE_RESOURCES with a pointer to each thing at fault. */
function checkedResources(resources: readonly SiteResource[]): readonly SiteResource[] {
  const tidy = resources.map(tidyResource);
  const faults = resourceFaults(tidy);
  if (faults.length === 0) return tidy;
  const fields = Object.fromEntries(
    faults.map(({ index, pointer, code }) => [`/resources/${index}${pointer}`, { code }]),
  );
  throw new Problem('INVALID_SITE_RESOURCES', { fields });
}

/** As the trail tells it: what differs is named by its type. */
function byType(resources: readonly SiteResource[]): object {
  return Object.fromEntries(resources.map(({ resourceType, ...rest }) => [resourceType, rest]));
}
