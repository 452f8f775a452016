/** Decimals of the smallest money mode: 0.002 of a currency with cents. */
const MODE_DIGITS = 3;

const formats = new Map<string, Intl.NumberFormat>();

/**
 * The stake of a unit with its currency. It has a third decimal where the currency's own decimals
 * would show 0.00.
 */
export function unitText(micro: bigint, currency: string, locale: string): string {
  const key = `${locale}|${currency}`;
  let format = formats.get(key);
  if (format === undefined) {
    format = new Intl.NumberFormat(locale, {
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
      useGrouping: 'always',
      maximumFractionDigits: MODE_DIGITS,
    });
    formats.set(key, format);
  }
  return format.format(Number(micro) / 1e6);
}
