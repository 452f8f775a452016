import type { OfficeFeature } from '../../shell/office-feature.ts';
import { MessagesScreen } from './MessagesScreen.tsx';

export const feature: OfficeFeature = {
  screens: [
    {
      id: 'messages',
      group: 'players',
      path: '/messages',
      icon: 'envelope',
      permission: 'message.read',
      place: 30,
      list: 'listMessages',
      element: <MessagesScreen />,
    },
  ],
  auditActions: ['retryMessage'],
  texts: ['message-desk'],
};
