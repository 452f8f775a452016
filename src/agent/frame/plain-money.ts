import { currencyDigits, decimalText } from '#domain/money/format-micro.ts';

/** An amount for a spreadsheet: no symbol, no grouping. */
export function plainMoney(micro: bigint, currency: string): string {
  return decimalText(micro, currencyDigits(currency));
}
