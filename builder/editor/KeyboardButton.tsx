import { Keyboard } from '@phosphor-icons/react/Keyboard';
import { useState } from 'react';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { IconAction } from '../look/IconAction.tsx';
import { KeyboardSheet } from './KeyboardSheet.tsx';
import { isPlainKey, useShortcut } from './search/useShortcut.ts';

/** Opens the list of keyboard shortcuts; so does `?`. */
export function KeyboardButton() {
  const say = useTexts('builder-edit');
  const [open, setOpen] = useState(false);
  useShortcut(
    (event) => isPlainKey(event, '?'),
    () => setOpen(true),
  );
  return (
    <>
      <IconAction
        label={say('builder-edit:keyboard.title')}
        hint="?"
        icon={<Keyboard size={18} />}
        aria-haspopup="dialog"
        aria-keyshortcuts="?"
        onClick={() => setOpen(true)}
      />
      {open ? <KeyboardSheet onClose={() => setOpen(false)} /> : null}
    </>
  );
}
