import type { OfficeFeature } from '../../shell/office-feature.ts';
import { HelpPagesScreen } from './HelpPagesScreen.tsx';

export const feature: OfficeFeature = {
  screens: [
    {
      id: 'help',
      group: 'content',
      path: '/help-pages',
      icon: 'question',
      permission: 'brand.read',
      place: 150,
      element: <HelpPagesScreen />,
    },
  ],
  auditActions: ['arrangeHelpPages', 'setHelpPage'],
  texts: ['help-desk', 'help'],
};
