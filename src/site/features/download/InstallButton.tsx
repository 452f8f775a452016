import { useSyncExternalStore } from 'react';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Button } from '#ui/kit/Button.tsx';
import { askToInstall, installOffer } from '../../install-prompt.ts';

/** Installs by a press, where the browser offers that; elsewhere the steps say how. */
export function InstallButton() {
  const say = useTexts('download');
  const offered = useSyncExternalStore(installOffer.subscribe, installOffer.isOpen, () => false);
  if (!offered) return null;
  return (
    <p>
      <Button onClick={() => void askToInstall()}>{say('download:install')}</Button>
    </p>
  );
}
