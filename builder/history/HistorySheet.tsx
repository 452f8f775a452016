import { useState } from 'react';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { useProblemText } from '#ui/query/useProblemText.ts';
import { useQuery } from '#ui/query/useQuery.ts';
import { useEditor } from '../editor/EditorContext.ts';
import type { DraftEditor } from '../editor/state/draft-editor.ts';
import { Action } from '../look/Action.tsx';
import { Notice } from '#ui/kit/Notice.tsx';
import { Dialog } from '#ui/kit/Dialog.tsx';
import { DiscardDraft } from './DiscardDraft.tsx';
import styles from './HistorySheet.module.css';
import { PublishRules } from './PublishRules.tsx';
import { RevisionRow } from './RevisionRow.tsx';
import { useRollBack } from './useRollBack.ts';

export interface HistorySheetProps {
  editor: DraftEditor;
  onClose: () => void;
}

/** Pages are as long as a person reads; the ones read before stay. */
const PAGE = 20;

/** What was published, and the way back to any of it. */
export function HistorySheet({ editor, onClose }: HistorySheetProps) {
  const say = useTexts('builder');
  const problemText = useProblemText();
  const { brand, hasChanges, readOnly } = useEditor();
  const [limit, setLimit] = useState(PAGE);
  const { value, problem } = useQuery(
    'listRevisions',
    { params: { brand }, query: { limit } },
    { keepPrevious: true },
  );
  const { rollBack, pending, problem: refusal } = useRollBack(editor);
  return (
    <Dialog wide title={say('builder:history')} onClose={onClose}>
      {problem === null ? null : <Notice tone="problem">{problemText(problem)}</Notice>}
      {refusal === null ? null : <Notice tone="problem">{problemText(refusal)}</Notice>}
      {hasChanges && !readOnly ? <DiscardDraft editor={editor} /> : null}
      <PublishRules />
      <ol className={styles.list}>
        {value?.items.map((revision) => (
          <RevisionRow
            key={revision.revision}
            revision={revision}
            pending={pending}
            onRollBack={() => void rollBack(revision.revision)}
            onRestored={onClose}
            editor={editor}
          />
        ))}
      </ol>
      {(value?.nextCursor ?? null) === null || limit >= 100 ? null : (
        <Action onClick={() => setLimit(limit + PAGE)}>{say('builder:history.more')}</Action>
      )}
    </Dialog>
  );
}
