import type { Feature } from '../../feature.ts';
import type { Parts } from '../../parts.ts';
import { route, staffOf } from '../../platform/route.ts';
import { ownBrand } from '../../platform/own-brand.ts';
import { readAudit } from './audit.read.ts';

/** Entries of a page when the query names no number. */
const PAGE = 20;

export function auditFeature({ db, brands }: Parts): Feature {
  return {
    name: 'audit',
    routes: [
      route('listAuditEntries', (call) => {
        const { brand } = call.params;
        ownBrand(staffOf(call), brand, brands.byId(brand));
        return readAudit(db, brand, { limit: PAGE, ...call.query });
      }),
    ],
  };
}
