import { useTexts } from '#ui/i18n/useTexts.ts';
import { Button } from '#ui/kit/Button.tsx';
import styles from './ReviewBar.module.css';

export interface ReviewBarProps {
  /** How much is about to change. */
  count: number;
  /** What has to be mended first, or seen; null: nothing. */
  obstacle: string | null;
  onDiscard: () => void;
  onReview: () => void;
}

/** Stays in sight while something is unfinished. */
export function ReviewBar({ count, obstacle, onDiscard, onReview }: ReviewBarProps) {
  const say = useTexts('office');
  return (
    <div className={styles.bar}>
      <p className={styles.count} aria-live="polite">
        {say('office:desk.changes', { count })}
        {obstacle === null ? null : <span className={styles.obstacle}> {obstacle}</span>}
      </p>
      <Button tone="quiet" onClick={onDiscard}>
        {say('office:desk.discard')}
      </Button>
      <Button aria-disabled={obstacle !== null} onClick={obstacle === null ? onReview : undefined}>
        {say('office:desk.review')}
      </Button>
    </div>
  );
}
