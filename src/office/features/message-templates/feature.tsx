import { lazy } from 'react';
import type { OfficeFeature } from '../../shell/office-feature.ts';

/** Brings a reader of HTML along, which nobody else needs. */
const MessageTemplatesScreen = lazy(async () => ({
  default: (await import('./MessageTemplatesScreen.tsx')).MessageTemplatesScreen,
}));

export const feature: OfficeFeature = {
  screens: [
    {
      id: 'messageTemplates',
      group: 'content',
      path: '/message-templates',
      icon: 'chatDots',
      permission: 'inbox.read',
      place: 135,
      element: <MessageTemplatesScreen />,
    },
  ],
  auditActions: ['setMessageTemplates'],
  texts: ['message-templates-desk'],
};
