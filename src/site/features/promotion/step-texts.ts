import type { CampaignTrigger } from '#contract/generated/types.ts';
import type { TermWords } from './term-words.ts';

/** What a player has to do for a reward, a sentence a step. */
export function stepTexts(
  trigger: CampaignTrigger,
  { say, money, locale }: Pick<TermWords, 'say' | 'money' | 'locale'>,
): string[] {
  switch (trigger.kind) {
    case 'deposit':
      return [
        ...(trigger.mustJoin ? [say('promotion:do.join')] : []),
        trigger.minDepositMicro === '0'
          ? say('promotion:do.anyDeposit')
          : say('promotion:do.deposit', { amount: money(trigger.minDepositMicro) }),
        ...(trigger.depositNumber === 0
          ? []
          : [say('promotion:do.depositNumber', { number: trigger.depositNumber })]),
        ...(trigger.weekdays.length === 0
          ? []
          : [say('promotion:do.weekdays', { days: weekdayNames(trigger.weekdays, locale) })]),
      ];
    case 'application':
      return [
        say('promotion:do.application'),
        ...(trigger.asksPictures ? [say('promotion:do.pictures')] : []),
      ];
    case 'raffle':
      return [say('promotion:do.raffle', { amount: money(trigger.ticketMicro) })];
    case 'rain':
      return [say('promotion:do.rain'), say('promotion:rain.share', { count: trigger.envelopes })];
    default:
      return [say(`promotion:do.${trigger.kind}`)];
  }
}

/** Names of weekdays, Monday is 1. */
function weekdayNames(weekdays: readonly number[], locale: string): string {
  const format = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' });
  // The first of January 2024 was a Monday.
  const names = weekdays
    .toSorted((one, other) => one - other)
    .map((weekday) => format.format(Date.UTC(2024, 0, weekday)));
  return new Intl.ListFormat(locale).format(names);
}
