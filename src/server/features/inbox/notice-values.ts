import type { NoticeFacts } from '#domain/inbox/notice-values.ts';
import { formatMicro } from '#domain/money/format-micro.ts';

/** The facts of an event as words of a locale, by placeholder. */
export function noticeValues(
  facts: NoticeFacts[keyof NoticeFacts],
  locale: string,
  say: (key: string) => string,
): Record<string, string> {
  const values: Record<string, string> = {};
  if ('amountMicro' in facts) {
    values['amount'] = formatMicro(BigInt(facts.amountMicro), facts.currency, locale);
  }
  if ('period' in facts) values['period'] = say(`period.${facts.period}`);
  if ('left' in facts) values['left'] = new Intl.NumberFormat(locale).format(facts.left);
  if ('hours' in facts) values['hours'] = new Intl.NumberFormat(locale).format(facts.hours);
  if ('until' in facts) values['until'] = untilText(facts.until, locale, say);
  for (const name of ['reason', 'bank', 'number', 'account', 'text', 'title'] as const) {
    const value = (facts as Partial<Record<typeof name, string>>)[name];
    if (value !== undefined) values[name] = value;
  }
  return values;
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
