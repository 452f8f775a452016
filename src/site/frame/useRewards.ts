import type { RewardSummary } from '#contract/generated/types.ts';
import { useTopic } from '#ui/live/useTopic.ts';
import { useSitePlan } from '#ui/plan/plan.atoms.ts';
import { useQuery } from '#ui/query/useQuery.ts';
import { useSession } from '#ui/session/useSession.ts';

/** Rewards to claim and the running bonus, kept up to date. Null: not known, or none can be had. */
export function useRewards(): RewardSummary | null {
  const { routes } = useSitePlan();
  const { hasWallet } = useSession();
  const enabled = hasWallet && routes.some(({ screen }) => screen === 'rewardCentre');
  const { value, put } = useQuery('getRewardSummary', undefined, { enabled });
  useTopic('reward', put, { enabled });
  return enabled ? (value ?? null) : null;
}
