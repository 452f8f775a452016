import { useCallback, useState } from 'react';
import { useSWRConfig } from 'swr';
import type { WrittenText } from '#contract/generated/types.ts';
import type { ProblemError } from '#contract/problem-error.ts';
import { useCommand } from '#ui/query/useCommand.ts';
import { refusedTexts, type RefusedTexts } from './refused-texts.ts';
import { saveBatches, type TextEdits, textName } from './text-edits.ts';

const NONE: RefusedTexts = new Map();

export interface SaveTexts {
  readonly save: () => Promise<void>;
  readonly pending: boolean;
  readonly problem: ProblemError | null;
  readonly refused: RefusedTexts;
  /** Number of texts of the last save; null before one, and while one is under way. */
  readonly saved: number | null;
  /** Forgets what was refused of a text that is edited again. */
  readonly forget: (name: string) => void;
}

/** Saves every edit; what is refused stays an edit. */
export function useSaveTexts(
  language: string,
  edits: TextEdits,
  dropSaved: (saved: TextEdits) => void,
): SaveTexts {
  const { mutate } = useSWRConfig();
  const { run } = useCommand('saveLanguageTexts');
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<ProblemError | null>(null);
  const [refused, setRefused] = useState(NONE);
  const [saved, setSaved] = useState<number | null>(null);

  const save = async (): Promise<void> => {
    if (pending || Object.keys(edits).length === 0) return;
    setPending(true);
    setProblem(null);
    setRefused(NONE);
    setSaved(null);
    let count = 0;
    for (const batch of saveBatches(edits)) {
      const outcome = await run({ params: { language }, body: { texts: [...batch] } });
      if (!outcome.ok) {
        setProblem(outcome.problem);
        setRefused(refusedTexts(batch, outcome.problem.fields));
        break;
      }
      count += batch.length;
      // Read again first: without its edit a row shows what the server holds.
      await mutate(isChangedByTexts);
      dropSaved(editsOf(batch, edits));
    }
    if (count > 0) setSaved(count);
    setPending(false);
  };
  const forget = useCallback((name: string) => {
    setRefused((all) =>
      all.has(name) ? new Map([...all].filter(([other]) => other !== name)) : all,
    );
  }, []);
  return { save, pending, problem, refused, saved, forget };
}

function editsOf(batch: readonly WrittenText[], edits: TextEdits): TextEdits {
  const names = new Set(batch.map(textName));
  return Object.fromEntries(Object.entries(edits).filter(([name]) => names.has(name)));
}

function isChangedByTexts(key: unknown): boolean {
  const [operation] = Array.isArray(key) ? (key as unknown[]) : [];
  return operation === 'listLanguageTexts' || operation === 'getLanguageProgress';
}
