import { LRUCache } from 'lru-cache';
import type { MeasuredArrival } from '#contract/generated/types.ts';
import { measureArrival } from '#domain/deposit/measure-arrival.ts';
import type { Clock } from '../platform/clock.ts';

/** Null where there is too little to tell. */
interface BrandArrivals {
  all: MeasuredArrival | null;
  byChannel: Readonly<Record<string, MeasuredArrival | null>>;
}

export interface MeasuredArrivals {
  read(brand: string): Promise<BrandArrivals>;
}

/** One movement of money from the player's request to its arrival. */
export interface Arrival {
  channel: string;
  from: Date;
  to: Date;
}

/** Everyone who looks at a home page or a cashier asks for the same. */
const FRESH_MS = 60_000;
const MAX_BRANDS = 1_000;
const DAYS = 30;
/** The latest: a change for the better or the worse is seen soon, however many pay. */
const MOST = 1_000;

/**
 * How long money took, measured once a minute however many ask.
 * @param latest a brand's arrivals since a moment, the newest first, at most so many
 */
export function measuredArrivals(
  latest: (brand: string, since: Date, most: number) => Promise<readonly Arrival[]>,
  clock: Clock,
): MeasuredArrivals {
  const measured = new LRUCache<string, BrandArrivals>({
    max: MAX_BRANDS,
    ttl: FRESH_MS,
    fetchMethod: async (brand) => {
      const now = clock.now();
      const since = new Date(now.getTime() - DAYS * 86_400_000);
      return figuresOf(await latest(brand, since, MOST), now);
    },
  });
  return {
    async read(brand) {
      const arrivals = await measured.fetch(brand);
      if (arrivals === undefined) throw new Error('too little to tell is an answer');
      return arrivals;
    },
  };
}

function figuresOf(arrivals: readonly Arrival[], now: Date): BrandArrivals {
  const figures = (of: readonly Arrival[]): MeasuredArrival | null => {
    const measured = measureArrival(
      of.map(({ from, to }) => (to.getTime() - from.getTime()) / 1000),
    );
    return measured && { ...measured, measuredAt: now.toISOString() };
  };
  const channels = [...new Set(arrivals.map(({ channel }) => channel))];
  return {
    all: figures(arrivals),
    byChannel: Object.fromEntries(
      channels.map((code) => [code, figures(arrivals.filter(({ channel }) => channel === code))]),
    ),
  };
}
