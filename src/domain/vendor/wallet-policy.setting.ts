import type { WalletPolicy } from '#contract/generated/types.ts';
import type { SettingDeclaration } from '../setting/setting-declaration.ts';

/** Players move their money themselves until a brand decides otherwise. */
const BY_HAND: WalletPolicy = { automaticTransfers: false };

/** Asked for with every launch at a vendor that keeps wallets. */
export const setting: SettingDeclaration<WalletPolicy, 'request'> = {
  served: 'request',
  inEffect: (stored) => (stored ?? BY_HAND) as WalletPolicy,
};
