import { useNavigate } from 'react-router-dom';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Dialog } from '#ui/kit/branded/Dialog.tsx';
import { HelpCentre } from './HelpCentre.tsx';

/** The help centre over the page it was asked for from; whoever closes it is at home. */
export function HelpDialog() {
  const say = useTexts('help');
  const navigate = useNavigate();
  return (
    <Dialog title={say('help:title')} width="wide" onClose={() => void navigate('/')}>
      <HelpCentre />
    </Dialog>
  );
}
