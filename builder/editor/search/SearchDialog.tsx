import { MagnifyingGlass } from '@phosphor-icons/react/MagnifyingGlass';
import { type KeyboardEvent, useId, useState } from 'react';
import { Dialog } from '#ui/kit/Dialog.tsx';
import { IconButton } from '#ui/kit/IconButton.tsx';
import { Notice } from '#ui/kit/Notice.tsx';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Action } from '../../look/Action.tsx';
import { useEditor } from '../EditorContext.ts';
import styles from './SearchDialog.module.css';
import { searchIndex } from './search-index.ts';
import { SearchOption } from './SearchOption.tsx';
import { useSearchIndex } from './useSearchIndex.ts';

/** Jumps to any setting or text of the brand: type, choose with the arrow keys, Enter. */
export function SearchDialog({ onClose }: { onClose: () => void }) {
  const say = useTexts('builder', 'builder-edit', 'ui');
  const { select } = useEditor();
  const id = useId();
  const [query, setQuery] = useState('');
  const [chosen, setChosen] = useState(0);
  const { index, failed, retry } = useSearchIndex();
  const results = index === null ? [] : searchIndex(index, query);
  const active = Math.min(chosen, results.length - 1);
  const isAsking = query.trim() !== '';

  const jump = (pointer: string): void => {
    onClose();
    select(pointer);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0 && results.length > 0) {
      event.preventDefault();
      setChosen((active + step + results.length) % results.length);
    }
    const result = results[active];
    if (event.key === 'Enter' && result !== undefined) {
      event.preventDefault();
      jump(result.pointer);
    }
  };

  return (
    <Dialog title={say('builder-edit:search.title')} onClose={onClose} finder>
      <div className={styles.box}>
        <MagnifyingGlass size={20} aria-hidden="true" />
        <input
          data-focus-first=""
          className={styles.input}
          role="combobox"
          aria-label={say('builder-edit:search.title')}
          aria-expanded={results.length > 0}
          aria-controls={`${id}-results`}
          aria-activedescendant={active < 0 ? undefined : `${id}-${active}`}
          aria-autocomplete="list"
          placeholder={say('builder-edit:search.hint')}
          value={query}
          onChange={(event) => {
            setQuery(event.target.value);
            setChosen(0);
          }}
          onKeyDown={onKeyDown}
          maxLength={120}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <kbd className={styles.key} aria-hidden="true">
          Esc
        </kbd>
        <span className={styles.close}>
          <IconButton icon="close" label={say('ui:close')} onClick={onClose} />
        </span>
      </div>
      {failed ? (
        <div className={styles.failed}>
          <Notice
            tone="problem"
            action={<Action onClick={retry}>{say('builder:tryAgain')}</Action>}
          >
            {say('builder-edit:search.failed')}
          </Notice>
        </div>
      ) : null}
      <div
        id={`${id}-results`}
        role="listbox"
        aria-label={say('builder-edit:search.results')}
        className={styles.results}
      >
        {results.map((result, at) => (
          <SearchOption
            key={result.pointer}
            id={`${id}-${at}`}
            result={result}
            active={at === active}
            onChoose={() => jump(result.pointer)}
          />
        ))}
      </div>
      <p role="status" className={results.length > 0 ? 'visually-hidden' : styles.status}>
        {!isAsking || failed
          ? null
          : index === null
            ? say('builder-edit:search.loading')
            : say('builder-edit:search.found', { count: results.length })}
      </p>
    </Dialog>
  );
}
