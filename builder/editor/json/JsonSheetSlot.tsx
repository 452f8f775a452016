import { Suspense } from 'react';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Dialog } from '#ui/kit/Dialog.tsx';
import { ErrorBoundary } from '#ui/kit/ErrorBoundary.tsx';
import { Notice } from '#ui/kit/Notice.tsx';
import type { DraftEditor } from '../state/draft-editor.ts';
import { LazyJsonSheet } from './lazy-json-sheet.ts';

export interface JsonSheetSlotProps {
  editor: DraftEditor;
  onClose: () => void;
}

/** Loads and shows the JSON sheet. The screen behind it stays, also when the code cannot be loaded. */
export function JsonSheetSlot({ editor, onClose }: JsonSheetSlotProps) {
  return (
    <Suspense fallback={null}>
      <ErrorBoundary fallback={() => <Unavailable onClose={onClose} />}>
        <LazyJsonSheet editor={editor} onClose={onClose} />
      </ErrorBoundary>
    </Suspense>
  );
}

function Unavailable({ onClose }: { onClose: () => void }) {
  const say = useTexts('builder-json');
  return (
    <Dialog title={say('builder-json:title')} onClose={onClose}>
      <Notice tone="problem">{say('builder-json:unavailable')}</Notice>
    </Dialog>
  );
}
