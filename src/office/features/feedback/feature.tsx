import type { OfficeFeature } from '../../shell/office-feature.ts';
import { FeedbackScreen } from './FeedbackScreen.tsx';

export const feature: OfficeFeature = {
  screens: [
    {
      id: 'feedback',
      group: 'players',
      path: '/feedback',
      icon: 'chat',
      permission: 'feedback.read',
      place: 20,
      list: 'listFeedback',
      element: <FeedbackScreen />,
    },
  ],
  auditActions: ['handleFeedback'],
  texts: ['feedback-desk'],
};
