import { FAIR_SERIES } from '#domain/lottery/odds.ts';
import { formatPercent } from '#ui/i18n/format-percent.ts';

/**
 * A series, or a difference of two, as players read it: 1960 of 2000 is 98 %. Only agents and staff
 * work with the number itself.
 */
export const seriesPercent = (series: number, locale: string): string =>
  formatPercent(String((series * 100) / FAIR_SERIES), locale);
