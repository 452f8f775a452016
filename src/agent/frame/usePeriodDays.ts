import { addDays, readDay } from '#domain/day/day.ts';
import { isPeriod } from '#domain/record/period.ts';
import { type DayRange, presetDays } from './day-presets.ts';
import { useAddress } from './useAddress.ts';

/** The server answers for a quarter at most. */
const MOST_DAYS = 92;

export interface PeriodDaysState extends DayRange {
  /** The brand's own day. */
  today: string;
  /** The days are in order and not too many for one answer. */
  isSound: boolean;
  setPeriod: (days: DayRange) => void;
}

/** The period of a screen, kept in the address; the last seven days at first. */
export function usePeriodDays(today: string): PeriodDaysState {
  const address = useAddress();
  const usual = presetDays('last7', today);
  const to = readDay(address.get('to')) ?? usual.to;
  const from = readDay(address.get('from')) ?? (to < usual.from ? to : usual.from);
  return {
    from,
    to,
    today,
    isSound: isPeriod({ from, to }) && to < addDays(from, MOST_DAYS),
    setPeriod: (days) => address.set({ from: days.from, to: days.to }),
  };
}
