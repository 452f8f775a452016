import { useEffect } from 'react';
import type { DraftEditor } from './state/draft-editor.ts';

/** Undo, redo and save by their usual keys, wherever the focus is. */
export function useEditorKeys(editor: DraftEditor, readOnly: boolean): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
      const action = actionOf(event);
      if (action === null) return;
      // The browser's own undo knows one input only and would put back what the document has not.
      event.preventDefault();
      if (readOnly) return;
      if (action === 'save') void editor.flush();
      else editor[action]();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [editor, readOnly]);
}

function actionOf({ key, shiftKey }: KeyboardEvent): 'undo' | 'redo' | 'save' | null {
  switch (key.toLowerCase()) {
    case 'z':
      return shiftKey ? 'redo' : 'undo';
    case 'y':
      return 'redo';
    case 's':
      return 'save';
    default:
      return null;
  }
}
