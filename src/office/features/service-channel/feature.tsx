import type { OfficeFeature } from '../../shell/office-feature.ts';
import { ServiceChannelsScreen } from './ServiceChannelsScreen.tsx';

export const feature: OfficeFeature = {
  screens: [
    {
      id: 'customerService',
      group: 'content',
      path: '/customer-service',
      icon: 'headset',
      permission: 'content.read',
      place: 160,
      element: <ServiceChannelsScreen />,
    },
  ],
  auditActions: ['setServiceChannels'],
  texts: ['service-desk'],
};
