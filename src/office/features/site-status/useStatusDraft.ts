import { useAtom } from 'jotai';
import type { StatusDraft } from './site-status.ts';
import { statusDraftsAtom } from './status-drafts.atoms.ts';

/** The unfinished change of a brand; null: none, and setting null drops it. */
export function useStatusDraft(
  brand: string,
): readonly [StatusDraft | null, (draft: StatusDraft | null) => void] {
  const [drafts, setDrafts] = useAtom(statusDraftsAtom);
  const set = (draft: StatusDraft | null): void =>
    setDrafts(({ [brand]: _before, ...others }) =>
      draft === null ? others : { ...others, [brand]: draft },
    );
  return [drafts[brand] ?? null, set];
}
