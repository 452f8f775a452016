import { useId, useState } from 'react';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Dialog } from '#ui/kit/Dialog.tsx';
import { Action } from '../../../look/Action.tsx';
import type { Choice } from '../../../registry/choices.ts';
import formStyles from '../../forms/controls.module.css';
import { findIcons } from './find-icons.ts';
import styles from './IconDialog.module.css';
import { IconRadio } from './IconRadio.tsx';

export interface IconDialogProps {
  title: string;
  /** Empty: none. */
  value: string;
  icons: readonly Choice[];
  optional: boolean;
  /** Empty: none. */
  onChosen: (icon: string) => void;
  onClose: () => void;
}

/** All icons with a search. Arrow keys only mark one: Enter, a click or the button chooses it. */
export function IconDialog(props: IconDialogProps) {
  const { title, value, icons, optional, onChosen, onClose } = props;
  const say = useTexts('builder', 'builder-pick');
  const [search, setSearch] = useState('');
  const [marked, setMarked] = useState(value);
  const group = useId();
  const shown = findIcons(icons, search);
  return (
    <Dialog
      title={title}
      onClose={onClose}
      actions={
        <>
          {optional && value !== '' ? (
            <Action onClick={() => onChosen('')}>{say('builder:choice.none')}</Action>
          ) : null}
          <Action onClick={onClose}>{say('builder-pick:cancel')}</Action>
          <Action
            tone="strong"
            disabled={!shown.some((icon) => icon.value === marked)}
            onClick={() => onChosen(marked)}
          >
            {say('builder-pick:icon.use')}
          </Action>
        </>
      }
    >
      <div className={styles.tools}>
        <input
          type="search"
          className={formStyles.input}
          data-focus-first=""
          aria-label={say('builder-pick:icon.search')}
          placeholder={say('builder-pick:icon.search')}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            // The form around the dialog must not take it.
            event.preventDefault();
            const [only, ...others] = shown;
            if (only !== undefined && others.length === 0) onChosen(only.value);
          }}
        />
        <p className={styles.count} aria-live="polite">
          {say('builder-pick:icon.found', { count: shown.length })}
        </p>
      </div>
      <fieldset className={styles.grid}>
        <legend className="visually-hidden">{title}</legend>
        {shown.map((icon) => (
          <IconRadio
            key={icon.value}
            group={group}
            icon={icon.value}
            isMarked={icon.value === marked}
            onMark={setMarked}
            onChoose={onChosen}
          />
        ))}
      </fieldset>
    </Dialog>
  );
}
