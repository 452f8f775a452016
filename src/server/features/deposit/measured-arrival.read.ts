import { LRUCache } from 'lru-cache';
import type { MeasuredArrival } from '#contract/generated/types.ts';
import { measureArrival } from '#domain/deposit/measure-arrival.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/database.ts';

/** Null where there is too little to tell. */
interface BrandArrivals {
  all: MeasuredArrival | null;
  byChannel: Readonly<Record<string, MeasuredArrival | null>>;
}

export interface MeasuredArrivals {
  read(brand: string): Promise<BrandArrivals>;
}

/** Everyone who looks at a home page or a cashier asks for the same. */
const FRESH_MS = 60_000;
const MAX_BRANDS = 1_000;
const DAYS = 30;
/** The latest: a change for the better or the worse is seen soon, however many pay. */
const MAX_DEPOSITS = 1_000;

/** How long deposits took from the order to the credit, measured once a minute however many ask. */
export function measuredArrivals(db: Db, clock: Clock): MeasuredArrivals {
  const measured = new LRUCache<string, BrandArrivals>({
    max: MAX_BRANDS,
    ttl: FRESH_MS,
    fetchMethod: (brand) => measure(db, brand, clock.now()),
  });
  return {
    async read(brand) {
      const arrivals = await measured.fetch(brand);
      if (arrivals === undefined) throw new Error('too little to tell is an answer');
      return arrivals;
    },
  };
}

async function measure(db: Db, brand: string, now: Date): Promise<BrandArrivals> {
  const rows = await db
    .selectFrom('deposit')
    .select(['channel', 'created_at', 'credited_at'])
    .where('brand', '=', brand)
    .where('status', '=', 'credited')
    .where('credited_at', '>=', new Date(now.getTime() - DAYS * 86_400_000))
    .orderBy('credited_at', 'desc')
    .limit(MAX_DEPOSITS)
    .execute();
  const figures = (of: typeof rows): MeasuredArrival | null => {
    const seconds = of.map(
      ({ created_at: from, credited_at: to }) => ((to ?? now).getTime() - from.getTime()) / 1000,
    );
    const measured = measureArrival(seconds);
    return measured && { ...measured, measuredAt: now.toISOString() };
  };
  const channels = [...new Set(rows.map(({ channel }) => channel))];
  return {
    all: figures(rows),
    byChannel: Object.fromEntries(
      channels.map((code) => [code, figures(rows.filter(({ channel }) => channel === code))]),
    ),
  };
}
