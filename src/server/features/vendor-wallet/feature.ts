import type { Feature } from '../../feature.ts';
import type { Parts } from '../../parts.ts';
import { sendTransfers } from './send-transfers.ts';
import { vendorWalletRoutes } from './vendor-wallet.routes.ts';

const SEND_SECONDS = 3;

/** Money that players move to vendors that keep wallets, and back. */
export const vendorWalletFeature = (parts: Parts): Feature => ({
  name: 'vendor-wallet',
  routes: vendorWalletRoutes(parts),
  jobs: [{ name: 'sendTransfers', everySeconds: SEND_SECONDS, run: () => sendTransfers(parts) }],
});
