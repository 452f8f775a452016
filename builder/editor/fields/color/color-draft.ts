import { type ColorFault, normalColor, wholeHex } from './normal-color.ts';

/** A change of the value; undefined takes it away. */
export interface ColorWrite {
  readonly value: string | undefined;
}

/** What is in a colour field while it is not yet a colour of the manifest. */
export interface ColorDraft {
  readonly text: string;
  /** Why the text was not taken when the focus left it. */
  readonly fault: ColorFault | 'missing' | null;
  /** What was written as the text was typed. */
  readonly written: ColorWrite | null;
}

/** The draft after a keystroke: only a whole hex colour and, for an optional one, nothing at all count. */
export function typedDraft(text: string, required: boolean): ColorDraft {
  return { text, fault: null, written: liveWrite(text, required) };
}

/** What becomes of a draft when the focus leaves it: either a write, or the same text with its fault. */
export function settledDraft(
  draft: ColorDraft,
  required: boolean,
): { draft: null; write: ColorWrite } | { draft: ColorDraft; write: null } {
  if (draft.text.trim() === '') {
    return required
      ? { draft: { ...draft, fault: 'missing' }, write: null }
      : { draft: null, write: { value: undefined } };
  }
  const { hex, fault } = normalColor(draft.text);
  return fault === null
    ? { draft: null, write: { value: hex } }
    : { draft: { ...draft, fault }, write: null };
}

/** Whether a new value is the draft's own. Any other, for example by undo, replaces the draft. */
export function madeValue(draft: ColorDraft, value: string | undefined): boolean {
  return draft.written !== null && draft.written.value === value;
}

function liveWrite(text: string, required: boolean): ColorWrite | null {
  if (text.trim() === '') return required ? null : { value: undefined };
  const hex = wholeHex(text);
  return hex === null ? null : { value: hex };
}
