import { useAtom } from 'jotai';
import { useLocation } from 'react-router-dom';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Icon } from '#ui/kit/Icon.tsx';
import { IconButton } from '#ui/kit/IconButton.tsx';
import { successAtom } from './shell.atoms.ts';
import styles from './UpdateBanner.module.css';

/** Announces what has just succeeded, on the page that follows it. */
export function SuccessBanner() {
  const say = useTexts('ui');
  const { pathname } = useLocation();
  const [success, setSuccess] = useAtom(successAtom);
  return (
    <div role="status">
      {success?.path === pathname ? (
        <div className={styles.banner}>
          <Icon name="check" />
          <p>{success.text}</p>
          <IconButton icon="close" label={say('ui:close')} onClick={() => setSuccess(null)} />
        </div>
      ) : null}
    </div>
  );
}
