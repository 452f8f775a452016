/** Micro-units in one unit of a currency. */
const MICRO = 1_000_000n;

export interface MoneyFormat {
  /** Shown with a sign in any case: for gains and losses. */
  signed?: boolean;
}

/**
 * Micro-units as money in the currency and language given, cut (never rounded up) to the currency's
 * own decimals. Exact for any bigint: Intl is given a decimal string and not a float.
 */
export function formatMicro(
  micro: bigint,
  currency: string,
  language: string,
  { signed = false }: MoneyFormat = {},
): string {
  const format = moneyFormat(currency, language, signed);
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2;
  return format.format(decimalText(micro, digits) as Intl.StringNumericLiteral);
}

/** Micro-units as a plain decimal number with `digits` decimals, the rest cut off. */
export function decimalText(micro: bigint, digits: number): string {
  const size = micro < 0n ? -micro : micro;
  const fraction = (size % MICRO).toString().padStart(6, '0').slice(0, digits);
  const text = digits === 0 ? `${size / MICRO}` : `${size / MICRO}.${fraction}`;
  const isZero = /^[0.]*$/.test(text);
  return micro < 0n && !isZero ? `-${text}` : text;
}

/** Decimals of a currency, by Intl. */
export function currencyDigits(currency: string): number {
  return moneyFormat(currency, 'en', false).resolvedOptions().maximumFractionDigits ?? 2;
}

/** Currency symbol alone, for use next to an input: S/, €, $. */
export function currencySymbol(currency: string, language: string): string {
  const parts = moneyFormat(currency, language, false).formatToParts(0);
  return parts.find((part) => part.type === 'currency')?.value ?? currency;
}

const formats = new Map<string, Intl.NumberFormat>();

/** Making a formatter costs some hundred times more than using it. */
function moneyFormat(currency: string, language: string, signed: boolean): Intl.NumberFormat {
  const key = `${language}|${currency}|${signed}`;
  const known = formats.get(key);
  if (known !== undefined) return known;
  const made = new Intl.NumberFormat(language, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    signDisplay: signed ? 'exceptZero' : 'auto',
    // Grouping is automatic per language; four digits group too, as amounts are compared in columns.
    useGrouping: 'always',
  });
  formats.set(key, made);
  return made;
}
