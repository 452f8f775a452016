import { type KeyboardEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Icon } from '#ui/kit/Icon.tsx';
import { IconButton } from '#ui/kit/IconButton.tsx';
import { useQuery } from '#ui/query/useQuery.ts';
import { Dialog } from '#ui/kit/Dialog.tsx';
import { ProblemPanel } from '#staff/kit/ProblemPanel.tsx';
import { usePaused } from '#staff/values/usePaused.ts';
import { FoundMember } from './FoundMember.tsx';
import { MAX_SEARCH } from './member-filters.ts';
import styles from './MemberFinder.module.css';

const PAUSE_MS = 150;
const FOUND_AT_MOST = 8;

/** Goes to a member from anywhere: type, choose with the arrow keys, Enter. */
export function MemberFinder({ onClose }: { onClose: () => void }) {
  const say = useTexts('office', 'ui');
  const navigate = useNavigate();
  const id = useId();
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState(0);
  const search = usePaused(typed.trim(), PAUSE_MS);
  const { value, problem } = useQuery(
    'listMembers',
    { query: { limit: FOUND_AT_MOST, search } },
    { enabled: search !== '', keepPrevious: true },
  );
  const found = search === '' || typed.trim() === '' ? [] : (value?.items ?? []);
  const place = Math.min(chosen, found.length - 1);

  const open = (memberId: string): void => {
    onClose();
    void navigate(`/members/${memberId}`);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0 && found.length > 0) {
      event.preventDefault();
      setChosen((place + step + found.length) % found.length);
    }
    const member = found[place];
    // An older list may still stand there while the next is on its way.
    if (event.key === 'Enter' && member !== undefined && search === typed.trim()) open(member.id);
  };

  return (
    <Dialog title={say('office:finder.title')} onClose={onClose} finder>
      <div className={styles.box}>
        <Icon name="magnifyingGlass" />
        <input
          data-focus-first=""
          className={styles.input}
          role="combobox"
          aria-label={say('office:members.search')}
          aria-expanded={found.length > 0}
          aria-controls={`${id}-found`}
          aria-activedescendant={place < 0 ? undefined : `${id}-${place}`}
          aria-autocomplete="list"
          placeholder={say('office:members.searchHint')}
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
        aria-label={say('office:members.title')}
        className={styles.found}
      >
        {found.map((member, index) => (
          <FoundMember
            key={member.id}
            id={`${id}-${index}`}
            member={member}
            chosen={index === place}
            onChoose={() => open(member.id)}
          />
        ))}
      </div>
      <p role="status" className={styles.told}>
        {search !== '' && value?.items.length === 0 ? say('office:members.nothing.title') : null}
      </p>
    </Dialog>
  );
}
