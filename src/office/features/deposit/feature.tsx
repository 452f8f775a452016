import type { OfficeFeature } from '../../shell/office-feature.ts';
import { DepositsScreen } from './DepositsScreen.tsx';
import { ReturnableDepositsScreen } from './ReturnableDepositsScreen.tsx';

export const feature: OfficeFeature = {
  screens: [
    {
      id: 'deposits',
      path: '/deposits',
      icon: 'deposit',
      permission: 'deposit.read',
      place: 38,
      element: <DepositsScreen />,
    },
    {
      id: 'returnableDeposits',
      path: '/returnable-deposits',
      icon: 'history',
      permission: 'deposit.read',
      place: 40,
      element: <ReturnableDepositsScreen />,
    },
  ],
  auditActions: [
    'returnDeposit',
    'reverseDeposit',
    'creditDeposit',
    'declineDeposit',
    'importStatement',
    'ignoreStatementLine',
  ],
  texts: ['deposit-desk'],
};
