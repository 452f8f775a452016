import { ClockCounterClockwise } from '@phosphor-icons/react/ClockCounterClockwise';
import { useState } from 'react';
import { useTexts } from '#ui/i18n/useTexts.ts';
import type { DraftEditor } from '../editor/state/draft-editor.ts';
import { IconAction } from '../look/IconAction.tsx';
import { HistorySheet } from './HistorySheet.tsx';

export function HistoryButton({ editor }: { editor: DraftEditor }) {
  const say = useTexts('builder');
  const [open, setOpen] = useState(false);
  return (
    <>
      <IconAction
        label={say('builder:history')}
        icon={<ClockCounterClockwise size={18} />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      {open ? <HistorySheet editor={editor} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
