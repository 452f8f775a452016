import type { OfficeFeature } from '../../shell/office-feature.ts';
import { ApplicationsScreen } from './ApplicationsScreen.tsx';
import { BoardsScreen } from './BoardsScreen.tsx';
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
      group: 'rewards',
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
      group: 'rewards',
      path: '/promotion-applications',
      icon: 'listBullets',
      permission: 'promotion.read',
      place: 43.2,
      list: 'listPromotionApplications',
      element: <ApplicationsScreen />,
    },
    {
      id: 'heldRewards',
      group: 'rewards',
      path: '/held-rewards',
      icon: 'shield',
      permission: 'promotion.read',
      place: 43.4,
      list: 'listHeldRewards',
      element: <HeldRewardsScreen />,
    },
    {
      id: 'boards',
      group: 'rewards',
      path: '/boards',
      icon: 'trophy',
      permission: 'promotion.read',
      place: 43.5,
      list: 'listBoards',
      element: <BoardsScreen />,
    },
    {
      id: 'rewardGrants',
      group: 'rewards',
      path: '/reward-grants',
      icon: 'medal',
      permission: 'promotion.read',
      place: 43.6,
      list: 'listRewardGrants',
      element: <RewardGrantsScreen />,
    },
    {
      id: 'promoCodes',
      group: 'rewards',
      path: '/promo-codes',
      icon: 'ticket',
      permission: 'promotion.read',
      place: 43.8,
      list: 'listPromoCodeBatches',
      element: <PromoCodesScreen />,
    },
    {
      id: 'rewardPolicy',
      group: 'rules',
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
    'decideBoard',
    'removeBoardPlace',
    'requestRewardGrant',
    'decideRewardGrant',
    'createPromoCodeBatch',
    'revokePromoCodeBatch',
    'setMemberOffers',
    'setRewardPolicy',
  ],
  texts: [
    'board-desk',
    'held-reward-desk',
    'promo-code-desk',
    'promotion-application-desk',
    'promotion-desk',
    'reward-grant-desk',
  ],
};
