import { useEffect } from 'react';
import { authoredParent } from '#brand/authored.ts';
import { useClient } from '#ui/query/client-context.ts';
import { useEditor } from './EditorContext.ts';
import type { DraftEditor } from './state/draft-editor.ts';

/** Reads the layers under the draft again when it comes to extend another revision, by an edit or undo. */
export function useParentLayers(editor: DraftEditor): void {
  const client = useClient();
  const { brand, layers, parents, sync } = useEditor();
  const wanted = authoredParent(layers.authored);
  const [nearest] = parents;
  const isOther =
    wanted !== undefined &&
    (wanted.brand !== nearest?.brand || wanted.revision !== nearest.revision);
  const isSaved = sync.name === 'saved';
  useEffect(() => {
    if (!isOther || !isSaved) return;
    client.call('getBrandDraft', { params: { brand } }).then(
      (draft) => editor.hear(draft),
      // The next save asks again.
      () => undefined,
    );
  }, [client, brand, editor, isOther, isSaved]);
}
