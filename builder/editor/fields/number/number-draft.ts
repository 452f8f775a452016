import type { DecimalSign } from '#ui/i18n/parse-amount.ts';
import { parseNumber } from '#ui/i18n/parse-number.ts';

/** A text being typed; `value` is what it says, undefined for an empty text, null when unreadable. */
export interface NumberDraft {
  readonly text: string;
  readonly value: number | undefined | null;
}

export interface NumberRule {
  readonly decimal: DecimalSign;
  /** An empty text removes the value. */
  readonly optional: boolean;
}

/** Reads a typed text. An unreadable one changes nothing, so that the last value is not lost. */
export function numberDraft(text: string, { decimal, optional }: NumberRule): NumberDraft {
  if (text.trim() === '') return { text, value: optional ? undefined : null };
  return { text, value: parseNumber(text, decimal) };
}

/** Whether a draft made the field's current value, or has made none yet; another value replaces it. */
export function isOwnDraft(draft: NumberDraft, value: unknown): boolean {
  return draft.value === null || draft.value === value;
}
