import { dayIn, readDay } from '#domain/day/day.ts';
import { settingOf } from '../../brands/setting-of.ts';
import type { Feature } from '../../feature.ts';
import type { Parts } from '../../parts.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { Problem } from '../../platform/problem.ts';
import { type CallFacts, route, staffOf } from '../../platform/route.ts';
import { ownBrand } from '../../platform/own-brand.ts';
import {
  checkDay,
  checkFigures,
  rollupDays,
  waitingEvents,
} from '../../play/figures/figure-health.ts';
import { figures } from '../../play/figures/figures.consumer.ts';
import { SETTLED_ROUND_DAYS } from '../../play/figures/settled-round.store.ts';
import { addFigureMetrics } from './figure-metrics.ts';

/** Keeps the figures of members, teams and brands, and proves them against records and ledger. */
export function figuresFeature(parts: Parts): Feature {
  const { db, clock, brands, metrics } = parts;
  const own = (call: CallFacts & { params: { brand: string } }) =>
    ownBrand(staffOf(call), call.params.brand, brands.byId(call.params.brand));
  const zoneOf = (brand: string): string => settingOf(brands.byId(brand), 'brandDay').timeZone;
  const todayOf = (brand: string): string => dayIn(zoneOf(brand), clock.now());
  const termsOf = (brand: string) => ({
    timeZone: zoneOf(brand),
    rates: settingOf(brands.byId(brand), 'agentPolicy').rates,
  });
  const brandDays = () => brands.all().map(({ id }) => ({ brand: id, timeZone: zoneOf(id) }));
  addFigureMetrics(metrics.registry, db);
  return {
    name: 'figures',
    consumers: [figures({ termsOf, clock })],
    jobs: [
      {
        name: 'checkFigures',
        everySeconds: 300,
        run: (fence) => checkFigures({ ...parts, brandDays }, fence),
      },
    ],
    retention: [
      {
        table: 'settled_round',
        key: ['brand', 'seq'],
        age: 'counted_at',
        keepDays: SETTLED_ROUND_DAYS,
        why: 'Kinds of earning read a settled round within seconds; figures and lines keep what it came to.',
      },
    ],
    routes: [
      route('listRollupDays', async (call) => {
        const brand = own(call);
        return {
          timeZone: settingOf(brand, 'brandDay').timeZone,
          currency: brand.site.currency,
          waitingEvents: await waitingEvents(db),
          items: [...(await rollupDays(db, brand.id, todayOf(brand.id)))],
        };
      }),

      route('recheckRollupDay', async (call) => {
        const { id: brand } = own(call);
        const day = readDay(call.params.day);
        const today = todayOf(brand);
        const [found] =
          day === null || day > today
            ? []
            : await inTransaction(db, async (tx) => {
                await checkDay(tx, { brand, day, timeZone: zoneOf(brand) }, clock.now());
                return (await rollupDays(tx, brand, day)).filter((one) => one.day === day);
              });
        if (found === undefined) {
          throw new Problem('INVALID_PERIOD', { fields: { '/day': { code: 'END_BEFORE_START' } } });
        }
        return found;
      }),
    ],
  };
}
