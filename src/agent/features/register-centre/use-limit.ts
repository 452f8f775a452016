import { latinDigits } from '#domain/text/latin-digits.ts';

const MOST_USES = 100_000;

/** How often a link may be used; null: no limit; undefined: not a number in range. */
export function readUseLimit(text: string): number | null | undefined {
  const typed = latinDigits(text.trim());
  if (typed === '') return null;
  if (!/^\d{1,6}$/.test(typed)) return undefined;
  const uses = Number(typed);
  return uses >= 1 && uses <= MOST_USES ? uses : undefined;
}
