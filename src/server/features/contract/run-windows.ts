import type { ContractKind, ContractPeriod } from '#contract/generated/types.ts';
import { contractWindow, hourWindow } from '#domain/contract/contract-window.ts';
import { addDays, dayIn } from '#domain/day/day.ts';
import type { LiveBrand } from '../../brands/live-brand.ts';
import { settingOf } from '../../brands/setting-of.ts';
import type { Db } from '../../platform/db/database.ts';
import type { JobFence } from '../../platform/jobs/job-lease.ts';
import type { ContractParts } from './contract-parts.ts';
import { isReviewable, runContracts } from './run-contracts.ts';

/** Figures of a day are complete within minutes of its end. */
const LATE_MS = 600_000;
/** Figures of an hour. Bets that are settled later belong to their own hour. */
const HOUR_LATE_MS = 300_000;
/** Windows that a server which was away still settles. */
const LOOK_BACK_DAYS = 62;
const DAY_MS = 86_400_000;
const ENDLESS = '9999-12-31';

/** Settles each window since the first day of its contracts, the oldest first. */
export async function runWindows(
  parts: ContractParts,
  brand: LiveBrand,
  fence: JobFence,
): Promise<number> {
  const { db, clock } = parts;
  const { timeZone } = settingOf(brand, 'brandDay');
  const today = dayIn(timeZone, new Date(clock.now().getTime() - LATE_MS));
  const { review } = settingOf(brand, 'contractPolicy');
  const of = { brand: brand.id, currency: brand.site.currency };
  let runs = 0;
  for (const { kind, period, firstDay, lastDay, lastRun } of await kindsOf(db, brand.id)) {
    if (period === 'hourly' || period === 'realTime') continue;
    const oldest = addDays(today, -LOOK_BACK_DAYS);
    const since = lastRun === null ? firstDay : addDays(lastRun, 1);
    let window = contractWindow(period, since < oldest ? oldest : since);
    while (window.to < today && window.from <= lastDay) {
      const run = { ...of, kind, period, ...window, hour: null };
      runs += Number(await runContracts(parts, run, review && isReviewable(kind), fence));
      window = contractWindow(period, addDays(window.to, 1));
    }
  }
  return runs;
}

/** Settles each hour that has ended since the first day of its contracts, the oldest first. */
export async function runHours(
  parts: ContractParts,
  brand: LiveBrand,
  fence: JobFence,
): Promise<number> {
  const { db, clock } = parts;
  const { timeZone } = settingOf(brand, 'brandDay');
  const now = clock.now().getTime() - HOUR_LATE_MS;
  let runs = 0;
  for (const { kind, period, firstDay, lastDay } of await kindsOf(db, brand.id)) {
    if (period !== 'hourly') continue;
    // A day before the first one: a zone may be up to 14 hours ahead.
    const first = Math.max(Date.parse(firstDay) - DAY_MS, now - LOOK_BACK_DAYS * DAY_MS);
    const since = (await lastHourOf(db, brand.id, kind)) ?? new Date(first);
    let { day, ...hour } = hourWindow(timeZone, since);
    while (hour.endsAt.getTime() <= now && day <= lastDay) {
      if (day >= firstDay) {
        const run = { brand: brand.id, currency: brand.site.currency, kind, period, hour };
        runs += Number(await runContracts(parts, { ...run, from: day, to: day }, false, fence));
      }
      ({ day, ...hour } = hourWindow(timeZone, hour.endsAt));
    }
  }
  return runs;
}

async function lastHourOf(db: Db, brand: string, kind: ContractKind): Promise<Date | null> {
  const row = await db
    .selectFrom('contract_run')
    .select('ends_at')
    .where('brand', '=', brand)
    .where('kind', '=', kind)
    .where('ends_at', 'is not', null)
    .orderBy('from_day', 'desc')
    .orderBy('starts_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.ends_at ?? null;
}

interface KindOf {
  readonly kind: ContractKind;
  readonly period: ContractPeriod;
  readonly firstDay: string;
  /** No contract pays for later days. */
  readonly lastDay: string;
  readonly lastRun: string | null;
}

async function kindsOf(db: Db, brand: string): Promise<readonly KindOf[]> {
  const rows = await db
    .selectFrom('contract as c')
    .select((eb) => [
      'c.kind',
      'c.period',
      eb.fn.min('c.from_day').as('firstDay'),
      eb.fn.max(eb.fn.coalesce('c.to_day', eb.val(ENDLESS))).as('lastDay'),
      eb
        .selectFrom('contract_run as r')
        .select((inner) => inner.fn.max('r.to_day').as('day'))
        .where('r.brand', '=', brand)
        .whereRef('r.kind', '=', 'c.kind')
        .whereRef('r.period', '=', 'c.period')
        .as('lastRun'),
    ])
    .where('c.brand', '=', brand)
    .where('c.from_day', 'is not', null)
    .groupBy(['c.kind', 'c.period'])
    .execute();
  return rows as unknown as KindOf[];
}
