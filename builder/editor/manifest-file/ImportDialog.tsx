import { useMemo, useState } from 'react';
import { diffManifests } from '#brand/diff-manifests.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Dialog } from '#ui/kit/Dialog.tsx';
import { Notice } from '#ui/kit/Notice.tsx';
import { DiffList } from '../../history/DiffList.tsx';
import { Action } from '../../look/Action.tsx';
import { useEditor } from '../EditorContext.ts';
import type { DraftEditor } from '../state/draft-editor.ts';
import { type ManifestFile, readManifestFile } from './read-manifest-file.ts';

/** A manifest from a file: what it changes first, then one edit, which undo takes back. */
export function ImportDialog({ editor, onClose }: { editor: DraftEditor; onClose: () => void }) {
  const say = useTexts('builder-brands');
  const { layers } = useEditor();
  const [file, setFile] = useState<ManifestFile | null>(null);
  const [fileName, setFileName] = useState('');
  const changes = useMemo(
    () => (file?.ok === true ? diffManifests(layers.authored, file.manifest) : []),
    [file, layers.authored],
  );
  return (
    <Dialog
      wide
      title={say('builder-brands:file.import')}
      onClose={onClose}
      actions={
        <>
          <Action onClick={onClose}>{say('builder-brands:cancel')}</Action>
          <Action
            tone="strong"
            disabled={file?.ok !== true || changes.length === 0}
            onClick={() => {
              if (file?.ok !== true) return;
              editor.edit({ type: 'replaceDocument', authored: file.manifest });
              onClose();
            }}
          >
            {say('builder-brands:file.take')}
          </Action>
        </>
      }
    >
      <label>
        <span>{say('builder-brands:file.choose')}</span>{' '}
        <input
          type="file"
          accept="application/json,.json"
          data-focus-first=""
          onChange={(event) => {
            const [chosen] = event.target.files ?? [];
            if (chosen === undefined) return;
            void chosen.arrayBuffer().then((buffer) => {
              setFileName(chosen.name);
              setFile(readManifestFile(new Uint8Array(buffer), layers.authored));
            });
          }}
        />
      </label>
      {file === null ? null : file.ok ? (
        <>
          {file.from === null ? null : (
            <Notice>{say('builder-brands:file.other', { brand: file.from })}</Notice>
          )}
          <p>{say('builder-brands:file.changes', { count: changes.length })}</p>
          <DiffList changes={changes} />
        </>
      ) : (
        <Notice tone="problem">
          {say(`builder-brands:file.${file.fault}`, {
            file: fileName,
            line: file.fault === 'notUtf8' ? file.line : 0,
          })}
        </Notice>
      )}
    </Dialog>
  );
}
