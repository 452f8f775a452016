import { useSyncExternalStore } from 'react';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Button } from '#ui/kit/Button.tsx';
import { askToInstall, installOffer } from '../../frame/install-prompt.ts';

/**
 * Installs by a press, where the browser offers that; elsewhere the steps say how.
 * @param heading id of what has focus when the offer is taken up and the button gone
 */
export function InstallButton({ heading }: { heading: string }) {
  const say = useTexts('download');
  const offered = useSyncExternalStore(installOffer.subscribe, installOffer.isOpen, () => false);
  if (!offered) return null;
  const install = (): void => {
    document.getElementById(heading)?.focus({ preventScroll: true });
    void askToInstall();
  };
  return (
    <p>
      <Button onClick={install}>{say('download:install')}</Button>
    </p>
  );
}
