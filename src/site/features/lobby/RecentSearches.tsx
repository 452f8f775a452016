import { useId } from 'react';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Button } from '#ui/kit/Button.tsx';
import styles from './RecentSearches.module.css';
import { useRecentSearches } from './useRecentSearches.ts';

export interface RecentSearchesProps {
  /** The present search. */
  text: string;
  onSearch: (text: string) => void;
}

/** Earlier searches of this browser, to repeat or to forget. */
export function RecentSearches({ text, onSearch }: RecentSearchesProps) {
  const say = useTexts('lobby');
  const id = useId();
  const { searches, forget } = useRecentSearches(text);
  if (searches.length === 0) return null;
  return (
    <section className={styles.recent} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {say('lobby:recent.title')}
      </h2>
      <ul className={styles.searches}>
        {searches.map((search) => (
          <li key={search}>
            <Button tone="secondary" size="small" onClick={() => onSearch(search)}>
              {search}
            </Button>
          </li>
        ))}
      </ul>
      <Button tone="quiet" size="small" onClick={forget}>
        {say('lobby:recent.clear')}
      </Button>
    </section>
  );
}
