import { useState } from 'react';
import type { LogoKind } from '#brand/registry.ts';
import type { RegistryDeskEntry, SaveRegistryEntryBody } from '#contract/generated/types.ts';
import type { ProblemError } from '#contract/problem-error.ts';
import { asProblemError } from '#ui/query/as-problem-error.ts';
import { useClient } from '#ui/query/client-context.ts';
import { useCommand } from '#ui/query/useCommand.ts';
import {
  type DraftFault,
  draftFaults,
  draftOf,
  type EntryDraft,
  entryOf,
  logoFile,
  proposeId,
} from './entry-draft.ts';
import { NO_PROBLEMS, placeProblems } from './place-problems.ts';
import { ENTRY_FIELDS, type EntryField } from './registry-kinds.ts';

export const LOGO_FIELDS = ['logoLight', 'logoDark'] as const;
export type LogoField = (typeof LOGO_FIELDS)[number];

interface FormState {
  readonly draft: EntryDraft;
  /** The version that the form began with; 0: staff have not changed the entry. */
  readonly version: number;
  readonly isNew: boolean;
  readonly isIdTyped: boolean;
  /** Files of the logos that the entry has. */
  readonly files: Readonly<Record<LogoField, string | null>>;
  /** New drawings. */
  readonly drawings: Readonly<Partial<Record<LogoField, string>>>;
  readonly isDirty: boolean;
}

function formOf(kind: LogoKind, entry: RegistryDeskEntry | null): FormState {
  const document = entry?.entry ?? null;
  return {
    draft: draftOf(kind, document),
    version: entry?.version ?? 0,
    isNew: entry === null,
    isIdTyped: false,
    files: { logoLight: logoFile(document, 'light'), logoDark: logoFile(document, 'dark') },
    drawings: {},
    isDirty: false,
  };
}

/** Form of one entry: its values, its faults, and its saving. */
export function useEntryForm(options: {
  kind: LogoKind;
  entry: RegistryDeskEntry | null;
  /** Ids that a new entry cannot have. */
  takenIds: readonly string[];
  onSaved: (entry: RegistryDeskEntry) => void;
}) {
  const { kind, entry, takenIds, onSaved } = options;
  const client = useClient();
  const { run, pending, problem, reset } = useCommand('saveRegistryEntry');
  const [state, setState] = useState(() => formOf(kind, entry));
  const [refused, setRefused] = useState(NO_PROBLEMS);
  const [loadProblem, setLoadProblem] = useState<ProblemError | null>(null);
  /** Attempts to save: a missing value is a fault from the first on. */
  const [attempts, setAttempts] = useState(0);
  const { draft, isNew, drawings, files } = state;
  const faults = faultsOf(kind, state, takenIds);

  const forget = (fields: readonly EntryField[]): void =>
    setRefused(({ byField, rest }) => ({
      byField: Object.fromEntries(
        Object.entries(byField).filter(([field]) => !fields.includes(field as EntryField)),
      ),
      rest,
    }));
  const change = (patch: Partial<EntryDraft>): void => {
    forget(Object.keys(patch) as EntryField[]);
    setState((before) => {
      const isIdTyped = before.isIdTyped || patch.id !== undefined;
      const proposed =
        before.isNew && !isIdTyped && patch.name !== undefined ? { id: proposeId(patch.name) } : {};
      const next = { ...before.draft, ...patch, ...proposed };
      return { ...before, draft: next, isIdTyped, isDirty: true };
    });
  };
  const draw = (field: LogoField, svg: string): void => {
    forget([field]);
    setState((before) => ({
      ...before,
      drawings: { ...before.drawings, [field]: svg },
      isDirty: true,
    }));
  };
  const submit = async (): Promise<void> => {
    if (pending) return;
    setAttempts((count) => count + 1);
    setRefused(NO_PROBLEMS);
    if (Object.keys(faults).length > 0) return reset();
    const body: SaveRegistryEntryBody = {
      version: state.version,
      entry: entryOf(kind, draft),
      ...drawings,
    };
    const outcome = await run({ params: { kind, id: draft.id }, body });
    if (outcome.ok) return onSaved(outcome.value);
    setRefused(placeProblems(outcome.problem.fields, ENTRY_FIELDS[kind]));
    // Counted again: the focus moves to what the server refused.
    setAttempts((count) => count + 1);
  };
  /** Drops this work for what another person saved. */
  const loadTheirs = async (): Promise<void> => {
    setLoadProblem(null);
    try {
      const { items } = await client.call('listRegistryEntries', { params: { kind } });
      setState(formOf(kind, items.find(({ id }) => id === draft.id) ?? null));
      setRefused(NO_PROBLEMS);
      setAttempts(0);
      reset();
    } catch (error) {
      setLoadProblem(asProblemError(error));
    }
  };
  return {
    draft,
    isNew,
    isDirty: state.isDirty,
    version: state.version,
    drawings,
    files,
    /** Faults to show: a value that is missing is none before the first attempt to save. */
    faults: Object.fromEntries(
      Object.entries(faults).filter(([, fault]) => attempts > 0 || fault !== 'required'),
    ) as typeof faults,
    refused,
    problem: loadProblem ?? problem,
    pending,
    attempts,
    change,
    draw,
    submit,
    loadTheirs,
  };
}

export type EntryFormState = ReturnType<typeof useEntryForm>;

function faultsOf(
  kind: LogoKind,
  { draft, isNew, files, drawings }: FormState,
  takenIds: readonly string[],
): Readonly<Partial<Record<EntryField, DraftFault>>> {
  const missing = LOGO_FIELDS.filter(
    (field) => files[field] === null && drawings[field] === undefined,
  );
  return {
    ...draftFaults(kind, draft, isNew ? takenIds : []),
    ...Object.fromEntries(missing.map((field) => [field, 'required'])),
  };
}
