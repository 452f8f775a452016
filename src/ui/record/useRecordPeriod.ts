import { readDay } from '#domain/day/day.ts';
import { useSearchParams } from 'react-router-dom';
import { isPeriod, type Period, periodBounds } from '#domain/record/period.ts';

export interface RecordPeriod {
  period: Period;
  /** Moments for the query; none while the days are out of order. */
  bounds: { from?: string; to?: string };
  isSound: boolean;
  setPeriod: (period: Period) => void;
}

/** The period of a record, which stands in the address with its other filters. */
export function useRecordPeriod(): RecordPeriod {
  const [search, setSearch] = useSearchParams();
  const period = { from: readDay(search.get('from')), to: readDay(search.get('to')) };
  const isSound = isPeriod(period);
  return {
    period,
    isSound,
    bounds: isSound ? periodBounds(period) : {},
    setPeriod: ({ from, to }) =>
      setSearch(
        (now) => {
          const next = new URLSearchParams(now);
          for (const [name, day] of [
            ['from', from],
            ['to', to],
          ] as const) {
            if (day === null) next.delete(name);
            else next.set(name, day);
          }
          return next;
        },
        { replace: true },
      ),
  };
}
