import type { MemberNotice } from '#contract/generated/events.ts';
import { formatMicro } from '#domain/money/format-micro.ts';

/** The facts of an event as words of a locale, by placeholder. */
export function noticeValues(
  facts: MemberNotice['facts'],
  locale: string,
  say: (key: string) => string,
): Record<string, string> {
  const values: Record<string, string> = {};
  const { amountMicro, currency, period, until } = facts;
  if (typeof amountMicro === 'string' && typeof currency === 'string') {
    values['amount'] = formatMicro(BigInt(amountMicro), currency, locale);
  }
  if (typeof period === 'string') values['period'] = say(`period.${period}`);
  for (const name of ['left', 'hours'] as const) {
    const value = facts[name];
    if (typeof value === 'number') values[name] = new Intl.NumberFormat(locale).format(value);
  }
  if (until === null || typeof until === 'string') values['until'] = untilText(until, locale, say);
  for (const name of ['reason', 'bank', 'number', 'account', 'text', 'title', 'level'] as const) {
    const value = facts[name];
    if (typeof value === 'string') values[name] = value;
  }
  const { day } = facts;
  if (typeof day === 'string') values['day'] = dayText(day, locale);
  return values;
}

function dayText(day: string, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  return format.format(new Date(day));
}

function untilText(until: string | null, locale: string, say: (key: string) => string): string {
  if (until === null) return say('forGood');
  const format = new Intl.DateTimeFormat(locale, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'UTC',
  });
  return `${format.format(new Date(until))} UTC`;
}
