import type { AnnouncementFault } from '#domain/announcement/announcement-faults.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';

/** What is wrong at a place of the draft, in words; undefined: nothing. */
export function useFaultText(
  faults: readonly AnnouncementFault[],
): (pointer: string) => string | undefined {
  const say = useTexts('validation');
  return (pointer) => {
    const fault = faults.find((one) => one.pointer === pointer);
    return fault === undefined ? undefined : say(`validation:${fault.code}`, fault.params);
  };
}
