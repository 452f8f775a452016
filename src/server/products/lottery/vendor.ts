import { LOTTERY } from '#domain/lottery/lottery-code.ts';
import { LOTTERIES } from '#lotteries/lotteries.ts';
import type { VendorAdapter } from '../../vendors/vendor-adapter.ts';
import { lotteryVendor } from './lottery-vendor.ts';

/** The lotteries in the lobby; `features/lottery` sells the tickets. */
export const vendor: VendorAdapter = {
  code: LOTTERY,
  open: () => Promise.resolve(lotteryVendor(LOTTERIES)),
};
