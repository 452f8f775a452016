import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { ProblemError } from '#contract/problem-error.ts';
import { type BrowserClient, useClient } from '#ui/query/client-context.ts';
import { loadRegistry } from '../registry/registry.ts';
import { sessionEndedAtom } from '#staff/session/staff.atoms.ts';
import { useStaff } from '#staff/session/useStaff.ts';
import { DraftEditor } from './state/draft-editor.ts';
import { workPrefix } from './sync/kept-work.ts';
import { failureKind } from './sync/save-failure.ts';
import { savedBy } from './sync/save-request.ts';
import { browserTabs, leftWorks, type LeftWork } from './sync/tabs.ts';

export type OpenedDraft =
  | { readonly name: 'opening' }
  | { readonly name: 'failed'; readonly problem: ProblemError; readonly again: () => void }
  | {
      readonly name: 'open';
      readonly editor: DraftEditor;
      /** Unsent work of other tabs that are gone. */
      readonly left: readonly LeftWork[];
    };

/** One page is one tab, whatever brands it shows. */
export const TABS = browserTabs();

/** Opens a brand's draft and keeps it in step with the server for as long as the screen is there. */
export function useDraftEditor(brand: string): OpenedDraft {
  const client = useClient();
  const { id: staffId } = useStaff();
  const [attempt, setAttempt] = useState(0);
  const [opened, setOpened] = useState<OpenedDraft>({ name: 'opening' });
  const ended = useAtomValue(sessionEndedAtom);

  useEffect(() => {
    let left = false;
    let editor: DraftEditor | null = null;
    setOpened({ name: 'opening' });
    openDraft(client, brand, staffId).then(
      (made) => {
        if (left) return made.editor.close();
        editor = made.editor;
        setOpened({ name: 'open', ...made });
      },
      (error: unknown) => {
        if (!(error instanceof ProblemError)) throw error;
        const again = (): void => setAttempt((count) => count + 1);
        if (!left) setOpened({ name: 'failed', problem: error, again });
      },
    );
    return () => {
      left = true;
      const closing = editor;
      void closing?.flush().finally(() => closing.close());
    };
  }, [client, brand, staffId, attempt]);

  const editor = opened.name === 'open' ? opened.editor : null;
  useEffect(() => {
    if (editor === null) return undefined;
    const online = (): void => editor.tryAgain();
    const hidden = (): void => {
      if (document.visibilityState !== 'hidden') return;
      void editor.flush();
      // After the request has started, so that a reload recognises the save as its own.
      editor.keepNow();
    };
    const gone = (): void => editor.keepNow();
    addEventListener('online', online);
    document.addEventListener('visibilitychange', hidden);
    addEventListener('pagehide', gone);
    return () => {
      removeEventListener('pagehide', gone);
      removeEventListener('online', online);
      document.removeEventListener('visibilitychange', hidden);
    };
  }, [editor]);
  const reopen =
    opened.name === 'failed' && failureKind(opened.problem) === 'ended' ? opened.again : null;
  useEffect(() => {
    if (ended) return;
    editor?.tryAgain();
    reopen?.();
  }, [editor, reopen, ended]);
  return opened;
}

async function openDraft(
  client: BrowserClient,
  brand: string,
  staffId: string,
): Promise<{ editor: DraftEditor; left: readonly LeftWork[] }> {
  const params = { brand };
  const [draft] = await Promise.all([
    client.call('getBrandDraft', { params }),
    loadRegistry(client),
  ]);
  const prefix = workPrefix(staffId, brand);
  const [found, ...left] = leftWorks(localStorage, prefix, await TABS.open());
  const editor = new DraftEditor({
    draft,
    send: (saved, manifest) => client.call('saveDraft', { params, body: savedBy(saved, manifest) }),
    keep: localStorage,
    keepKey: `${prefix}${TABS.own}`,
    found: found?.work ?? null,
    now: () => Date.now(),
  });
  // From here on this tab keeps it under its own name.
  if (found !== undefined) localStorage.removeItem(found.key);
  // What is wrong with it already is told when the answer comes; until then nothing is known.
  const { authored } = editor.getSnapshot().layers;
  client.call('checkDraft', { params, body: { manifest: { ...authored } } }).then(
    ({ problems }) => editor.told(problems),
    () => undefined,
  );
  return { editor, left };
}
