import { useStore } from 'jotai';
import { useSWRConfig } from 'swr';
import type { GameItem } from '#contract/generated/types.ts';
import type { ProblemError } from '#contract/problem-error.ts';
import { asProblemError } from '#ui/query/as-problem-error.ts';
import { useClient } from '#ui/query/client-context.ts';
import { useQuery } from '#ui/query/useQuery.ts';
import { useSession } from '#ui/session/useSession.ts';
import { favouriteChangedAtAtom } from './favourites.atoms.ts';

/** The product allows one change a second. */
const CHANGE_MS = 1_000;

/** What came of pressing a heart: it is done, was too soon after the last one, or went wrong. */
export type FavouriteOutcome = 'done' | 'tooSoon' | ProblemError;

export interface Favourites {
  /** Ids, the latest first; null: not known yet, or nobody who keeps any. */
  ids: readonly string[] | null;
  toggle: (game: GameItem) => Promise<FavouriteOutcome>;
}

/** The games this member keeps; every heart of the page shares one answer. */
export function useFavourites(): Favourites {
  const { hasWallet } = useSession();
  const client = useClient();
  const store = useStore();
  const { mutate } = useSWRConfig();
  const { value, put, refresh } = useQuery('listFavouriteIds', undefined, { enabled: hasWallet });
  const ids = value?.ids ?? null;

  const toggle = async (game: GameItem): Promise<FavouriteOutcome> => {
    const now = Date.now();
    if (now - store.get(favouriteChangedAtAtom) < CHANGE_MS) return 'tooSoon';
    store.set(favouriteChangedAtAtom, now);
    const { nodeId, vassalage: vendor, gameType } = game;
    // A heart pressed before the list has arrived is let go or kept by what the list says.
    const kept = ids ?? (await refresh())?.ids ?? [];
    const others = kept.filter((id) => id !== nodeId);
    const isKept = kept.includes(nodeId);
    // The heart answers the finger; should the server refuse, it goes back.
    put({ ids: isKept ? others : [nodeId, ...others] });
    try {
      if (isKept) await client.call('removeFavourite', { params: { nodeId } });
      else await client.call('addFavourite', { body: { nodeId, vendor, gameType } });
    } catch (error) {
      await refresh();
      return asProblemError(error);
    }
    // What was let go stays in sight until the list is left, so that it can be taken back.
    if (!isKept) void mutate(isFavouriteList);
    return 'done';
  };
  return { ids, toggle };
}

function isFavouriteList(key: unknown): boolean {
  return Array.isArray(key) && key[0] === 'listFavourites';
}
