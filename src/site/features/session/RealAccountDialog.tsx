import { useSetAtom } from 'jotai';
import { useLocation, useNavigate } from 'react-router-dom';
import { Button } from '#ui/kit/Button.tsx';
import { Dialog } from '#ui/kit/branded/Dialog.tsx';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { openedOver } from '../../frame/overlay-location.ts';
import { realAccountAskedAtom } from '../../frame/shell.atoms.ts';
import styles from './DialogActions.module.css';

/** Tells a trial player that what they want needs a real account, and leads to one. */
export function RealAccountDialog() {
  const say = useTexts('trial', 'shell');
  const ask = useSetAtom(realAccountAskedAtom);
  const location = useLocation();
  const navigate = useNavigate();
  const register = (): void => {
    ask(false);
    void navigate('/register', {
      state: openedOver(location, location.pathname + location.search),
    });
  };
  return (
    <Dialog title={say('shell:entrance.realAccount.title')} onClose={() => ask(false)}>
      <p>{say('trial:realAccount.text')}</p>
      <div className={styles.actions}>
        <Button tone="secondary" onClick={() => ask(false)}>
          {say('trial:realAccount.stay')}
        </Button>
        <Button onClick={register}>{say('shell:entrance.realAccount.action')}</Button>
      </div>
    </Dialog>
  );
}
