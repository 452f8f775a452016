import type { Db } from '../../platform/db/database.ts';
import { type Route, route, staffOf } from '../../platform/route.ts';
import { ownBrand } from '../../platform/server-fact.ts';
import { readAudit } from './audit.read.ts';

export interface AuditDependencies {
  db: Db;
  isLive: (brand: string) => boolean;
}

/** Entries told at once when the page does not say how many. */
const PAGE = 20;

/** Who changed what of a brand. */
export function auditRoutes({ db, isLive }: AuditDependencies): Route[] {
  return [
    route('listAuditEntries', (call) => {
      const { brand } = call.params;
      ownBrand(staffOf(call), brand, isLive(brand) ? brand : null);
      return readAudit(db, brand, { limit: PAGE, ...call.query });
    }),
  ];
}
