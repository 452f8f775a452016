import type { LineFault } from '#domain/lottery/price-line.ts';
import { checkedCurrency } from '#domain/money/currency.ts';
import { formatMicro } from '#domain/money/format-micro.ts';
import { smallestMicro } from '#domain/money/micro.ts';
import type { Say } from '#ui/i18n/useTexts.ts';

/** The advice on how to change a refused line. @param say with the texts `lottery` and `error` */
export function refusalText(say: Say, fault: LineFault, currency: string, locale: string): string {
  if (fault === 'PAYOUT_LIMIT_EXCEEDED') return say('error:PAYOUT_LIMIT_EXCEEDED');
  if (fault === 'AMOUNT_NOT_CONVERTIBLE') {
    const smallest = smallestMicro(checkedCurrency(currency));
    return say('lottery:stakeTooFine', { amount: formatMicro(smallest, currency, locale) });
  }
  return say('lottery:chooseMore');
}
