import type { Db } from '../../platform/db/database.ts';
import { Problem } from '../../platform/problem.ts';
import { type Route, route, staffOf } from '../../platform/route.ts';
import { ownBrand } from '../../platform/server-fact.ts';
import { readDemoMail } from './demo-mail.read.ts';

export interface DemoMailDependencies {
  db: Db;
  isLive: (brand: string) => boolean;
  /** Whether this server keeps its mail instead of sending it. */
  keepsMail: boolean;
}

/** Messages told at once when the page does not say how many. */
const PAGE = 20;

/** The mail of a demo, for its staff. */
export function demoMailRoutes({ db, isLive, keepsMail }: DemoMailDependencies): Route[] {
  return [
    route('listDemoMail', (call) => {
      const { brand } = call.params;
      ownBrand(staffOf(call), brand, isLive(brand) ? brand : null);
      if (!keepsMail) throw new Problem('CONTENT_NOT_FOUND');
      return readDemoMail(db, brand, { limit: PAGE, ...call.query });
    }),
  ];
}
