import { useTexts } from '#ui/i18n/useTexts.ts';

export interface DraftFault {
  /** JSON pointer into what is edited. */
  readonly pointer: string;
  readonly code: string;
  /** What the text of the code needs. */
  readonly params?: Readonly<Record<string, string | number>>;
}

/** What is wrong at a place of the draft, in words; undefined: nothing. */
export function useFaultText(
  faults: readonly DraftFault[],
): (pointer: string) => string | undefined {
  const say = useTexts('validation');
  return (pointer) => {
    const fault = faults.find((one) => one.pointer === pointer);
    return fault === undefined ? undefined : say(`validation:${fault.code}`, fault.params);
  };
}
