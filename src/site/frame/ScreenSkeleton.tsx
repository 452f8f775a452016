import { Skeleton } from '#ui/kit/Skeleton.tsx';
import { VisuallyHidden } from '#ui/kit/VisuallyHidden.tsx';
import { useTexts } from '#ui/i18n/useTexts.ts';
import styles from './ScreenSkeleton.module.css';

/** Holds a screen's place while its code or texts are on their way. */
export function ScreenSkeleton() {
  const say = useTexts('ui');
  return (
    <div className={`page ${styles.skeleton}`} role="status">
      <VisuallyHidden>{say('ui:loading')}</VisuallyHidden>
      <Skeleton shape="heading" />
      <Skeleton shape="line" count={2} />
      <Skeleton shape="block" count={2} />
    </div>
  );
}
