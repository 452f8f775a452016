import { useTexts } from '#ui/i18n/useTexts.ts';
import { Button } from '#ui/kit/Button.tsx';
import { Icon } from '#ui/kit/Icon.tsx';
import styles from './Pager.module.css';

export interface PagerProps {
  /** How many rows are on this page. */
  shown: number;
  /** Left out on the first page. */
  onPrevious?: (() => void) | undefined;
  /** Left out on the last page. */
  onNext?: (() => void) | undefined;
}

/** Steps through pages that are known by a cursor, so neither their number nor their end is. */
export function Pager({ shown, onPrevious, onNext }: PagerProps) {
  const say = useTexts('office');
  return (
    <nav className={styles.pager} aria-label={say('office:pager.label')}>
      <p className={styles.count} aria-live="polite">
        {say('office:pager.shown', { shown })}
      </p>
      <Button tone="secondary" aria-disabled={onPrevious === undefined} onClick={onPrevious}>
        <Icon name="caretLeft" size="small" />
        {say('office:pager.previous')}
      </Button>
      <Button tone="secondary" aria-disabled={onNext === undefined} onClick={onNext}>
        {say('office:pager.next')}
        <Icon name="caretRight" size="small" />
      </Button>
    </nav>
  );
}
