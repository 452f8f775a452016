import type { SecondFactorPolicy } from '#contract/generated/types.ts';
import type { Feature } from '../../feature.ts';
import type { Parts } from '../../parts.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { settingRoutes } from '../../settings/setting-routes.ts';
import { seedSetting } from '../../settings/setting-store.ts';
import { secondFactorRoutes } from './second-factor.routes.ts';

const APP_ON_NEW_DEVICE: SecondFactorPolicy = {
  askOn: 'newDevice',
  alsoBy: [],
  unknownAddress: false,
};
/** Where the demo offers it: the other brands show the site without. */
const DEMO_POLICIES: Readonly<Record<string, SecondFactorPolicy>> = {
  denluma: APP_ON_NEW_DEVICE,
  kyvolta: APP_ON_NEW_DEVICE,
  // Every means, also from an unknown address.
  tribunox: { askOn: 'newDevice', alsoBy: ['sms', 'email', 'payee'], unknownAddress: true },
};

/** An authenticator app beside the password, as the brand asks for it. */
export const secondFactorFeature = (parts: Parts): Feature => ({
  name: 'second-factor',
  routes: [
    ...secondFactorRoutes(parts),
    ...settingRoutes<'getSecondFactorPolicy', 'setSecondFactorPolicy', SecondFactorPolicy>(
      {
        kind: 'secondFactorPolicy',
        read: 'getSecondFactorPolicy',
        write: 'setSecondFactorPolicy',
        view: (policy) => ({ policy }),
        change: ({ policy }) => policy,
      },
      parts,
    ),
  ],
  async seedDemo(brand) {
    const value = DEMO_POLICIES[brand];
    if (value === undefined) return;
    await inTransaction(parts.db, (tx) =>
      seedSetting(tx, { brand, kind: 'secondFactorPolicy', version: 1, value }),
    );
  },
});
