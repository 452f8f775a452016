import { useAtom } from 'jotai';
import { atomWithStorage } from 'jotai/utils';
import { useStaff } from '../session/useStaff.ts';

/** A list as somebody keeps it: its address under a name. */
export interface SavedView {
  readonly name: string;
  readonly address: string;
}

interface DeskPreferences {
  /** Rows close together, so that more of them are on the screen. */
  readonly isDense: boolean;
  /** By the account and the list's operation. */
  readonly views: Readonly<Record<string, readonly SavedView[]>>;
}

const MOST_VIEWS = 20;

const preferencesAtom = atomWithStorage<DeskPreferences>(
  'office-desks',
  { isDense: true, views: {} },
  undefined,
  { getOnInit: true },
);

/** How this person looks at a list; kept in this browser. */
export function useDeskPreferences(operation: string) {
  const { username } = useStaff();
  const [{ isDense, views }, set] = useAtom(preferencesAtom);
  const key = `${username} ${operation}`;
  const own = views[key] ?? [];
  const put = (next: readonly SavedView[]): void =>
    set((now) => ({ ...now, views: { ...now.views, [key]: next } }));
  return {
    isDense,
    setDense: (dense: boolean): void => set((now) => ({ ...now, isDense: dense })),
    views: own,
    /** Replaces the view of the same name. The oldest goes when there are too many. */
    save: (view: SavedView): void =>
      put([...own.filter(({ name }) => name !== view.name), view].slice(-MOST_VIEWS)),
    remove: (name: string): void => put(own.filter((view) => view.name !== name)),
  };
}
