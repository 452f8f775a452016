import { useCallback, useEffect, useRef, useState } from 'react';
import type { DraftState } from '#contract/generated/types.ts';
import { useTopic } from '#ui/live/useTopic.ts';
import { useClient } from '#ui/query/client-context.ts';
import type { DraftEditor } from './state/draft-editor.ts';
import { TABS } from './useDraftEditor.ts';

/** The server counts a tab as present for twice this time. */
const BEAT_MS = 25_000;
/** An own save is answered first; only then is it known whether there is news. */
const SAVING_MS = 400;

/**
 * Says that this tab has the brand open, hears who else has, and takes in what others save, publish
 * or roll back: at once over the socket, and with the beat where a network lets no socket through.
 * @returns the other editors
 */
export function useDraftNews(
  editor: DraftEditor,
  brand: string,
  section: string,
): DraftState['editors'] {
  const client = useClient();
  const [others, setOthers] = useState<DraftState['editors']>([]);
  const busy = useRef(false);
  const look = useCallback(async (): Promise<void> => {
    if (busy.current) return;
    busy.current = true;
    try {
      while (editor.isSending) await new Promise((resolve) => setTimeout(resolve, SAVING_MS));
      const params = { brand };
      const state = await client.call('notePresence', { params, body: { tab: TABS.own, section } });
      setOthers(state.editors);
      const { version, live } = editor.getSnapshot();
      const isNews =
        state.draftVersion > version || state.liveRevision !== (live?.revision ?? null);
      if (isNews) editor.hear(await client.call('getBrandDraft', { params }));
    } catch {
      // The next beat asks again; a session that ended is said elsewhere.
    } finally {
      busy.current = false;
    }
  }, [client, editor, brand, section]);
  useEffect(() => {
    void look();
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void look();
    }, BEAT_MS);
    return () => clearInterval(timer);
  }, [look]);
  useTopic('brandDraft', (change) => {
    if (change.brand === brand) void look();
  });
  return others;
}
