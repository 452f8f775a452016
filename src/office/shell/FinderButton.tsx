import { useEffect, useState } from 'react';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Icon } from '#ui/kit/Icon.tsx';
import { Finder } from './Finder.tsx';
import styles from './FinderButton.module.css';

const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent);

/** Finds a member, a record or a screen from anywhere, by the pointer or by Ctrl+K. */
export function FinderButton() {
  const say = useTexts('office');
  const [open, setOpen] = useState(false);

  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      // Over another dialog it would hide what that one asks.
      if (document.querySelector('dialog[open]') === null) setOpen(true);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);

  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setOpen(true)}
      >
        <Icon name="magnifyingGlass" size="small" />
        <span className={styles.words}>{say('office:finder.title')}</span>
        <kbd className={styles.key} aria-hidden="true">
          {isApple ? '⌘ K' : 'Ctrl K'}
        </kbd>
      </button>
      {open ? <Finder onClose={() => setOpen(false)} /> : null}
    </>
  );
}
