import { numberFormat } from '#ui/i18n/formatters.ts';

/** A rate with its four decimals in the reader's notation: `formatPercent` cuts to two. */
export function rateText(percent: string, locale: string): string {
  return numberFormat(locale, { style: 'percent', maximumFractionDigits: 4 }).format(
    Number(percent) / 100,
  );
}
