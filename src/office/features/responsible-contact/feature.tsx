import type { OfficeFeature } from '../../shell/office-feature.ts';
import { ResponsibleContactScreen } from './ResponsibleContactScreen.tsx';

export const feature: OfficeFeature = {
  screens: [
    {
      id: 'responsibleContact',
      group: 'protection',
      path: '/responsible-contact',
      icon: 'phone',
      permission: 'brand.read',
      place: 65,
      element: <ResponsibleContactScreen />,
    },
  ],
  auditActions: ['setResponsibleContact'],
};
