import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Icon } from '#ui/kit/Icon.tsx';
import { IconButton } from '#ui/kit/IconButton.tsx';
import { Field } from '#ui/kit/Field.tsx';
import { MAX_SEARCH } from './member-filters.ts';
import styles from './MemberSearch.module.css';

/** The list waits for a pause in the typing. */
const PAUSE_MS = 250;

export interface MemberSearchProps {
  /** As the address has it. */
  search: string;
  onSearch: (search: string) => void;
}

/** Finds members by the start of their name, or by id. */
export function MemberSearch({ search, onSearch }: MemberSearchProps) {
  const say = useTexts('office');
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(search);
  const [known, setKnown] = useState(search);
  const send = useEffectEvent(onSearch);
  // The address changed by other means: the browser's back button, or a reset of the filters.
  if (known !== search) {
    setKnown(search);
    if (typed.trim() !== search) setTyped(search);
  }

  useEffect(() => {
    const wanted = typed.trim();
    if (wanted === search) return;
    const timer = setTimeout(() => send(wanted), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, search]);

  return (
    <div className={styles.search}>
      <Field
        ref={input}
        label={say('office:members.search')}
        hideLabel
        type="search"
        placeholder={say('office:members.searchHint')}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        maxLength={MAX_SEARCH}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
        before={<Icon name="magnifyingGlass" size="small" />}
        after={
          typed === '' ? null : (
            <IconButton
              className={styles.clear}
              icon="close"
              label={say('office:members.clearSearch')}
              onClick={() => {
                setTyped('');
                input.current?.focus();
              }}
            />
          )
        }
      />
    </div>
  );
}
