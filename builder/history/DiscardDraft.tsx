import { useState } from 'react';
import { useSWRConfig } from 'swr';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { useClient } from '#ui/query/client-context.ts';
import { useCommand } from '#ui/query/useCommand.ts';
import { useProblemText } from '#ui/query/useProblemText.ts';
import { useEditor } from '../editor/EditorContext.ts';
import type { DraftEditor } from '../editor/state/draft-editor.ts';
import { Action } from '../look/Action.tsx';
import { Notice } from '#ui/kit/Notice.tsx';
import styles from './HistorySheet.module.css';
import { isChangedByPublication } from './changed-by-publication.ts';

/** Drops the draft. Undo brings it back for as long as this page is open. */
export function DiscardDraft({ editor }: { editor: DraftEditor }) {
  const say = useTexts('builder');
  const problemText = useProblemText();
  const client = useClient();
  const { mutate } = useSWRConfig();
  const { brand } = useEditor();
  const { run, pending, problem } = useCommand('discardDraft');
  const [sure, setSure] = useState(false);

  const discard = async (): Promise<void> => {
    if (!(await editor.flush())) return;
    const { version } = editor.getSnapshot();
    const outcome = await run({ params: { brand }, query: { version } });
    if (!outcome.ok) return;
    editor.adopt(await client.call('getBrandDraft', { params: { brand } }));
    await mutate(isChangedByPublication);
  };

  return (
    <div className={styles.row}>
      <div className={styles.words}>
        <strong>{say('builder:draft.title')}</strong>
        <p className={styles.who}>{say('builder:draft.text')}</p>
        {problem === null ? null : <Notice tone="problem">{problemText(problem)}</Notice>}
      </div>
      {sure ? (
        <div className={styles.sure}>
          <Action small onClick={() => setSure(false)}>
            {say('builder:cancel')}
          </Action>
          <Action small tone="danger" pending={pending} onClick={() => void discard()}>
            {say('builder:draft.discardSure')}
          </Action>
        </div>
      ) : (
        <Action small onClick={() => setSure(true)}>
          {say('builder:draft.discard')}
        </Action>
      )}
    </div>
  );
}
