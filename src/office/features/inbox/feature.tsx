import { lazy } from 'react';
import type { OfficeFeature } from '../../shell/office-feature.ts';
import { WriteToMember } from './WriteToMember.tsx';

/** Brings a reader of HTML along, which nobody else needs. */
const InboxScreen = lazy(async () => ({
  default: (await import('./InboxScreen.tsx')).InboxScreen,
}));

export const feature: OfficeFeature = {
  screens: [
    {
      id: 'inbox',
      group: 'players',
      path: '/inbox',
      icon: 'bell',
      permission: 'inbox.read',
      place: 25,
      element: <InboxScreen />,
    },
  ],
  memberPanel: { permission: 'inbox.send', place: 40, Panel: WriteToMember },
  auditActions: ['sendInboxMessage', 'confirmInboxMessage', 'recallInboxMessage'],
  texts: ['inbox-desk'],
};
