import { useAtom, useStore } from 'jotai';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Button } from '#ui/kit/Button.tsx';
import { Dialog } from '#ui/kit/branded/Dialog.tsx';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { useClient } from '#ui/query/client-context.ts';
import { sessionEndedAtom } from '#ui/session/session.atoms.ts';
import { openedOver } from '../../frame/overlay-location.ts';
import { refreshSite } from '../../frame/refresh-site.ts';
import styles from './DialogActions.module.css';

/** The session ended while the page was open: says why and offers to sign in again. */
export function SessionEndedDialog() {
  const say = useTexts('session');
  const client = useClient();
  const store = useStore();
  const location = useLocation();
  const navigate = useNavigate();
  const [end, setEnded] = useAtom(sessionEndedAtom);
  const [pending, setPending] = useState(false);

  const goOn = async (path: string, state: unknown): Promise<void> => {
    setPending(true);
    // Without a network the page stays as it was; the next request will ask again.
    await refreshSite(client, store).catch(() => setEnded(null));
    await navigate(path, { state });
  };
  return (
    <Dialog title={say('session:ended.title')} onClose={() => void goOn('/', null)} busy={pending}>
      <p>{say(end === 'replaced' ? 'session:ended.replaced' : 'session:ended.text')}</p>
      <div className={styles.actions}>
        <Button tone="secondary" onClick={() => void goOn('/', null)}>
          {say('session:ended.leave')}
        </Button>
        <Button
          pending={pending}
          onClick={() =>
            void goOn('/login', openedOver(location, location.pathname + location.search))
          }
        >
          {say('session:login.submit')}
        </Button>
      </div>
    </Dialog>
  );
}
