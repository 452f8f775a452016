import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { json } from '@codemirror/lang-json';
import { bracketMatching, indentOnInput } from '@codemirror/language';
import { nextDiagnostic, previousDiagnostic, setDiagnostics } from '@codemirror/lint';
import { search, searchKeymap } from '@codemirror/search';
import { EditorState } from '@codemirror/state';
import { EditorView, keymap, lineNumbers } from '@codemirror/view';
import type { JsonFinding } from './json-findings.ts';
import { jsonTheme } from './json-theme.ts';

export interface JsonViewOptions {
  readonly parent: HTMLElement;
  readonly text: string;
  readonly readOnly: boolean;
  /** Accessible name. */
  readonly label: string;
  /** Id of the element that describes the keys. */
  readonly hintId: string;
  readonly phrases: Record<string, string>;
  readonly onChange: (text: string) => void;
}

/**
 * A CodeMirror editor for JSON. Tab is not bound: it moves the focus, so the keyboard is never
 * trapped in the text.
 */
export function createJsonView(options: JsonViewOptions): EditorView {
  const { parent, text, readOnly, label, hintId, phrases, onChange } = options;
  parent.addEventListener('keydown', keepKeys);
  return new EditorView({
    parent,
    doc: text,
    extensions: [
      EditorView.cspNonce.of(pageNonce()),
      EditorState.readOnly.of(readOnly),
      EditorState.phrases.of(phrases),
      EditorView.contentAttributes.of({
        'aria-label': label,
        'aria-describedby': hintId,
        'aria-readonly': String(readOnly),
        'data-focus-first': '',
      }),
      EditorView.lineWrapping,
      EditorView.updateListener.of((update) => {
        if (update.docChanged) onChange(update.state.doc.toString());
      }),
      lineNumbers(),
      history(),
      bracketMatching(),
      indentOnInput(),
      json(),
      jsonTheme,
      search({ top: true }),
      keymap.of([
        { key: 'F8', run: nextDiagnostic, shift: previousDiagnostic, preventDefault: true },
        // Its panel has phrases that are not translated.
        ...searchKeymap.filter(({ key }) => key !== 'Mod-Alt-g'),
        ...historyKeymap,
        ...defaultKeymap,
      ]),
    ],
  });
}

/** Underlines findings. The text may have changed since they were found. */
export function showFindings(view: EditorView, findings: readonly JsonFinding[]): void {
  const { length } = view.state.doc;
  const diagnostics = findings.map(({ from, to, severity, message }) => ({
    from: Math.min(from, length),
    to: Math.min(to, length),
    severity,
    message,
  }));
  view.dispatch(setDiagnostics(view.state, diagnostics));
}

/** Moves the caret to an offset and focuses the text. */
export function showOffset(view: EditorView, offset: number): void {
  const anchor = Math.min(offset, view.state.doc.length);
  view.dispatch({
    selection: { anchor },
    effects: EditorView.scrollIntoView(anchor, { y: 'center' }),
  });
  view.focus();
}

/** The content policy accepts only styles with the page's nonce. */
function pageNonce(): string {
  return document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? '';
}

/**
 * Undo, redo and save would also reach the draft behind the dialog, and Escape would close the
 * dialog instead of the search panel.
 */
function keepKeys(event: KeyboardEvent): void {
  if (event.key === 'Escape') {
    event.preventDefault();
    return;
  }
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
  const key = event.key.toLowerCase();
  if (key !== 'z' && key !== 'y' && key !== 's') return;
  event.stopPropagation();
  // The search field keeps the browser's own undo.
  if (key === 's') event.preventDefault();
}
