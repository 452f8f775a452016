import type { OfficeFeature } from '../../shell/office-feature.ts';
import { SecondFactorScreen } from './SecondFactorScreen.tsx';

export const feature: OfficeFeature = {
  screens: [
    {
      id: 'secondFactor',
      group: 'rules',
      path: '/second-factor',
      icon: 'shield',
      permission: 'brand.read',
      place: 100.5,
      element: <SecondFactorScreen />,
    },
  ],
  auditActions: ['setSecondFactorPolicy'],
};
