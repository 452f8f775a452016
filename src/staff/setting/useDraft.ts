import { useAtom } from 'jotai';
import { type Draft, draftsAtom } from './drafts.atoms.ts';

/** The unsaved change with this key; null: none, and setting null drops it. */
export function useDraft<Edits>(
  key: string,
): readonly [Draft<Edits> | null, (draft: Draft<Edits> | null) => void] {
  const [drafts, setDrafts] = useAtom(draftsAtom);
  const set = (draft: Draft<Edits> | null): void =>
    setDrafts(({ [key]: _before, ...others }) =>
      draft === null ? others : { ...others, [key]: draft },
    );
  // Each key has one writer, and always the same kind of edits.
  return [(drafts[key] as Draft<Edits> | undefined) ?? null, set];
}
