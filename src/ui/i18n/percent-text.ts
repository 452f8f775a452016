import { formatPercent } from './format-percent.ts';

/** Basis points as a percentage in the reader's notation. */
export function percentText(basisPoints: number, locale: string): string {
  return formatPercent(percentDecimal(basisPoints), locale);
}

/** Basis points as the decimal text of a percentage: 6050 is 60.50. */
export function percentDecimal(basisPoints: number): string {
  const hundredths = String(basisPoints).padStart(3, '0');
  return `${hundredths.slice(0, -2)}.${hundredths.slice(-2)}`;
}
