import { useRef } from 'react';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Icon } from '#ui/kit/Icon.tsx';
import { IconButton } from '#ui/kit/IconButton.tsx';
import { Field } from '#ui/kit/Field.tsx';
import { useTypedFilter } from '#ui/query/useTypedFilter.ts';
import { MAX_SEARCH } from './member-filters.ts';
import styles from './MemberSearch.module.css';

export interface MemberSearchProps {
  /** As the address has it. */
  search: string;
  onSearch: (search: string) => void;
}

/** Finds members by the start of their name, or by id. */
export function MemberSearch({ search, onSearch }: MemberSearchProps) {
  const say = useTexts('office');
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useTypedFilter(search, onSearch);
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
