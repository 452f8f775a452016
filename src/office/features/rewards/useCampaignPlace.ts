import { useMemo } from 'react';
import type { BannerSettings, RewardPolicySettings } from '#contract/generated/types.ts';
import { useStaff } from '#staff/session/useStaff.ts';
import { type QueryState, useQuery } from '#ui/query/useQuery.ts';

interface CampaignPlaceState {
  /** The banners name the brand's languages, and every role may read them. */
  languages: QueryState<BannerSettings>;
  /** Undefined while it loads, and for staff who may not read it. */
  policy: RewardPolicySettings | undefined;
  /** Codes of the brand's titles; empty for staff who may not read them. */
  gameCodes: readonly string[];
}

/** What the composer needs of a brand. */
export function useCampaignPlace(brand: string): CampaignPlaceState {
  const enabled = useStaff().may('brand.read');
  const params = { brand };
  const languages = useQuery('getBanners', { params });
  const policy = useQuery('getRewardPolicy', { params }, { enabled }).value;
  const games = useQuery('getGameSettings', { params }, { enabled, once: true }).value?.games;
  const gameCodes = useMemo(() => {
    // The id of a title is its vendor and its code.
    const codes = (games ?? []).map(({ nodeId }) => nodeId.slice(nodeId.indexOf(':') + 1));
    return [...new Set(codes)].toSorted();
  }, [games]);
  return { languages, policy, gameCodes };
}
