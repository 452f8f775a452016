import type { ContractLine } from '#contract/generated/types.ts';
import { momentRange } from '#ui/i18n/format-moment.ts';
import { rangeText } from '../../frame/format-day.ts';

/** The days of a line, or its moments where the period is shorter than a day. */
export function linePeriod(
  { from, to, startsAt, endsAt }: Pick<ContractLine, 'from' | 'to' | 'startsAt' | 'endsAt'>,
  locale: string,
): string {
  if (startsAt === null || endsAt === null) return rangeText({ from, to }, locale);
  return momentRange(startsAt, endsAt, locale);
}
