import type { Feature } from '../../feature.ts';
import type { Parts } from '../../parts.ts';
import { lookAtVendors } from './look-at-vendors.job.ts';
import { vendorRoutes } from './vendor.routes.ts';

const LOOK_SECONDS = 15;

/** Outside suppliers of games: their records, keys and titles, and whether they are there. */
export function vendorFeature(parts: Parts): Feature {
  return {
    name: 'vendor',
    routes: vendorRoutes(parts),
    jobs: [{ name: 'lookAtVendors', everySeconds: LOOK_SECONDS, run: () => lookAtVendors(parts) }],
  };
}
