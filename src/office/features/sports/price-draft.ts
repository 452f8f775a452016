import { areOdds } from '#domain/sports/odds.ts';

const MILLI = 1_000;
const DECIMAL = /^\d{1,5}([.,]\d{1,3})?$/;

/** Odds as they are typed, with a point or a comma, in thousandths. null: they are none. */
export function readOdds(text: string): number | null {
  const typed = text.trim();
  if (!DECIMAL.test(typed)) return null;
  const milli = Math.round(Number(typed.replace(',', '.')) * MILLI);
  return areOdds(milli) ? milli : null;
}

export const oddsText = (milli: number): string => (milli / MILLI).toFixed(2);
