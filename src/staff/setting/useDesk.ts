import { useState } from 'react';
import type { FactChange } from '#contract/generated/types.ts';
import type { CommandOutcome } from '#ui/query/useCommand.ts';
import { useDraft } from './useDraft.ts';

interface Settings {
  readonly version: number;
  readonly lastChange: FactChange | null;
}

export interface Desk<Edits> {
  edits: Edits | null;
  /** Starts or goes on with a change; null drops it. */
  edit: (edits: Edits | null) => void;
  /** The version the change was made from. */
  version: number;
  /** Somebody else has changed it since. */
  conflicted: boolean;
  /** Goes on from what holds now, with the edits kept. */
  rebase: () => void;
  reviewing: boolean;
  review: (open: boolean) => void;
  saved: boolean;
  /** What came of saving: done and put away, or, on a conflict, back to the desk. */
  settle: (outcome: CommandOutcome<Settings>) => void;
}

/** The course of a change at a desk: edit, review, save; and what to do when others were faster. */
export function useDesk<Edits>(
  key: string,
  now: Settings,
  actions: { put: (value: never) => void; refresh: () => Promise<unknown> },
): Desk<Edits> {
  const [draft, setDraft] = useDraft<Edits>(key);
  const [reviewing, setReviewing] = useState(false);
  const [saved, setSaved] = useState(false);
  const version = draft?.version ?? now.version;
  return {
    edits: draft?.edits ?? null,
    edit: (edits) => {
      setSaved(false);
      setDraft(edits === null ? null : { version, edits });
    },
    version,
    conflicted: draft !== null && draft.version !== now.version,
    rebase: () => draft !== null && setDraft({ ...draft, version: now.version }),
    reviewing,
    review: (open) => {
      // Whoever confirms sees the present, not what was there when the screen was opened.
      if (open) void actions.refresh();
      setReviewing(open);
    },
    saved,
    settle: (outcome) => {
      if (outcome.ok) {
        actions.put(outcome.value as never);
        setDraft(null);
        setSaved(true);
        setReviewing(false);
      } else if (outcome.problem.code === 'FACTS_CONFLICT') {
        void actions.refresh();
        setReviewing(false);
      }
    },
  };
}
