import { VisuallyHidden } from '#ui/kit/VisuallyHidden.tsx';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { useIsPagePending } from './useIsPagePending.ts';
import styles from './PendingBar.module.css';

/** A thin line at the top while the next page is on its way; a quick one comes without it. */
export function PendingBar() {
  const say = useTexts('ui');
  const isPending = useIsPagePending();
  return (
    <div role="status">
      {isPending ? (
        <>
          <VisuallyHidden>{say('ui:loading')}</VisuallyHidden>
          <div className={styles.bar} aria-hidden="true" />
        </>
      ) : null}
    </div>
  );
}
