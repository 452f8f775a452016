import { characterFaults } from '#brand/checks/characters/character-faults.ts';
import type { ProductText } from '#contract/generated/types.ts';
import { MAX_MESSAGE, type TextEdit, type TextEdits, textName } from '../desk/text-edits.ts';
import { textFaults } from '../desk/text-faults.ts';

interface FileText {
  readonly namespace: string;
  readonly key: string;
  readonly message: string;
}

/** A text with the code and the parameters of what is found in it. */
interface ListedText {
  readonly name: string;
  readonly message: string;
  readonly code: string;
  readonly params: Readonly<Record<string, string | number>>;
}

export interface FaultyText extends ListedText {
  /** The message with its notation repaired, when the server takes it so. */
  readonly meant?: string;
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
  /** Part of `fresh` or `changed`, with characters that people do not see. */
  readonly suspect: readonly ListedText[];
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
  const suspect: ListedText[] = [];
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
    if (fault !== null) {
      faulty.push({ name, message, ...fault });
      continue;
    }
    for (const { code, params } of characterFaults(message)) {
      suspect.push({ name, message, code, params });
    }
    if (current === '') fresh[name] = { message, unsure: false };
    else changed[name] = { message, unsure: false };
  }
  return { fresh, changed, unchanged, unknown, faulty, suspect };
}

/** The fault that makes the server refuse a message; null: it takes it. */
function refusal(
  message: string,
  source: string,
  language: string,
): Pick<FaultyText, 'code' | 'meant' | 'params'> | null {
  if (message.length > MAX_MESSAGE) return { code: 'tooLong', params: { limit: MAX_MESSAGE } };
  const fault = textFaults(message, source, language).find(({ severity }) => severity === 'error');
  if (fault === undefined) return null;
  const { code, params, meant, isSafe = false } = fault;
  const isMended = isSafe && meant !== undefined && refusal(meant, source, language) === null;
  return { code, params, ...(isMended ? { meant } : {}) };
}

/** The faulty texts that can be repaired, by name, with the repaired message. */
export function mendedTexts(faulty: readonly FaultyText[]): TextEdits {
  return Object.fromEntries(
    faulty.flatMap(({ name, meant }) =>
      meant === undefined ? [] : [[name, { message: meant, unsure: false }] as const],
    ),
  );
}
