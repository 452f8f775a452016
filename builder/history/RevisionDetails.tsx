import { useMemo } from 'react';
import { diffManifests } from '#brand/diff-manifests.ts';
import { isJsonObject } from '#brand/json.ts';
import { migrateManifest } from '#brand/migrations/migrate.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { useQuery } from '#ui/query/useQuery.ts';
import { useEditor } from '../editor/EditorContext.ts';
import type { DraftEditor } from '../editor/state/draft-editor.ts';
import { Action } from '../look/Action.tsx';
import { DiffList } from './DiffList.tsx';
import styles from './HistorySheet.module.css';

export interface RevisionDetailsProps {
  revision: number;
  editor: DraftEditor;
  onRestored: () => void;
}

/** What an earlier revision says otherwise than the draft, and the way to go on from it. */
export function RevisionDetails({ revision, editor, onRestored }: RevisionDetailsProps) {
  const say = useTexts('builder');
  const { brand, layers, readOnly } = useEditor();
  const { value } = useQuery('getRevision', { params: { brand, revision } });
  const authored = useMemo(() => {
    const manifest = value?.manifest;
    return isJsonObject(manifest) ? migrateManifest(manifest).manifest : null;
  }, [value]);
  const changes = useMemo(
    () =>
      authored === null
        ? []
        : diffManifests(layers.authored, authored).filter(({ pointer }) => pointer !== '/revision'),
    [authored, layers.authored],
  );
  if (authored === null) return null;
  return (
    <div className={styles.details}>
      <p>{say('builder:history.against', { count: changes.length })}</p>
      <DiffList changes={changes} />
      {readOnly || changes.length === 0 ? null : (
        <Action
          small
          onClick={() => {
            // A new publication gets a number of its own.
            const { revision: current } = layers.authored;
            const restored = {
              ...authored,
              ...(current === undefined ? {} : { revision: current }),
            };
            editor.edit({ type: 'replaceDocument', authored: restored });
            onRestored();
          }}
        >
          {say('builder:history.restore')}
        </Action>
      )}
    </div>
  );
}
