import type { Feature } from '../../feature.ts';
import type { Parts } from '../../parts.ts';
import { auditDesk } from './audit.read.ts';

/** The trail of what staff did. */
export function auditFeature({ brands }: Parts): Feature {
  return {
    name: 'audit',
    desks: [auditDesk((brand) => brands.byId(brand)?.site.currency ?? null)],
  };
}
