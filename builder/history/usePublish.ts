import { useCallback, useState } from 'react';
import { useSWRConfig } from 'swr';
import type { CheckResult, HostMove } from '#contract/generated/types.ts';
import type { ProblemError } from '#contract/problem-error.ts';
import { useClient } from '#ui/query/client-context.ts';
import { useCommand } from '#ui/query/useCommand.ts';
import { useEditor } from '../editor/EditorContext.ts';
import type { DraftEditor } from '../editor/state/draft-editor.ts';
import { isChangedByPublication } from './changed-by-publication.ts';

export type PublishState =
  | { readonly name: 'idle' | 'publishing' | 'unsaved' }
  | { readonly name: 'refused'; readonly problem: ProblemError }
  | { readonly name: 'published'; readonly revision: number }
  | { readonly name: 'scheduled'; readonly at: string };

/** Saves what is unsaved, publishes that very draft, and goes on from what is then live. */
export function usePublish(editor: DraftEditor): {
  /** @param moveHosts hosts that are taken over from other brands */
  publish: (note: string, moveHosts: readonly HostMove[]) => Promise<void>;
  /** @param later local time, as a browser's field gives it: `2026-11-26T18:30` */
  schedule: (note: string, later: string) => Promise<void>;
  state: PublishState;
} {
  const { brand } = useEditor();
  const client = useClient();
  const { mutate } = useSWRConfig();
  const { run } = useCommand('publishDraft');
  const plan = useCommand('scheduleDraft');
  const [state, setState] = useState<PublishState>({ name: 'idle' });

  const publish = useCallback(
    async (note: string, moveHosts: readonly HostMove[]) => {
      setState({ name: 'publishing' });
      if (!(await editor.flush())) return setState({ name: 'unsaved' });
      const { version, live } = editor.getSnapshot();
      const body = {
        version,
        note,
        liveRevision: live?.revision ?? null,
        ...(moveHosts.length === 0 ? {} : { moveHosts: [...moveHosts] }),
      };
      const outcome = await run({ params: { brand }, body });
      if (!outcome.ok) {
        const { problem } = outcome;
        if (problem.code === 'PUBLISH_BLOCKED') editor.told(problemsOf(problem.value));
        if (problem.code === 'DRAFT_CONFLICT' || problem.code === 'LIVE_CHANGED') {
          editor.hear(await client.call('getBrandDraft', { params: { brand } }));
        }
        return setState({ name: 'refused', problem });
      }
      editor.adopt(await client.call('getBrandDraft', { params: { brand } }));
      setState({ name: 'published', revision: outcome.value.revision });
      // The list of brands and the history tell of it too.
      await mutate(isChangedByPublication);
    },
    [brand, client, editor, mutate, run],
  );
  const schedule = useCallback(
    async (note: string, later: string) => {
      setState({ name: 'publishing' });
      if (!(await editor.flush())) return setState({ name: 'unsaved' });
      const { version, live } = editor.getSnapshot();
      const liveRevision = live?.revision ?? null;
      const publishAt = new Date(later).toISOString();
      const outcome = await plan.run({
        params: { brand },
        body: { version, liveRevision, note, publishAt },
      });
      if (!outcome.ok) return setState({ name: 'refused', problem: outcome.problem });
      setState({ name: 'scheduled', at: outcome.value.publishAt });
      await mutate(isChangedByPublication);
    },
    [brand, editor, mutate, plan],
  );
  return { publish, schedule, state };
}

function problemsOf(value: unknown): readonly CheckResult[] {
  const problems = (value as { problems?: unknown } | null)?.problems;
  // As the contract says of PUBLISH_BLOCKED.
  return Array.isArray(problems) ? (problems as CheckResult[]) : [];
}
