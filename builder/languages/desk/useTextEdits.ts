import { useCallback, useEffect, useRef, useState } from 'react';
import type { ProductText } from '#contract/generated/types.ts';
import {
  NO_EDITS,
  readEdits,
  type TextEdit,
  type TextEdits,
  withEdit,
  withoutEdits,
  withoutSaved,
} from './text-edits.ts';

const KEEP_AFTER_MS = 300;

export interface TextEditsState {
  readonly edits: TextEdits;
  /** Edits of an earlier visit that were never saved, until the person decides. */
  readonly offered: TextEdits;
  readonly edit: (text: ProductText, edit: TextEdit) => void;
  readonly revert: (name: string) => void;
  /** Adds an import. */
  readonly take: (edits: TextEdits) => void;
  readonly dropSaved: (saved: TextEdits) => void;
  readonly takeOffered: () => void;
  readonly dropOffered: () => void;
}

/** Unsaved translations of one person in one language; the browser keeps them over a crash. */
export function useTextEdits(staffId: string, language: string): TextEditsState {
  const key = `builder.languages.${staffId}.${language}`;
  const [edits, setEdits] = useState<TextEdits>(NO_EDITS);
  const [offered, setOffered] = useState<TextEdits>(() => readKept(key));
  useKept(key, edits, offered);
  useLeaveWarning(Object.keys(edits).length > 0);

  const edit = useCallback(
    (text: ProductText, next: TextEdit) => setEdits((all) => withEdit(all, text, next)),
    [],
  );
  const revert = useCallback((name: string) => setEdits((all) => withoutEdits(all, [name])), []);
  const take = useCallback((more: TextEdits) => setEdits((all) => ({ ...all, ...more })), []);
  const dropSaved = useCallback(
    (saved: TextEdits) => setEdits((all) => withoutSaved(all, saved)),
    [],
  );
  const takeOffered = (): void => {
    // What was typed since is newer.
    setEdits((all) => ({ ...offered, ...all }));
    setOffered(NO_EDITS);
  };
  const dropOffered = (): void => setOffered(NO_EDITS);
  return { edits, offered, edit, revert, take, dropSaved, takeOffered, dropOffered };
}

/** Writes shortly after the last change, and at once when the page or the desk is left. */
function useKept(key: string, edits: TextEdits, offered: TextEdits): void {
  const unwritten = useRef<TextEdits | null>(null);
  const isFirst = useRef(true);
  useEffect(() => {
    if (isFirst.current) {
      isFirst.current = false;
      return undefined;
    }
    unwritten.current = { ...offered, ...edits };
    const timer = setTimeout(() => flush(key, unwritten), KEEP_AFTER_MS);
    return () => clearTimeout(timer);
  }, [key, edits, offered]);
  useEffect(() => {
    const leave = (): void => flush(key, unwritten);
    addEventListener('pagehide', leave);
    document.addEventListener('visibilitychange', leave);
    return () => {
      removeEventListener('pagehide', leave);
      document.removeEventListener('visibilitychange', leave);
      leave();
    };
  }, [key]);
}

function flush(key: string, unwritten: { current: TextEdits | null }): void {
  const edits = unwritten.current;
  unwritten.current = null;
  if (edits === null) return;
  try {
    if (Object.keys(edits).length === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(edits));
  } catch {
    // No room, or storage is forbidden: the page still has the edits.
  }
}

function readKept(key: string): TextEdits {
  try {
    return readEdits(localStorage.getItem(key));
  } catch {
    return NO_EDITS;
  }
}

function useLeaveWarning(hasEdits: boolean): void {
  useEffect(() => {
    if (!hasEdits) return undefined;
    const warn = (event: BeforeUnloadEvent): void => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [hasEdits]);
}
