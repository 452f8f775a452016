import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import type { ProblemError } from '#contract/problem-error.ts';
import { useClient } from '#ui/query/client-context.ts';
import { useCommand } from '#ui/query/useCommand.ts';
import { useEditor } from '../editor/EditorContext.ts';
import type { DraftEditor } from '../editor/state/draft-editor.ts';
import { isChangedByPublication } from './changed-by-publication.ts';

/** Makes an earlier revision live. A draft in the making stays as it is. */
export function useRollBack(editor: DraftEditor): {
  rollBack: (revision: number) => Promise<void>;
  pending: boolean;
  problem: ProblemError | null;
} {
  const { brand } = useEditor();
  const client = useClient();
  const { mutate } = useSWRConfig();
  const { run, pending, problem } = useCommand('rollBackRevision');
  const rollBack = useCallback(
    async (revision: number) => {
      // What is unsent would otherwise be lost from the screen when the server's draft is read.
      if (!(await editor.flush())) return;
      const liveRevision = editor.getSnapshot().live?.revision ?? null;
      const outcome = await run({ params: { brand }, body: { revision, liveRevision } });
      if (!outcome.ok) {
        if (outcome.problem.code === 'LIVE_CHANGED') {
          editor.hear(await client.call('getBrandDraft', { params: { brand } }));
          await mutate(isChangedByPublication);
        }
        return;
      }
      editor.adopt(await client.call('getBrandDraft', { params: { brand } }));
      await mutate(isChangedByPublication);
    },
    [brand, client, editor, mutate, run],
  );
  return { rollBack, pending, problem };
}
