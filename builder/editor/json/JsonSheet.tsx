import { useCallback, useId, useMemo, useRef, useState } from 'react';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Dialog } from '#ui/kit/Dialog.tsx';
import { Notice } from '#ui/kit/Notice.tsx';
import { Action } from '../../look/Action.tsx';
import { useEditor } from '../EditorContext.ts';
import { modifierKey } from '../search/modifier-key.ts';
import type { DraftEditor } from '../state/draft-editor.ts';
import { FindingList } from './FindingList.tsx';
import { findInJson } from './json-findings.ts';
import { JsonEditor, type JsonEditorHandle } from './JsonEditor.tsx';
import styles from './JsonSheet.module.css';
import { readTypedDocument } from './typed-document.ts';
import { useFindingWords } from './useFindingWords.ts';
import { useJsonText } from './useJsonText.ts';
import { useTypedProblems } from './useTypedProblems.ts';

export interface JsonSheetProps {
  editor: DraftEditor;
  onClose: () => void;
}

/** The brand's own document as JSON, checked while typing. Taking it over is one edit for undo. */
export function JsonSheet({ editor, onClose }: JsonSheetProps) {
  const say = useTexts('builder-json');
  const words = useFindingWords();
  const hintId = useId();
  const { brand, layers, problems, readOnly } = useEditor();
  const { authored } = layers;
  const { opened, text, setText, isOutdated } = useJsonText(authored);
  const [isAsking, setIsAsking] = useState(false);
  const body = useRef<HTMLDivElement>(null);
  const json = useRef<JsonEditorHandle>(null);

  const typed = useMemo(() => readTypedDocument(text, authored), [text, authored]);
  const isUnchanged = useMemo(
    () =>
      text === opened || (typed.ok && JSON.stringify(typed.authored) === JSON.stringify(authored)),
    [text, opened, typed, authored],
  );
  const known = useMemo(() => problems.map(({ problem }) => problem), [problems]);
  const checked = useTypedProblems(brand, typed.ok && !isUnchanged ? typed.authored : null, known);
  const findings = useMemo(
    () => findInJson({ text, brand, problems: checked.problems, words }),
    [text, brand, checked.problems, words],
  );

  const close = (): void => {
    if (isUnchanged) return onClose();
    setIsAsking(true);
    // A browser may close a dialog on a second Escape whatever the page says.
    const dialog = body.current?.closest('dialog');
    if (dialog?.open === false) dialog.showModal();
  };
  const takeOver = (): void => {
    if (!typed.ok || readOnly) return;
    editor.edit({ type: 'replaceDocument', authored: typed.authored });
    onClose();
  };
  const keepEditing = useCallback(() => {
    setIsAsking(false);
    json.current?.focus();
  }, []);

  return (
    <Dialog
      wide
      title={say('builder-json:title')}
      onClose={close}
      actions={
        isAsking ? (
          <>
            <div className={styles.ask}>
              <Notice tone="warning">{say('builder-json:unsaved')}</Notice>
            </div>
            <Action autoFocus onClick={keepEditing}>
              {say('builder-json:keepEditing')}
            </Action>
            <Action tone="danger" onClick={onClose}>
              {say('builder-json:discard')}
            </Action>
          </>
        ) : (
          <>
            <Action onClick={close}>{say('builder-json:close')}</Action>
            {readOnly ? null : (
              <Action tone="strong" disabled={!typed.ok || isUnchanged} onClick={takeOver}>
                {say('builder-json:takeOver')}
              </Action>
            )}
          </>
        )
      }
    >
      <div ref={body} className={styles.body}>
        {isOutdated ? <Notice tone="warning">{say('builder-json:outdated')}</Notice> : null}
        <JsonEditor
          key={opened}
          ref={json}
          initial={opened}
          label={say('builder-json:label', { brand })}
          hintId={hintId}
          readOnly={readOnly}
          findings={findings.placed}
          onChange={setText}
        />
        <p id={hintId} className={styles.hint}>
          {readOnly ? `${say('builder-json:readOnly')} ` : null}
          {say('builder-json:hint', { find: `${modifierKey}+F` })}
        </p>
        {typed.ok || typed.fault === 'notJson' ? null : (
          <Notice tone="problem">{say(`builder-json:fault.${typed.fault}`, { id: brand })}</Notice>
        )}
        {checked.state === 'failed' ? (
          <Notice tone="warning">{say('builder-json:checkFailed')}</Notice>
        ) : null}
        <p role="status" className={styles.hint}>
          {checked.state === 'checking'
            ? say('builder-json:checking')
            : say('builder-json:findings', {
                count: findings.placed.length + findings.elsewhere.length,
              })}
        </p>
        <FindingList findings={findings} onShow={(offset) => json.current?.show(offset)} />
      </div>
    </Dialog>
  );
}
