import type { OfficeFeature } from '../../shell/office-feature.ts';
import { VouchersScreen } from './VouchersScreen.tsx';

export const feature: OfficeFeature = {
  screens: [
    {
      id: 'vouchers',
      group: 'money',
      path: '/vouchers',
      icon: 'ticket',
      permission: 'voucher.make',
      place: 41,
      list: 'listVoucherBatches',
      element: <VouchersScreen />,
    },
  ],
  auditActions: ['createVoucherBatch', 'revokeVoucherBatch'],
  texts: ['voucher-desk'],
};
