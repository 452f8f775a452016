import type { OfficeFeature } from '../../shell/office-feature.ts';
import { ReturnableDepositsScreen } from './ReturnableDepositsScreen.tsx';

export const feature: OfficeFeature = {
  screens: [
    {
      id: 'returnableDeposits',
      path: '/returnable-deposits',
      icon: 'bank',
      permission: 'deposit.read',
      place: 40,
      element: <ReturnableDepositsScreen />,
    },
  ],
  auditActions: ['returnDeposit'],
  texts: ['deposit-desk'],
};
