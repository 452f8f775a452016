import { useCallback } from 'react';
import { formatMicro } from '#domain/money/format-micro.ts';
import { useLocale } from '#ui/i18n/useLocale.ts';

/** Writes micro-units as money, for amounts within a sentence. */
export function useMoneyText(currency: string): (micro: string | bigint) => string {
  const locale = useLocale();
  return useCallback((micro) => formatMicro(BigInt(micro), currency, locale), [currency, locale]);
}
