import { useMemo } from 'react';
import { useLocale } from '#ui/i18n/useLocale.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';

interface Named {
  readonly browser: string | null;
  readonly system: string | null;
  readonly country: string | null;
}

/** "Chrome on Android · Peru", as far as it is known. */
export function useDeviceName(): (device: Named) => string {
  const say = useTexts('second-factor');
  const locale = useLocale();
  const countries = useMemo(
    () => new Intl.DisplayNames([locale], { type: 'region', fallback: 'code' }),
    [locale],
  );
  return ({ browser, system, country }) => {
    const name =
      browser !== null && system !== null
        ? say('second-factor:devices.on', { browser, system })
        : (browser ?? system ?? say('second-factor:devices.unknown'));
    return country === null ? name : `${name} · ${countries.of(country) ?? country}`;
  };
}
