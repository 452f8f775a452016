import type { Feature } from '../../feature.ts';
import type { Parts } from '../../parts.ts';
import { seedVouchers } from './seed-vouchers.ts';
import { voucherBatchDesk } from './voucher-batch.read.ts';
import { voucherRoutes } from './voucher.routes.ts';

/** Vouchers: sold elsewhere, redeemed here. */
export const voucherFeature = (parts: Parts): Feature => ({
  name: 'voucher',
  routes: voucherRoutes(parts),
  desks: [voucherBatchDesk],
  seedDemo: (brand) => seedVouchers(parts, brand),
});
