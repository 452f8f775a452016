import { useState } from 'react';
import {
  type ColorDraft,
  type ColorWrite,
  madeValue,
  settledDraft,
  typedDraft,
} from './color-draft.ts';

export interface ColorTextOptions {
  value: string | undefined;
  /** Empty text is a fault, and does not take the value away. */
  required: boolean;
  onWrite: (hex: string | undefined) => void;
}

export interface ColorText {
  readonly text: string;
  readonly fault: ColorDraft['fault'];
  readonly type: (text: string) => void;
  /** Takes the text as a colour, or keeps it and says what is wrong. */
  readonly settle: () => void;
}

/**
 * The text of a colour field. A whole hex colour is written as it is typed, other CSS forms when the
 * focus leaves; until then and after a fault the value stays as it was.
 */
export function useColorText({ value, required, onWrite }: ColorTextOptions): ColorText {
  const [kept, setDraft] = useState<ColorDraft | null>(null);
  const [seen, setSeen] = useState(value);
  const isReplaced = value !== seen && kept !== null && !madeValue(kept, value);
  const draft = isReplaced ? null : kept;
  if (value !== seen) setSeen(value);
  if (isReplaced) setDraft(null);
  const write = (next: ColorWrite | null): void => {
    if (next !== null && next.value !== value) onWrite(next.value);
  };
  return {
    text: draft?.text ?? value ?? '',
    fault: draft?.fault ?? null,
    type: (text) => {
      const next = typedDraft(text, required);
      setDraft(next);
      write(next.written);
    },
    settle: () => {
      if (draft === null) return;
      const settled = settledDraft(draft, required);
      setDraft(settled.draft);
      write(settled.write);
    },
  };
}
