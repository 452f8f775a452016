import { useEffect, useRef } from 'react';
import styles from './SearchDialog.module.css';
import type { SearchResult } from './search-index.ts';

export interface SearchOptionProps {
  id: string;
  result: SearchResult;
  active: boolean;
  onChoose: () => void;
}

/** One result; the active one stays in sight while the focus is in the input. */
export function SearchOption({ id, result, active, onChoose }: SearchOptionProps) {
  const option = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (active) option.current?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  const { title, path, value } = result;
  return (
    // The combobox keeps the focus and the keys: this is a target for the pointer.
    <button
      ref={option}
      type="button"
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={active}
      className={styles.result}
      onClick={onChoose}
    >
      <span className={styles.title}>{title}</span>
      {path === '' ? null : <span className={styles.path}>{path}</span>}
      {value === '' ? null : (
        <span className={styles.value} dir="auto">
          {value}
        </span>
      )}
    </button>
  );
}
