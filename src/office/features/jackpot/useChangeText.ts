import { useTexts } from '#ui/i18n/useTexts.ts';
import type { Change } from '#staff/setting/ChangeList.tsx';
import { useOfficeLocale } from '#staff/values/useOfficeLocale.ts';
import type { JackpotChange } from './jackpot-changes.ts';
import { termText } from './jackpot-terms-text.ts';

/** A change in the words of the desk. @param currency the brand's. */
export function useChangeText(currency: string): (change: JackpotChange) => Change {
  const say = useTexts('jackpot-desk', 'office');
  const locale = useOfficeLocale();
  return (change) => {
    const { id } = change;
    const what = say(`jackpot-desk:${id}`);
    if (change.id === 'enabled') {
      const word = (enabled: boolean): string => say(enabled ? 'office:on' : 'office:off');
      return { id, what, before: word(change.before), after: word(change.after) };
    }
    const { id: name, before, after } = change;
    const figure = (value: string | null): string =>
      value === null ? '–' : termText(name, value, { currency, locale });
    return { id, what, before: figure(before), after: figure(after) };
  };
}
