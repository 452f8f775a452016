import { useMemo } from 'react';
import { formatMicro } from '#domain/money/format-micro.ts';
import { useLocale } from '#ui/i18n/useLocale.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import type { Wording } from './stage-game.ts';

/** Words, amounts and numbers of a game in the player's language. */
export function useWording(namespace: string, currency: string): Wording {
  const say = useTexts(namespace, 'stage');
  const locale = useLocale();
  return useMemo(
    () => ({
      say,
      money: (micro) => formatMicro(BigInt(micro), currency, locale),
      number: (value, decimals = 0) =>
        new Intl.NumberFormat(locale, {
          minimumFractionDigits: decimals,
          maximumFractionDigits: decimals,
        }).format(value),
    }),
    [say, locale, currency],
  );
}
