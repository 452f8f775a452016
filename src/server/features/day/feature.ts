import { feature } from '../../feature.ts';
import type { Parts } from '../../parts.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { settingRoutes } from '../../settings/setting-routes.ts';
import { seedSetting } from '../../settings/setting-store.ts';
import { brandDaySetting } from './brand-day.setting.ts';

/** The day of a brand, by which everything that is counted by day is cut. */
export const dayFeature = (parts: Parts) =>
  feature({
    name: 'day',
    routes: settingRoutes(brandDaySetting(parts.clock), parts),
    seedDemo: (brand: string) =>
      inTransaction(parts.db, (tx) =>
        seedSetting(tx, { brand, kind: 'brandDay', version: 1, value: DEMO_DAY }),
      ),
  });

/** The demo's players live in Peru. */
const DEMO_DAY = { timeZone: 'America/Lima' };
