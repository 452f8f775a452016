import { useId } from 'react';
import { Icon } from '#ui/kit/Icon.tsx';
import { useTexts } from '#ui/i18n/useTexts.ts';
import styles from './HelpSearch.module.css';

/** Looks for words in every answer as one types. */
export function HelpSearch({
  value,
  onChange,
}: {
  value: string;
  onChange: (value: string) => void;
}) {
  const say = useTexts('help');
  const id = useId();
  return (
    <div className={styles.field} role="search">
      <Icon name="magnifyingGlass" />
      <label className="visually-hidden" htmlFor={id}>
        {say('help:search')}
      </label>
      <input
        id={id}
        className={styles.input}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={64}
        placeholder={say('help:search')}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}
