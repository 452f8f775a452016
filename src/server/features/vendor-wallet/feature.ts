import type { WalletPolicy } from '#contract/generated/types.ts';
import type { Feature } from '../../feature.ts';
import type { Parts } from '../../parts.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { settingRoutes } from '../../settings/setting-routes.ts';
import { seedSetting } from '../../settings/setting-store.ts';
import { returnMoney } from './return-money.ts';
import { sendTransfers } from '../../outside/wallets/send-transfers.ts';
import { vendorWalletRoutes } from './vendor-wallet.routes.ts';

const SEND_SECONDS = 3;
const RETURN_SECONDS = 20;

/** The demo's brand that moves money by itself. */
const AUTOMATIC_BRAND = 'tribunox';

/** Money that players move to vendors that keep wallets, and back. */
export const vendorWalletFeature = (parts: Parts): Feature => ({
  name: 'vendor-wallet',
  routes: [
    ...vendorWalletRoutes(parts),
    ...settingRoutes<'getWalletPolicy', 'setWalletPolicy', WalletPolicy>(
      {
        kind: 'walletPolicy',
        read: 'getWalletPolicy',
        write: 'setWalletPolicy',
        view: (policy) => ({ policy }),
        change: ({ policy }) => policy,
      },
      parts,
    ),
  ],
  jobs: [
    { name: 'sendTransfers', everySeconds: SEND_SECONDS, run: () => sendTransfers(parts) },
    { name: 'returnMoney', everySeconds: RETURN_SECONDS, run: () => returnMoney(parts) },
  ],
  async seedDemo(brand) {
    if (brand !== AUTOMATIC_BRAND) return;
    const value: WalletPolicy = { automaticTransfers: true };
    await inTransaction(parts.db, (tx) =>
      seedSetting(tx, { brand, kind: 'walletPolicy', version: 1, value }),
    );
  },
});
