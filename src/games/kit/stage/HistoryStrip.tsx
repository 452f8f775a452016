import { useTexts } from '#ui/i18n/useTexts.ts';
import styles from './HistoryStrip.module.css';

export interface HistoryMark {
  readonly roundId: string;
  readonly text: string;
  /** The round returned more than its stakes. */
  readonly gained: boolean;
}

/** Results of this window's rounds, newest first. They say nothing about the next one. */
export function HistoryStrip({ marks }: { marks: readonly HistoryMark[] }) {
  const say = useTexts('stage');
  return (
    <ol className={styles.strip} aria-label={say('stage:history')}>
      {marks.map(({ roundId, text, gained }) => (
        <li key={roundId} className={`tabular ${styles.mark}`} data-gained={gained}>
          {text}
        </li>
      ))}
    </ol>
  );
}
