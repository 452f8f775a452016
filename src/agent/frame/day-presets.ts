import { addDays } from '#domain/day/day.ts';

/** Calendar days, both inclusive. */
export interface DayRange {
  readonly from: string;
  readonly to: string;
}

export const DAY_PRESETS = [
  'today',
  'yesterday',
  'last7',
  'last30',
  'thisMonth',
  'lastMonth',
] as const;

export type DayPreset = (typeof DAY_PRESETS)[number];

/** The days of a preset, counted from the brand's own day. */
export function presetDays(preset: DayPreset, today: string): DayRange {
  switch (preset) {
    case 'today':
      return { from: today, to: today };
    case 'yesterday':
      return { from: addDays(today, -1), to: addDays(today, -1) };
    case 'last7':
      return { from: addDays(today, -6), to: today };
    case 'last30':
      return { from: addDays(today, -29), to: today };
    case 'thisMonth':
      return { from: firstOfMonth(today), to: today };
    case 'lastMonth': {
      const to = addDays(firstOfMonth(today), -1);
      return { from: firstOfMonth(to), to };
    }
  }
}

/** The first preset with exactly these days. */
export function presetOf({ from, to }: DayRange, today: string): DayPreset | null {
  return (
    DAY_PRESETS.find((preset) => {
      const days = presetDays(preset, today);
      return days.from === from && days.to === to;
    }) ?? null
  );
}

const firstOfMonth = (day: string): string => `${day.slice(0, 8)}01`;
