import type { OfficeFeature } from '../../shell/office-feature.ts';
import { FlagsScreen } from './FlagsScreen.tsx';

export const feature: OfficeFeature = {
  screens: [
    {
      id: 'flags',
      group: 'rules',
      path: '/flags',
      icon: 'flag',
      permission: 'brand.read',
      place: 70,
      element: <FlagsScreen />,
    },
  ],
  auditActions: ['setWhitelabelFlags'],
};
