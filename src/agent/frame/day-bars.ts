import { addDays } from '#domain/day/day.ts';
import type { DayRange } from './day-presets.ts';

export interface DayAmount {
  readonly day: string;
  readonly micro: bigint;
}

interface DayBar extends DayAmount {
  readonly y: number;
  readonly height: number;
}

export interface DayBars {
  readonly bars: readonly DayBar[];
  /** Height of the zero line. */
  readonly zero: number;
  readonly highest: bigint;
  readonly lowest: bigint;
}

/** Bars of a chart `size` high. Amounts stay exact; only the drawn lengths are rounded. */
export function dayBars(days: readonly DayAmount[], size: number): DayBars {
  let top = 0n;
  let bottom = 0n;
  for (const { micro } of days) {
    if (micro > top) top = micro;
    if (micro < bottom) bottom = micro;
  }
  const span = top - bottom;
  const length = (micro: bigint): number =>
    span === 0n ? 0 : (Number((micro * 10_000n) / span) / 10_000) * size;
  const zero = span === 0n ? size : length(top);
  return {
    bars: days.map(({ day, micro }) => {
      const height = Math.abs(length(micro));
      return { day, micro, height, y: micro < 0n ? zero : zero - height };
    }),
    zero,
    highest: days.reduce((most, { micro }) => (micro > most ? micro : most), days[0]?.micro ?? 0n),
    lowest: days.reduce(
      (least, { micro }) => (micro < least ? micro : least),
      days[0]?.micro ?? 0n,
    ),
  };
}

/** Amounts for every day of a period: days on which nothing happened are not in an answer. */
export function everyDay({ from, to }: DayRange, known: readonly DayAmount[]): DayAmount[] {
  const amounts = new Map(known.map(({ day, micro }) => [day, micro]));
  const days: DayAmount[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) {
    days.push({ day, micro: amounts.get(day) ?? 0n });
  }
  return days;
}
