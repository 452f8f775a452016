import type { OfficeFeature } from '../../shell/office-feature.ts';
import { WalletPolicyScreen } from './WalletPolicyScreen.tsx';

export const feature: OfficeFeature = {
  screens: [
    {
      id: 'walletPolicy',
      group: 'rules',
      path: '/wallet-policy',
      icon: 'wallet',
      permission: 'brand.read',
      place: 114,
      element: <WalletPolicyScreen />,
    },
  ],
  auditActions: ['setWalletPolicy'],
  texts: ['wallet-policy-desk'],
};
