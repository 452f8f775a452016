import type { ReplyOf } from '#contract/operation.ts';
import { type QueryState, useQuery } from '#ui/query/useQuery.ts';
import { useSession } from '#ui/session/useSession.ts';

/** The player's points, shared by the whole page. Visitors and trial players have none. */
export function usePointsBalance(): QueryState<ReplyOf<'getPointsBalance'>> {
  const { hasWallet } = useSession();
  return useQuery('getPointsBalance', undefined, { enabled: hasWallet });
}
