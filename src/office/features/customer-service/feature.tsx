import type { OfficeFeature } from '../../shell/office-feature.ts';
import { CustomerServiceScreen } from './CustomerServiceScreen.tsx';

export const feature: OfficeFeature = {
  screens: [
    {
      id: 'customerService',
      path: '/customer-service',
      icon: 'headset',
      permission: 'content.read',
      place: 160,
      element: <CustomerServiceScreen />,
    },
  ],
  auditActions: ['setServiceChannels'],
  texts: ['service-desk'],
};
