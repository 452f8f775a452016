import { Notice } from '#ui/kit/Notice.tsx';
import { Skeleton } from '#ui/kit/Skeleton.tsx';
import { useProblemText } from '#ui/query/useProblemText.ts';
import { useQuery } from '#ui/query/useQuery.ts';
import { inCategory } from '../game-list/choose-games.ts';
import { HeldResults, type HeldResultsProps } from './HeldResults.tsx';

/** As many as one answer holds; who keeps more has them on a page of their own. */
export const MOST_FAVOURITES = 100;

export interface FavouriteResultsProps extends Omit<HeldResultsProps, 'games'> {
  category: string | null;
}

/** What a member keeps of a catalogue that is too large to hold. */
export function FavouriteResults({ category, ...shown }: FavouriteResultsProps) {
  const problemText = useProblemText();
  const { value, problem } = useQuery('listFavourites', {
    query: { pageNo: 1, pageSize: MOST_FAVOURITES },
  });
  if (value !== undefined) {
    const games = category === null ? value.content : inCategory(value.content, category);
    return <HeldResults {...shown} games={games} />;
  }
  if (problem !== null) return <Notice tone="problem">{problemText(problem)}</Notice>;
  return <Skeleton shape="block" count={2} />;
}
