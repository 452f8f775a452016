import { messageFaults } from '#brand/checks/languages/message-faults.ts';
import type { ProductText } from '#contract/generated/types.ts';
import { MAX_MESSAGE, type TextEdit, type TextEdits, textName } from '../desk/text-edits.ts';

interface FileText {
  readonly namespace: string;
  readonly key: string;
  readonly message: string;
}

export interface FaultyText {
  readonly name: string;
  readonly message: string;
  readonly code: string;
  readonly params: Readonly<Record<string, string | number>>;
}

/** What an imported file would change. */
export interface ImportPlan {
  /** Texts without a translation so far, and texts with another one. */
  readonly fresh: TextEdits;
  readonly changed: TextEdits;
  readonly unchanged: number;
  /** Names that the product does not have. */
  readonly unknown: readonly string[];
  /** The server would refuse these. */
  readonly faulty: readonly FaultyText[];
}

/** Compares a file with the texts and the unsaved edits. Of a text named twice the last counts. */
export function planImport(
  file: readonly FileText[],
  texts: readonly ProductText[],
  edits: TextEdits,
  language: string,
): ImportPlan {
  const known = new Map(texts.map((text) => [textName(text), text]));
  const fresh: Record<string, TextEdit> = {};
  const changed: Record<string, TextEdit> = {};
  const unknown: string[] = [];
  const faulty: FaultyText[] = [];
  let unchanged = 0;
  for (const [name, message] of new Map(file.map((text) => [textName(text), text.message]))) {
    const text = known.get(name);
    if (text === undefined) {
      unknown.push(name);
      continue;
    }
    const current = edits[name]?.message ?? text.message ?? '';
    if (message === current) {
      unchanged += 1;
      continue;
    }
    const fault = refusal(message, text.source, language);
    if (fault !== null) faulty.push({ name, message, ...fault });
    else if (current === '') fresh[name] = { message, unsure: false };
    else changed[name] = { message, unsure: false };
  }
  return { fresh, changed, unchanged, unknown, faulty };
}

/** The fault that makes the server refuse a message. BM1509 is only a warning. */
function refusal(
  message: string,
  source: string,
  language: string,
): Pick<FaultyText, 'code' | 'params'> | null {
  if (message.length > MAX_MESSAGE) return { code: 'tooLong', params: { limit: MAX_MESSAGE } };
  return messageFaults(message, source, language).find(({ code }) => code !== 'BM1509') ?? null;
}
