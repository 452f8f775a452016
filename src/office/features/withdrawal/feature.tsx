import type { OfficeFeature } from '../../shell/office-feature.ts';
import { WithdrawalsScreen } from './WithdrawalsScreen.tsx';
import { WithdrawalTermsScreen } from './WithdrawalTermsScreen.tsx';

export const feature: OfficeFeature = {
  screens: [
    {
      id: 'withdrawals',
      group: 'money',
      path: '/withdrawals',
      icon: 'withdraw',
      permission: 'withdrawal.read',
      place: 36,
      list: 'searchWithdrawals',
      element: <WithdrawalsScreen />,
    },
    {
      id: 'withdrawalTerms',
      group: 'rules',
      path: '/withdrawal-terms',
      icon: 'clock',
      permission: 'brand.read',
      place: 102,
      element: <WithdrawalTermsScreen />,
    },
  ],
  auditActions: [
    'reviewWithdrawal',
    'payWithdrawal',
    'recordPayout',
    'settleWithdrawal',
    'setWithdrawalTerms',
  ],
  texts: ['withdrawal-desk'],
};
