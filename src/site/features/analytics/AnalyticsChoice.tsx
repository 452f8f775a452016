import { useAtom } from 'jotai';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Switch } from '#ui/kit/Switch.tsx';
import { useHydrated } from '#ui/kit/useHydrated.ts';
import { analyticsConsentAtom } from './analytics-consent.ts';

/** Changes the answer about analytics, on the page that explains them. */
export function AnalyticsChoice() {
  const say = useTexts('shell');
  const hydrated = useHydrated();
  const [consent, answer] = useAtom(analyticsConsentAtom);
  return (
    <Switch
      label={say('shell:analytics.title')}
      checked={hydrated && consent === 'granted'}
      disabled={!hydrated}
      onChange={(checked) => answer(checked ? 'granted' : 'denied')}
    >
      {say('shell:analytics.question')}
    </Switch>
  );
}
