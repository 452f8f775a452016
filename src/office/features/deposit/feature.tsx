import type { OfficeFeature } from '../../shell/office-feature.ts';
import { DepositsScreen } from './DepositsScreen.tsx';
import { ReturnableDepositsScreen } from './ReturnableDepositsScreen.tsx';
import { StatementLinesScreen } from './StatementLinesScreen.tsx';

export const feature: OfficeFeature = {
  screens: [
    {
      id: 'statementLines',
      group: 'money',
      path: '/statement-lines',
      icon: 'bank',
      permission: 'deposit.read',
      place: 37.5,
      list: 'listStatementLines',
      element: <StatementLinesScreen />,
    },
    {
      id: 'deposits',
      group: 'money',
      path: '/deposits',
      icon: 'deposit',
      permission: 'deposit.read',
      place: 38,
      list: 'searchDeposits',
      element: <DepositsScreen />,
    },
    {
      id: 'returnableDeposits',
      group: 'money',
      path: '/returnable-deposits',
      icon: 'history',
      permission: 'deposit.read',
      place: 40,
      list: 'listReturnableDeposits',
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
  texts: ['deposit-desk', 'returnable-deposit-desk', 'statement-line-desk'],
};
