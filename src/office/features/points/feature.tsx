import type { OfficeFeature } from '../../shell/office-feature.ts';
import { PointGoodsScreen } from './PointGoodsScreen.tsx';
import { PointRedemptionsScreen } from './PointRedemptionsScreen.tsx';
import { PointsPolicyScreen } from './PointsPolicyScreen.tsx';

export const feature: OfficeFeature = {
  screens: [
    {
      id: 'pointRedemptions',
      group: 'rewards',
      path: '/point-redemptions',
      icon: 'medal',
      permission: 'promotion.read',
      place: 43.85,
      list: 'listPointRedemptions',
      element: <PointRedemptionsScreen />,
    },
    {
      id: 'pointGoods',
      group: 'rewards',
      path: '/point-goods',
      icon: 'coins',
      permission: 'promotion.read',
      place: 43.9,
      element: <PointGoodsScreen />,
    },
    {
      id: 'pointsPolicy',
      group: 'rules',
      path: '/points-policy',
      icon: 'coins',
      permission: 'brand.read',
      place: 104.6,
      element: <PointsPolicyScreen />,
    },
  ],
  auditActions: ['setPointsPolicy', 'setPointGoods', 'decidePointRedemption'],
  texts: ['point-goods-desk', 'point-redemption-desk', 'points-desk'],
};
