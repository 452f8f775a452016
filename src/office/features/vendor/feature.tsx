import type { OfficeFeature } from '../../shell/office-feature.ts';
import { VendorScreen } from './VendorScreen.tsx';
import { VendorsScreen } from './VendorsScreen.tsx';

export const feature: OfficeFeature = {
  screens: [
    {
      id: 'vendors',
      group: 'rules',
      path: '/vendors',
      icon: 'gameController',
      permission: 'vendor.read',
      place: 111,
      element: <VendorsScreen />,
      beneath: { ':vendor': <VendorScreen /> },
    },
  ],
  auditActions: [
    'importVendor',
    'setVendor',
    'addVendorKey',
    'confirmVendorKey',
    'retireVendorKey',
  ],
  texts: ['vendor-desk'],
};
