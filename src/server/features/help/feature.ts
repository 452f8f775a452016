import { feature } from '../../feature.ts';
import type { Parts } from '../../parts.ts';
import { helpPartsOf } from './help-parts.ts';
import { helpRoutes } from './help.routes.ts';

export function helpFeature(parts: Parts) {
  const { db, clock } = parts;
  const help = helpPartsOf(parts);
  return feature({
    name: 'help',
    routes: helpRoutes({ db, clock, ...help }),
    /** What a brand's players read, for pages. */
    topicsOf: help.topicsOf,
  });
}
