import { MagnifyingGlass } from '@phosphor-icons/react/MagnifyingGlass';
import { useState } from 'react';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { IconAction } from '../../look/IconAction.tsx';
import { modifierKey } from './modifier-key.ts';
import { SearchDialog } from './SearchDialog.tsx';
import { isPlainKey, useShortcut } from './useShortcut.ts';

/** Opens the search over all settings and texts; so do Ctrl+K or Cmd+K, and `/`. */
export function SearchButton() {
  const say = useTexts('builder-edit');
  const [open, setOpen] = useState(false);
  useShortcut(opensSearch, () => setOpen(true));
  return (
    <>
      <IconAction
        label={say('builder-edit:search.title')}
        hint={`${modifierKey} K`}
        icon={<MagnifyingGlass size={18} />}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K /"
        onClick={() => setOpen(true)}
      />
      {open ? <SearchDialog onClose={() => setOpen(false)} /> : null}
    </>
  );
}

function opensSearch(event: KeyboardEvent): boolean {
  if (isPlainKey(event, '/')) return true;
  const hasModifier = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
  return hasModifier && event.key.toLowerCase() === 'k';
}
