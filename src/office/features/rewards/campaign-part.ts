import type { Campaign } from '#contract/generated/types.ts';

/** What each part of the composer needs. */
export interface CampaignPartProps {
  campaign: Campaign;
  currency: string;
  /** @param pointer into the campaign */
  faultAt: (pointer: string) => string | undefined;
  set: (change: Partial<Campaign>) => void;
}
