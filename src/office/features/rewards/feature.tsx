import type { OfficeFeature } from '../../shell/office-feature.ts';
import { ApplicationsScreen } from './ApplicationsScreen.tsx';
import { CampaignScreen } from './CampaignScreen.tsx';
import { CampaignsScreen } from './CampaignsScreen.tsx';
import { HeldRewardsScreen } from './HeldRewardsScreen.tsx';
import { MemberOffers } from './MemberOffers.tsx';
import { PromoCodesScreen } from './PromoCodesScreen.tsx';
import { RewardGrantsScreen } from './RewardGrantsScreen.tsx';
import { RewardPolicyScreen } from './RewardPolicyScreen.tsx';

export const feature: OfficeFeature = {
  screens: [
    {
      id: 'campaigns',
      path: '/campaigns',
      icon: 'gift',
      permission: 'promotion.read',
      place: 43,
      element: <CampaignsScreen />,
      // 'new' too: a campaign that is not saved yet.
      beneath: { ':campaignId': <CampaignScreen /> },
    },
    {
      id: 'promotionApplications',
      path: '/promotion-applications',
      icon: 'listBullets',
      permission: 'promotion.read',
      place: 43.2,
      element: <ApplicationsScreen />,
    },
    {
      id: 'heldRewards',
      path: '/held-rewards',
      icon: 'shield',
      permission: 'promotion.read',
      place: 43.4,
      element: <HeldRewardsScreen />,
    },
    {
      id: 'rewardGrants',
      path: '/reward-grants',
      icon: 'medal',
      permission: 'promotion.read',
      place: 43.6,
      element: <RewardGrantsScreen />,
    },
    {
      id: 'promoCodes',
      path: '/promo-codes',
      icon: 'ticket',
      permission: 'promotion.read',
      place: 43.8,
      element: <PromoCodesScreen />,
    },
    {
      id: 'rewardPolicy',
      path: '/reward-policy',
      icon: 'percent',
      permission: 'brand.read',
      place: 104.5,
      element: <RewardPolicyScreen />,
    },
  ],
  memberPanel: { permission: 'promotion.read', place: 34, Panel: MemberOffers },
  auditActions: [
    'createCampaign',
    'changeCampaign',
    'publishCampaign',
    'decideCampaign',
    'setCampaignState',
    'decidePromotionApplication',
    'decideHeldReward',
    'requestRewardGrant',
    'decideRewardGrant',
    'createPromoCodeBatch',
    'revokePromoCodeBatch',
    'setMemberOffers',
    'setRewardPolicy',
  ],
  texts: ['promotion-desk'],
};
