import type { OfficeFeature } from '../../shell/office-feature.ts';
import { RegisterRulesScreen } from './RegisterRulesScreen.tsx';

export const feature: OfficeFeature = {
  screens: [
    {
      id: 'rules',
      group: 'rules',
      path: '/register-rules',
      icon: 'listChecks',
      permission: 'brand.read',
      place: 80,
      element: <RegisterRulesScreen />,
    },
  ],
  auditActions: ['setRegisterRules'],
  texts: ['pattern'],
};
