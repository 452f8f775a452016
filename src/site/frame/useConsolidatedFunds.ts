import type { ReplyOf } from '#contract/operation.ts';
import { useSitePlan } from '#ui/plan/plan.atoms.ts';
import { type QueryState, useQuery } from '#ui/query/useQuery.ts';
import { useSession } from '#ui/session/useSession.ts';

/**
 * Every fund of the player and the contract requests that wait, where the brand's agent policy is
 * on. Never for trial players, who have no wallet.
 */
export function useConsolidatedFunds(): QueryState<ReplyOf<'getConsolidatedFunds'>> {
  const { features } = useSitePlan();
  const { hasWallet } = useSession();
  const enabled = hasWallet && features['AGENTPOLICY3']?.on === true;
  return useQuery('getConsolidatedFunds', undefined, { enabled });
}
