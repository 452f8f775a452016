import type { ReplyOf } from '#contract/operation.ts';
import { type QueryState, useQuery } from '../query/useQuery.ts';
import { useSession } from './useSession.ts';

/** A trial player's play money, shared by the whole page. */
export function usePlayMoney(): QueryState<ReplyOf<'getTrialBalance'>> {
  const { kind } = useSession();
  return useQuery('getTrialBalance', undefined, { enabled: kind === 'trial' });
}
