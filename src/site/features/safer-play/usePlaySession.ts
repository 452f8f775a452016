import type { PlaySession } from '#contract/generated/types.ts';
import { type QueryOptions, type QueryState, useQuery } from '#ui/query/useQuery.ts';

type Options = Pick<QueryOptions<PlaySession>, 'everyMs' | 'enabled'>;

/** Play since sign-in: one answer shared by the cards of the screen and by the reality check. */
export function usePlaySession(options: Options = {}): QueryState<PlaySession> {
  return useQuery('getPlaySession', undefined, options);
}
