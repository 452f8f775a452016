import { useId } from 'react';
import { Icon } from '#ui/kit/Icon.tsx';
import { IconButton } from '#ui/kit/IconButton.tsx';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { useTypedFilter } from '#ui/query/useTypedFilter.ts';
import styles from './SearchField.module.css';

export interface SearchFieldProps {
  label: string;
  /** As the address has it. */
  value: string;
  onChange: (value: string) => void;
}

/** Search as one types. */
export function SearchField({ label, value, onChange }: SearchFieldProps) {
  const say = useTexts('lobby');
  const id = useId();
  const [text, setText] = useTypedFilter(value, onChange);
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
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      {text === '' ? null : (
        <IconButton icon="close" label={say('lobby:clear')} onClick={() => setText('')} />
      )}
    </div>
  );
}
