import { useAtom } from 'jotai';
import { type Draft, draftsAtom } from './drafts.atoms.ts';

/** The unfinished change of one desk and brand; null: none, and setting null drops it. */
export function useDraft<Edits>(
  desk: string,
  brand: string,
): readonly [Draft<Edits> | null, (draft: Draft<Edits> | null) => void] {
  const [drafts, setDrafts] = useAtom(draftsAtom);
  const key = `${desk}/${brand}`;
  const set = (draft: Draft<Edits> | null): void =>
    setDrafts(({ [key]: _before, ...others }) =>
      draft === null ? others : { ...others, [key]: draft },
    );
  // Each desk alone writes under its name, and always the same kind.
  return [(drafts[key] as Draft<Edits> | undefined) ?? null, set];
}
