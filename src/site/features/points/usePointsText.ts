import { useCallback } from 'react';
import { numberFormat } from '#ui/i18n/formatters.ts';
import { useLocale } from '#ui/i18n/useLocale.ts';

/** Writes a number of points in the reader's notation. `signed`: gains get a plus sign. */
export function usePointsText(): (points: number, signed?: 'signed') => string {
  const locale = useLocale();
  return useCallback(
    (points, signed) =>
      numberFormat(locale, signed === undefined ? {} : { signDisplay: 'exceptZero' }).format(
        points,
      ),
    [locale],
  );
}
