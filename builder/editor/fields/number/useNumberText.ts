import { useState } from 'react';
import { useLanguage } from '#ui/i18n/useTexts.ts';
import { decimalSign } from '#ui/i18n/parse-amount.ts';
import { numberText } from '#ui/i18n/parse-number.ts';
import { isOwnDraft, type NumberDraft, numberDraft } from './number-draft.ts';

export interface NumberTextOptions {
  /** The document's value; a value of another type is shown as it is. */
  value: unknown;
  optional: boolean;
  onWrite: (value: number | undefined) => void;
}

export interface NumberText {
  readonly text: string;
  /** The text was left unreadable; the value is the one before. */
  readonly isUnreadable: boolean;
  readonly type: (text: string) => void;
  readonly settle: () => void;
}

/** The text of a number field in the reader's notation. A readable text is written as it is typed. */
export function useNumberText({ value, optional, onWrite }: NumberTextOptions): NumberText {
  const language = useLanguage();
  const [kept, setDraft] = useState<NumberDraft | null>(null);
  const [isLeft, setLeft] = useState(false);
  const [seen, setSeen] = useState(value);
  const isReplaced =
    value !== seen && kept !== null && (kept.value === null || !isOwnDraft(kept, value));
  const draft = isReplaced ? null : kept;
  if (value !== seen) setSeen(value);
  if (isReplaced) setDraft(null);
  return {
    text: draft?.text ?? shownText(value, language),
    isUnreadable: isLeft && draft?.value === null,
    type(text) {
      const next = numberDraft(text, { decimal: decimalSign(language), optional });
      setDraft(next);
      setLeft(false);
      if (next.value !== null && next.value !== value) onWrite(next.value);
    },
    settle() {
      setLeft(true);
      if (draft !== null && draft.value !== null) setDraft(null);
    },
  };
}

function shownText(value: unknown, language: string): string {
  if (typeof value === 'number') return numberText(value, language);
  return typeof value === 'string' ? value : '';
}
