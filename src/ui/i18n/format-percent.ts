import { numberFormat } from './formatters.ts';

/**
 * A percentage given as decimal text ("96.3836") in the reader's notation, with at most two decimals
 * and never rounded up: a return is not promised that is not there.
 */
export function formatPercent(percent: string, locale: string): string {
  const cut = /^-?\d+(?:\.\d{1,2})?/.exec(percent)?.[0] ?? percent;
  return numberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(
    Number(cut) / 100,
  );
}
