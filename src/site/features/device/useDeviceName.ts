import { useTexts } from '#ui/i18n/useTexts.ts';

interface Named {
  readonly browser: string | null;
  readonly system: string | null;
}

/** "Chrome · Android", as far as it is known. */
export function useDeviceName(): (device: Named) => string {
  const say = useTexts('second-factor');
  return ({ browser, system }) => {
    const known = [browser, system].filter((name) => name !== null);
    return known.length === 0 ? say('second-factor:devices.unknown') : known.join(' · ');
  };
}
