import { useAtom } from 'jotai';
import { Button } from '#ui/kit/Button.tsx';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { takeUpdateAtom } from '../offline/update.atoms.ts';
import styles from './UpdateBanner.module.css';

/** Says that a newer version is there; nobody's page is loaded anew without their word. */
export function UpdateBanner() {
  const say = useTexts('shell');
  const [update, setUpdate] = useAtom(takeUpdateAtom);
  return (
    <div role="status">
      {update === null ? null : (
        <div className={styles.banner}>
          <p>{say('shell:update.text')}</p>
          <Button size="small" onClick={update.take}>
            {say('shell:update.take')}
          </Button>
          <Button size="small" tone="quiet" onClick={() => setUpdate(null)}>
            {say('shell:update.later')}
          </Button>
        </div>
      )}
    </div>
  );
}
