import type { OfficeFeature } from '../../shell/office-feature.ts';
import { MessagesScreen } from './MessagesScreen.tsx';

export const feature: OfficeFeature = {
  screens: [
    {
      id: 'messages',
      path: '/messages',
      icon: 'envelope',
      permission: 'message.read',
      place: 30,
      element: <MessagesScreen />,
    },
  ],
  auditActions: ['retryMessage'],
  texts: ['message-desk'],
};
