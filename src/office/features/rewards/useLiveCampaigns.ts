import type { CampaignRecord, CampaignTriggerKind } from '#contract/generated/types.ts';
import { useQuery } from '#ui/query/useQuery.ts';
import { titleOf } from './campaign-draft.ts';

/** The contract's largest page. */
const LIMIT = 100;

/** A brand's live campaigns of one trigger, as the options of a choice; undefined while they load. */
export function useLiveCampaigns(
  brand: string,
  kind: CampaignTriggerKind,
): readonly { value: CampaignRecord['campaignId']; label: string }[] | undefined {
  const language = useQuery('getBanners', { params: { brand } }).value?.defaultLanguage;
  const live = useQuery('listCampaigns', {
    params: { brand },
    query: { state: 'live', limit: LIMIT },
  });
  return live.value?.items
    .filter(({ campaign }) => campaign.trigger.kind === kind)
    .map(({ campaignId, campaign }) => ({ value: campaignId, label: titleOf(campaign, language) }));
}
