import { type KeyboardEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Icon } from '#ui/kit/Icon.tsx';
import { IconButton } from '#ui/kit/IconButton.tsx';
import { Dialog } from '#ui/kit/Dialog.tsx';
import { ProblemPanel } from '#staff/kit/ProblemPanel.tsx';
import { usePaused } from '#staff/values/usePaused.ts';
import styles from './Finder.module.css';
import { FoundLine } from './FoundLine.tsx';
import { useFound } from './useFound.ts';

const PAUSE_MS = 150;
/** The contract's bound of a search. */
const MAX_SEARCH = 64;

/** Goes to a member, a record or a screen from anywhere: type, choose with the arrow keys, Enter. */
export function Finder({ onClose }: { onClose: () => void }) {
  const say = useTexts('office', 'ui');
  const navigate = useNavigate();
  const id = useId();
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState(0);
  const search = usePaused(typed.trim(), PAUSE_MS);
  const { found: lines, isSettled, problem } = useFound(search);
  const found = typed.trim() === '' ? [] : lines;
  const place = Math.min(chosen, found.length - 1);

  const open = (href: string): void => {
    onClose();
    void navigate(href);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0 && found.length > 0) {
      event.preventDefault();
      setChosen((place + step + found.length) % found.length);
    }
    const line = found[place];
    // An older list may still be there while the next is on its way.
    if (event.key === 'Enter' && line !== undefined && search === typed.trim()) open(line.href);
  };

  return (
    <Dialog title={say('office:finder.title')} onClose={onClose} finder>
      <div className={styles.box}>
        <Icon name="magnifyingGlass" />
        <input
          data-focus-first=""
          className={styles.input}
          role="combobox"
          aria-label={say('office:finder.label')}
          aria-expanded={found.length > 0}
          aria-controls={`${id}-found`}
          aria-activedescendant={place < 0 ? undefined : `${id}-${place}`}
          aria-autocomplete="list"
          placeholder={say('office:finder.hint')}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setChosen(0);
          }}
          onKeyDown={onKeyDown}
          maxLength={MAX_SEARCH}
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
      {problem === null ? null : <ProblemPanel problem={problem} />}
      <div
        id={`${id}-found`}
        role="listbox"
        aria-label={say('office:finder.title')}
        className={styles.found}
      >
        {found.map((line, index) => (
          <FoundLine
            key={line.key}
            id={`${id}-${index}`}
            line={line}
            chosen={index === place}
            onChoose={() => open(line.href)}
          />
        ))}
      </div>
      <p role="status" className={styles.told}>
        {search !== '' && isSettled && found.length === 0 ? say('office:finder.nothing') : null}
      </p>
    </Dialog>
  );
}
