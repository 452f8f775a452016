import type { NoticeFacts } from '#domain/inbox/notice-values.ts';
import { checkedCurrency, currencyExponent } from '#domain/money/currency.ts';
import { minorFromMicro } from '#domain/money/micro.ts';

/** The facts of an event as words of a language, by placeholder. */
export function noticeValues(
  facts: NoticeFacts[keyof NoticeFacts],
  language: string,
  say: (key: string) => string,
): Record<string, string> {
  const values: Record<string, string> = {};
  if ('amountMicro' in facts) values['amount'] = moneyText(facts, language);
  if ('period' in facts) values['period'] = say(`period.${facts.period}`);
  if ('until' in facts) values['until'] = untilText(facts.until, language, say);
  return values;
}

function moneyText(
  { amountMicro, currency }: { amountMicro: string; currency: string },
  language: string,
): string {
  const known = checkedCurrency(currency);
  const minor = minorFromMicro(BigInt(amountMicro), known);
  const amount = Number(minor) / 10 ** currencyExponent(known);
  return new Intl.NumberFormat(language, { style: 'currency', currency }).format(amount);
}

function untilText(until: string | null, language: string, say: (key: string) => string): string {
  if (until === null) return say('forGood');
  const format = new Intl.DateTimeFormat(language, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'UTC',
  });
  return `${format.format(new Date(until))} UTC`;
}
