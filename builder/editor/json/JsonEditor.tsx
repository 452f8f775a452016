import type { EditorView } from '@codemirror/view';
import {
  type Ref,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
} from 'react';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { editorPhrases } from './editor-phrases.ts';
import type { JsonFinding } from './json-findings.ts';
import { createJsonView, showFindings, showOffset } from './json-view.ts';
import styles from './JsonSheet.module.css';

export interface JsonEditorHandle {
  /** Moves the caret to an offset and focuses the editor. */
  readonly show: (offset: number) => void;
  readonly focus: () => void;
}

export interface JsonEditorProps {
  /** Read once: give another `key` to replace the text. */
  initial: string;
  label: string;
  hintId: string;
  readOnly: boolean;
  findings: readonly JsonFinding[];
  onChange: (text: string) => void;
  ref: Ref<JsonEditorHandle>;
}

/** A text editor for JSON that underlines findings. */
export function JsonEditor(props: JsonEditorProps) {
  const { initial, label, hintId, readOnly, findings, onChange, ref } = props;
  const say = useTexts('builder-json');
  const host = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView | null>(null);
  const change = useEffectEvent((text: string) => onChange(text));
  const create = useEffectEvent((parent: HTMLElement) =>
    createJsonView({
      parent,
      text: initial,
      readOnly,
      label,
      hintId,
      phrases: editorPhrases(say),
      onChange: change,
    }),
  );

  // Before the dialog looks for what to focus first.
  useLayoutEffect(() => {
    if (host.current === null) return undefined;
    const created = create(host.current);
    view.current = created;
    return () => {
      created.destroy();
      view.current = null;
    };
  }, []);
  useEffect(() => {
    if (view.current !== null) showFindings(view.current, findings);
  }, [findings]);
  useImperativeHandle(
    ref,
    () => ({
      show: (offset) => {
        if (view.current !== null) showOffset(view.current, offset);
      },
      focus: () => view.current?.focus(),
    }),
    [],
  );
  return <div ref={host} dir="ltr" className={styles.editor} />;
}
