import { useId } from 'react';
import { Icon } from '#ui/kit/Icon.tsx';
import { IconButton } from '#ui/kit/IconButton.tsx';
import { useTexts } from '#ui/i18n/useTexts.ts';
import styles from './SearchField.module.css';

export interface SearchFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

/** Search as one types. */
export function SearchField({ label, value, onChange }: SearchFieldProps) {
  const say = useTexts('lobby');
  const id = useId();
  return (
    <div className={styles.field} role="search">
      <Icon name="magnifyingGlass" className={styles.icon} />
      <label className="visually-hidden" htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        className={styles.input}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        maxLength={64}
        placeholder={label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      {value === '' ? null : (
        <IconButton icon="close" label={say('lobby:clear')} onClick={() => onChange('')} />
      )}
    </div>
  );
}
