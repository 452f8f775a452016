import type { OfficeFeature } from '../../shell/office-feature.ts';
import { HarmCasesScreen } from './HarmCasesScreen.tsx';
import { MemberHarmCases } from './MemberHarmCases.tsx';

export const feature: OfficeFeature = {
  screens: [
    {
      id: 'harmCases',
      group: 'protection',
      path: '/harm-cases',
      icon: 'heartHalf',
      permission: 'member.protect',
      place: 55,
      list: 'listHarmCases',
      element: <HarmCasesScreen />,
    },
  ],
  memberPanel: { permission: 'member.protect', place: 12, Panel: MemberHarmCases },
  auditActions: ['handleHarmCase'],
  texts: ['harm-case'],
};
