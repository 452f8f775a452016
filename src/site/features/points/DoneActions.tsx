import { useTexts } from '#ui/i18n/useTexts.ts';
import { Button } from '#ui/kit/Button.tsx';
import { ButtonLink } from '#ui/kit/ButtonLink.tsx';
import { HISTORY_HREF } from './mall-href.ts';
import styles from './PointForm.module.css';

/** Ends a dialog after points were used. Focus moves here, since the form is gone. */
export function DoneActions({ onClose }: { onClose: () => void }) {
  const say = useTexts('points');
  return (
    <div className={styles.actions}>
      <Button autoFocus onClick={onClose}>
        {say('points:done.close')}
      </Button>
      <ButtonLink tone="secondary" href={HISTORY_HREF} onClick={onClose}>
        {say('points:done.history')}
      </ButtonLink>
    </div>
  );
}
